import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a push service was handed, as the browser that it is for reads it. */
export interface Received {
  browser: string;
  payload: Record<string, unknown>;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
}

export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

/**
 * Stands in for the push services of browser makers, on loopback: takes messages over HTTP as RFC 8030 says, refuses what is
 * not signed with `publicKey` (RFC 8292), and decrypts as a browser does (RFC 8188, 8291). No browser is involved.
 */
export async function pushService(publicKey: string) {
  const received: Received[] = [];
  const wrong: string[] = [];
  const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; secret: Buffer }>();
  /** What it answers to a browser's next messages, instead of taking them. */
  const answers = new Map<string, { status: number; headers?: Record<string, string> }[]>();
  let origin = "";

  const server = createServer(async (request, response) => {
    const browser = request.url?.slice(1) ?? "";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const next = answers.get(browser)?.shift();
    if (next) return response.writeHead(next.status, next.headers).end("Something long".repeat(1000));
    const keys = browsers.get(browser);
    try {
      if (request.method !== "POST" || !keys) throw new Error(`${request.method} ${request.url}`);
      checkSignature(request.headers.authorization ?? "", { publicKey, audience: origin });
      if (request.headers["content-encoding"] !== "aes128gcm") throw new Error("another encoding");
      const payload = JSON.parse(decrypt(Buffer.concat(chunks), keys));
      const { ttl, urgency, topic } = request.headers;
      received.push({
        browser,
        payload,
        ttl: Number(ttl),
        urgency: urgency?.toString(),
        topic: topic?.toString(),
      });
      response.writeHead(201).end();
    } catch (error) {
      wrong.push(String(error));
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    close: () => void server.close(),
    received,
    /** Anything that was no message as the standards want it. */
    wrong,
    answers,
    /** A browser that has subscribed. */
    browser(): TestBrowser & { name: string } {
      const name = randomBytes(6).toString("hex");
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const secret = randomBytes(16);
      browsers.set(name, { pair, secret });
      const keys = { p256dh: pair.getPublicKey("base64url"), auth: secret.toString("base64url") };
      return { name, subscription: { endpoint: `${origin}/${name}`, keys } };
    },
  };
}

function checkSignature(authorization: string, expected: { publicKey: string; audience: string }) {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== expected.publicKey) throw new Error("signed with another key");
  const [header = "", claims = "", signature = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned || read(header).alg !== "ES256") throw new Error("the signature is forged");
  const { aud, exp, sub } = read(claims);
  if (aud !== expected.audience) throw new Error(`for ${aud}`);
  const left = exp - Date.now() / 1000;
  if (!(left > 0 && left <= 86_400)) throw new Error(`ends in ${left} s`);
  if (!/^(mailto:\S+@\S+|https:)/.test(sub)) throw new Error(`from ${sub}`);
}

function decrypt(
  message: Buffer,
  { pair, secret }: { pair: ReturnType<typeof createECDH>; secret: Buffer },
): string {
  const salt = message.subarray(0, 16);
  const length = message.readUInt8(20);
  const sender = message.subarray(21, 21 + length);
  const cipher = message.subarray(21 + length);
  const shared = pair.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync("sha256", shared, secret, info, 32));
  const key = Buffer.from(hkdfSync("sha256", material, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", material, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(cipher.subarray(-16));
  const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("no end of the record");
  return plain.subarray(0, end).toString();
}
