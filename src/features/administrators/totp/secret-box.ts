import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Keeps the secret of a second factor so that the database alone does not tell it: AES-256-GCM under a key of
 * SESSION_SECRET, bound to its administrator. With another SESSION_SECRET it cannot be read any more.
 */
export function secretBox(sessionSecret: string) {
  const key = Buffer.from(hkdfSync("sha256", sessionSecret, "", "mishwar administrators' second factor", 32));
  return {
    seal(secret: Uint8Array, owner: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString("base64url")).join(".");
    },
    /** Undefined where it was sealed for another owner, or under another key. */
    open(text: string, owner: string): Uint8Array | undefined {
      const [nonce, sealed, tag] = text.split(".").map((part) => Buffer.from(part, "base64url"));
      if (!nonce || !sealed || !tag) return undefined;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 })
          .setAAD(Buffer.from(owner))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(sealed), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
export type SecretBox = ReturnType<typeof secretBox>;
