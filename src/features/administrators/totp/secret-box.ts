import { hkdfSync } from "node:crypto";
import { open, seal } from "#platform/crypto/aes-gcm.ts";

/**
 * Keeps the secret of a second factor so that the database alone does not tell it: AES-256-GCM under a key of
 * SESSION_SECRET, bound to its administrator. With another SESSION_SECRET it cannot be read any more.
 */
export function secretBox(sessionSecret: string) {
  const key = Buffer.from(hkdfSync("sha256", sessionSecret, "", "mishwar administrators' second factor", 32));
  return {
    seal(secret: Uint8Array, owner: string): string {
      const { nonce, sealed, tag } = seal(key, secret, owner);
      return [nonce, sealed, tag].map((part) => Buffer.from(part).toString("base64url")).join(".");
    },
    /** Undefined where it was sealed for another owner, or under another key. */
    open(text: string, owner: string): Uint8Array | undefined {
      const [nonce, sealed, tag] = text.split(".").map((part) => Buffer.from(part, "base64url"));
      return nonce && sealed && tag ? open(key, { nonce, sealed, tag }, owner) : undefined;
    },
  };
}
export type SecretBox = ReturnType<typeof secretBox>;
