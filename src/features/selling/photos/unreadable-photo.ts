/** The browser cannot draw the file: it is no picture, a broken one, or of a kind that it does not know (HEIC). */
export class UnreadablePhoto extends Error {
  constructor(cause?: unknown) {
    super("not a picture that this browser can read", { cause });
    this.name = "UnreadablePhoto";
  }
}
