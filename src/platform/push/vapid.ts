import { createECDH, hkdfSync } from "node:crypto";

/** The pair of keys by which a push service knows who sends (RFC 8292), both in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Made of the secret of the market, so that all its processes have the same pair and none has to be kept. Another secret is
 * another pair: what was subscribed with the old one takes nothing any more, and is switched on again by its user.
 */
export function vapidKeys(secret: string): VapidKeys {
  for (let attempt = 0; ; attempt++) {
    const key = Buffer.from(hkdfSync("sha256", secret, "", `mishwar web push ${attempt}`, 32));
    const pair = createECDH("prime256v1");
    try {
      pair.setPrivateKey(key);
    } catch {
      // One number in four billion is no key of the curve.
      continue;
    }
    return { publicKey: pair.getPublicKey("base64url"), privateKey: key.toString("base64url") };
  }
}

/** Whether this is a point of the curve, as a browser's public key is. */
export function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    pair.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}
