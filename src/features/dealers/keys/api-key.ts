import { createHash, randomBytes } from "node:crypto";

/** A key as its program sends it: what it is for, and 32 random bytes. */
const shape = /^mw_live_[\w-]{43}$/;

export const newKey = (): string => `mw_live_${randomBytes(32).toString("base64url")}`;
export const isKey = (text: string): boolean => shape.test(text);
/** What is kept of a key; so many random bytes need no slow hash. */
export const keyHash = (key: string): string => createHash("sha256").update(key).digest("hex");
export const lastFourOf = (key: string): string => key.slice(-4);
