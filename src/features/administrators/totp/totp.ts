import { createHmac, timingSafeEqual } from "node:crypto";

/** Codes of authenticator apps: RFC 6238 with what every app assumes, SHA-1, six digits, 30 seconds. */

const stepSeconds = 30;
const digits = 6;
/** A phone's clock may be one step off, either way. */
const drift = [0, -1, 1] as const;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without padding, as apps take it. */
export function base32(bytes: Uint8Array): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text;
}

export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/** The code of a step. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The step whose code this is, if it is newer than the last one taken: the same code never works twice. */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  last: number | null,
  at: Date,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const now = stepAt(at);
  return drift
    .map((off) => now + off)
    .find(
      (step) =>
        (last === null || step > last) &&
        timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)),
    );
}

/** What an app reads from the picture: whose secret it is, and the secret. */
export function totpAddress(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
