import { slot } from "#platform/page/slot.ts";

/** What the frame of every page shows to the signed-in: code that guests never fetch. */
export const signedInFrame = slot<{
  /** Fetches it. */
  load: () => Promise<unknown>;
  /** Resolves when the browser has taken over what the server drew of it. */
  whenTakenOver: () => Promise<void>;
}>("signed-in frame");
