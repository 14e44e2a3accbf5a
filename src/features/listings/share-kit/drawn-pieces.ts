import { hash } from "node:crypto";
import { turns } from "#platform/process/turns.ts";

/** Those that are asked for again: a seller looks at one, then downloads it. A picture has about a megabyte. */
const mostKept = 12;
/** What waits behind them would be there only after its visitor has gone. */
const longestQueue = 24;

/** What a piece says, as its ETag: another price, photo, phone number or day makes another one. */
export const versionOf = (says: unknown): string =>
  `"${hash("sha256", JSON.stringify(says), "base64url").slice(0, 22)}"`;

/**
 * Pieces by version, drawn one at a time in this process, and once however many ask for the same one. Not in the store, where
 * anyone who walks the market could fill megabytes for each listing. Throws `server.busy`.
 */
export function drawnPieces() {
  const inTurn = turns({ atOnce: 1, longestQueue });
  const kept = new Map<string, Promise<Buffer>>();
  return function piece(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawn = kept.get(key) ?? inTurn(draw);
    kept.delete(key);
    kept.set(key, drawn);
    // One that failed is tried again by the next visitor.
    drawn.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}
