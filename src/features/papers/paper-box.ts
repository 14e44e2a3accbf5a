import { createHash } from "node:crypto";
import { open, seal } from "#platform/crypto/aes-gcm.ts";

/** The first bytes of each file: what it is, and in which form. */
const mark = Buffer.from("MPA1");
const places = { key: 4, nonce: 8, tag: 20, sealed: 36 } as const;

const nameOf = (key: Uint8Array): Buffer => createHash("sha256").update(key).digest().subarray(0, 4);

/**
 * Seals papers before they come to the store, under the first of these keys of 32 bytes each (PAPERS_KEY), and opens what any
 * of them has sealed: a file says by which key, so that a new one can be put before the old. `place`, its key in the store,
 * is bound to it: a file that was laid in another's place cannot be read.
 */
export function paperBox(keys: readonly Uint8Array[]) {
  const [current] = keys;
  if (!current) throw new Error("there is no key for papers");
  return {
    seal(bytes: Uint8Array, place: string): Buffer {
      const { nonce, tag, sealed } = seal(current, bytes, place);
      return Buffer.concat([mark, nameOf(current), nonce, tag, sealed]);
    },
    /** Undefined where none of the keys has sealed it, or not for this place, and for what is no such file. */
    open(file: Buffer, place: string): Buffer | undefined {
      if (file.length < places.sealed || !file.subarray(0, places.key).equals(mark)) return undefined;
      const key = keys.find((one) => nameOf(one).equals(file.subarray(places.key, places.nonce)));
      const parts = {
        nonce: file.subarray(places.nonce, places.tag),
        tag: file.subarray(places.tag, places.sealed),
        sealed: file.subarray(places.sealed),
      };
      return key && open(key, parts, place);
    },
  };
}
