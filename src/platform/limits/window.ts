import { createHmac } from "node:crypto";

/** When the window began that a moment lies in: windows start again at multiples of their length. */
export const windowStart = (at: number, lengthMs: number): number => Math.floor(at / lengthMs) * lengthMs;

/** Who is counted, as the table keeps it: a keyed hash, from which neither a mail nor an address can be read. */
export const counterKey = (secret: string, name: string, who: string): string =>
  `${name}:${createHmac("sha256", secret).update(`${name}:${who}`).digest("base64url")}`;
