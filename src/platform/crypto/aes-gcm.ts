import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** What a key has sealed; `nonce` is of 12 bytes, `tag` of 16. */
export interface Sealed {
  nonce: Uint8Array;
  tag: Uint8Array;
  sealed: Uint8Array;
}

/** Encrypts by AES-256-GCM under a key of 32 bytes, bound to `owner`: in another place it cannot be read. */
export function seal(key: Uint8Array, bytes: Uint8Array, owner: string): Sealed {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return { nonce, sealed, tag: cipher.getAuthTag() };
}

/** What was sealed; undefined where that was for another owner, under another key, or was changed since. */
export function open(key: Uint8Array, { nonce, sealed, tag }: Sealed, owner: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch {
    return undefined;
  }
}
