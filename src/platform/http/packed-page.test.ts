import { randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { packPage, writtenOver } from "./packed-page.ts";

const place = "PLACE-OF-THE-NONCE-123";
const placesIn = (body: Buffer) => {
  const places: number[] = [];
  for (let at = body.indexOf(place); at >= 0; at = body.indexOf(place, at + 1)) places.push(at);
  return places;
};
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `<link nonce="${place}" href="/assets/${at}.js"/>`).join("");
const card = (at: number) => `<article><h2>تويوتا كورولا ${at}</h2><p>a car, ${at * 1000} km</p></article>`;
const cards = Array.from({ length: 300 }, (_, at) => card(at)).join("");

test.each([
  ["with one place", `<p>${cards}</p><script nonce="${place}">x</script>`],
  ["with many", `${links(40)}${cards}${links(5)}${cards}<script nonce="${place}"></script>`],
  ["that begins and ends with one", `${place}${cards}${place}${place}`],
  ["without any", cards],
])("a page %s is packed once, and each nonce unpacks to a page of its own", async (_, text) => {
  const body = Buffer.from(text);
  const packed = await packPage(body, placesIn(body), place.length);
  if (!packed) throw new Error("it was not packed");
  for (let turn = 0; turn < 20; turn++) {
    const nonce = randomBytes(16).toString("base64url");
    const answer = writtenOver(packed.bytes, packed.places, nonce);
    expect(brotliDecompressSync(answer).toString()).toBe(text.replaceAll(place, nonce));
  }
  const perPlace =
    (packed.bytes.length - brotliCompressSync(body).length) / Math.max(1, packed.places.length);
  expect(perPlace).toBeLessThan(400);
});

test("a page that holds every byte there is, is not packed", async () => {
  const body = Buffer.concat([
    Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    Buffer.from(place),
  ]);
  expect(await packPage(body, [256], place.length)).toBeUndefined();
});
