import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { compareShots, keepShot, readShot, small } from "./shots.ts";

/** A page with a button of a colour, so many pixels further down. */
const page = async (colour: string, down = 0, height = 200) =>
  small(
    await sharp({ create: { width: 400, height, channels: 3, background: "#f8f5ef" } })
      .composite([
        {
          input: { create: { width: 100, height: 40, channels: 3, background: colour } },
          left: 20,
          top: 20 + down,
        },
      ])
      .png()
      .toBuffer(),
  );

it("finds nothing where nothing changed", async () => {
  expect(await compareShots(await page("#1d5c44"), await page("#1d5c44"))).toEqual({ share: 0 });
});

it("finds a button of another colour, and one that moved", async () => {
  const before = await page("#1d5c44");
  expect((await compareShots(before, await page("#5c1d44"))).share).toBeCloseTo(0.05, 2);
  expect((await compareShots(before, await page("#1d5c44", 8))).share).toBeGreaterThan(0.01);
});

it("says when a page has grown", async () => {
  const { share, because } = await compareShots(await page("#1d5c44"), await page("#1d5c44", 0, 220));
  expect(share).toBe(1);
  expect(because).toBe("200 × 100 has become 200 × 110");
});

it("draws what differs in red", async () => {
  const file = join(tmpdir(), `mishwar-shots-${process.pid}`, "diff.png");
  try {
    await compareShots(await page("#1d5c44"), await page("#5c1d44"), file);
    const pixels = await sharp(await readFile(file))
      .extract({ left: 20, top: 14, width: 30, height: 10 })
      .raw()
      .toBuffer();
    for (let at = 0; at < pixels.length; at += 3)
      expect([...pixels.subarray(at, at + 3)]).toEqual([255, 0, 0]);
  } finally {
    await rm(join(file, ".."), { recursive: true, force: true });
  }
});

it("keeps what was taken, and knows when there is nothing yet", async () => {
  const file = join(tmpdir(), `mishwar-kept-${process.pid}`, "home.webp");
  try {
    expect(await readShot(file)).toBeUndefined();
    await keepShot(file, await page("#1d5c44"));
    expect(await readShot(file)).toEqual(await page("#1d5c44"));
  } finally {
    await rm(join(file, ".."), { recursive: true, force: true });
  }
});
