import { use } from "react";

/** What the frame of a page shows to the signed-in only: guests never fetch it. The server has it before it renders. */
type Parts = typeof import("./signed-in/parts.ts")["parts"];

let loaded: Parts | undefined;
let loading: Promise<Parts> | undefined;

export function loadSignedInParts(): Promise<Parts> {
  loading ??= import("./signed-in/parts.ts").then(
    ({ parts }) => {
      loaded = parts;
      return parts;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export function useSignedInParts(): Parts {
  return loaded ?? use(loadSignedInParts());
}

/**
 * Resolves when the browser has taken over what the server drew for the signed-in. What they see of an account must not
 * change before that: the two would differ, and the page would be drawn again.
 */
export async function whenFrameIsTakenOver(): Promise<void> {
  await loadSignedInParts();
  await new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 100);
  });
}
