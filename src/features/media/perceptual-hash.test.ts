import sharp from "sharp";
import { expect, it } from "vitest";
import { decode } from "./decode.ts";
import { perceptualHash } from "./perceptual-hash.ts";

/** A scene of a sky, a ground and a body in between. */
const scene = (sky: string, body: string, x: number, width = 900, height = 600) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
      <linearGradient id="g" x2="0.3" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#776"/></linearGradient>
      <rect width="900" height="600" fill="url(#g)"/><rect x="${x}" y="240" width="420" height="170" rx="60" fill="${body}"/>
      <circle cx="${x + 90}" cy="420" r="52" fill="#111"/><circle cx="${x + 330}" cy="420" r="52" fill="#222"/></svg>`),
  ).resize(width, height);

const hashOf = async (bytes: Buffer) => perceptualHash(await decode(bytes, { width: 1280, height: 4096 }));
function apart(a: bigint | null, b: bigint | null): number {
  if (a === null || b === null) throw new Error("no hash");
  return BigInt.asUintN(64, a ^ b)
    .toString(2)
    .replaceAll("0", "").length;
}

it("tells copies of a picture from others, within the three bits that the index finds", async () => {
  const first = await hashOf(await scene("#9cd", "#a22", 200).jpeg({ quality: 92 }).toBuffer());
  const copies = [
    scene("#9cd", "#a22", 200).jpeg({ quality: 55 }),
    scene("#9cd", "#a22", 200, 450, 300).webp({ quality: 80 }),
    scene("#9cd", "#a22", 200).modulate({ brightness: 1.1 }).png(),
  ];
  for (const copy of copies) {
    expect(apart(first, await hashOf(await copy.toBuffer()))).toBeLessThanOrEqual(3);
  }
  for (const other of [scene("#234", "#eed", 40), scene("#9cd", "#a22", 440)]) {
    expect(apart(first, await hashOf(await other.jpeg().toBuffer()))).toBeGreaterThan(8);
  }
});

it("has none for a picture that shows nothing", async () => {
  for (const background of ["#000", "#8a8"]) {
    const plain = sharp({ create: { width: 400, height: 300, channels: 3, background } }).jpeg();
    expect(await hashOf(await plain.toBuffer())).toBeNull();
  }
});
