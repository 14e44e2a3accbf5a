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
