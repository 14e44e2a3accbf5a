import { createHash, createHmac } from "node:crypto";

/** What opens the feeds of a dealer, after so many renewals. */
export const feedToken = (userId: string, renewals: number, sessionSecret: string): string =>
  createHmac("sha256", sessionSecret).update(`feed ${userId} ${renewals}`).digest("base64url");
export const feedHash = (token: string): string => createHash("sha256").update(token).digest("hex");
export const feedTokenShape = /^[\w-]{43}$/;
