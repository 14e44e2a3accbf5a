import { createHash, randomBytes } from "node:crypto";

/** How long the link of a mail works. */
export const linkLifetimeMs = 3_600_000;

/** A token for the link of a mail, and what is stored of it: who reads the table cannot use the link. */
export function newToken(): { token: string; stored: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, stored: storedToken(token) };
}

export const storedToken = (token: string): string => createHash("sha256").update(token).digest("hex");
