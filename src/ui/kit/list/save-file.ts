/** Saves what was made in the browser, or fetched with a token, under a name. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
