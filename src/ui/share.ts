export type Shared = "shared" | "copied" | "dismissed" | "failed";

/** Hands a link to the device's own share sheet; where there is none, copies the address. */
export async function share(link: { title: string; text?: string; url: string }): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return (await copyText(link.url)) ? "copied" : "failed";
}

/** Whether the text is now on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// The clipboard API exists only over https and on localhost; a market opened by its address in a home network is neither.
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;inset-block-start:0;opacity:0";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}

/** Whether the device's share sheet takes a file of this type. */
export const mayShareFiles = (type: string): boolean =>
  typeof navigator.share === "function" &&
  navigator.canShare?.({ files: [new File([], "file", { type })] }) === true;

/** Fetches a file and hands it to the device's share sheet, with a text beside it. */
export async function shareFile(
  address: string,
  { name, type }: { name: string; type: string },
  said: { title: string; text: string },
): Promise<Exclude<Shared, "copied">> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return "failed";
    await navigator.share({ ...said, files: [new File([await answer.blob()], name, { type })] });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : "failed";
  }
}
