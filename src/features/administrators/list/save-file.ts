/** Saves what was made in the browser, or fetched with a token, under a name. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken it once the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
