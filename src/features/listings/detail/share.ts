export type Shared = "shared" | "copied" | "cancelled" | "failed";

/** The phone's own share sheet where there is one, else the address in the clipboard. */
export async function share(title: string, url: string): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      // The visitor closed the sheet: nothing to make up for. Anything else: the clipboard is left.
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
