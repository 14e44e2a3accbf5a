import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { codeLength } from "./phone.schema.ts";

/** Six digits, each number as likely as any other: `randomInt` throws away what would favour some. */
export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, "0");

/** What is stored of a code: who reads the table cannot try a million of them without the key. */
export const codeHash = (secret: string, id: string, code: string): string =>
  createHmac("sha256", secret).update(`phone-code:${id}:${code}`).digest("hex");

/** Whether a typed code is the stored one; takes as long where none is stored. */
export function isCode(secret: string, id: string, typed: string, stored: string | null): boolean {
  const hash = Buffer.from(codeHash(secret, id, typed));
  const other = Buffer.from(stored ?? codeHash(secret, id, "none"));
  return timingSafeEqual(hash, other) && stored !== null;
}
