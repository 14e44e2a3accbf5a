import { expect, it } from "vitest";
import { heldBytes, heldBytesLimit } from "./decode.ts";

it("lets nothing be unpacked that has to be held whole and is too large for it", () => {
  const large = { width: 7000, height: 7000, channels: 3, depth: "uchar", isProgressive: false } as const;
  const jpeg = { ...large, format: "jpeg", chromaSubsampling: "4:4:4" } as const;
  const png = { ...large, format: "png", channels: 4 } as const;
  const webp = { ...large, format: "webp" } as const;
  const fits = [jpeg, { ...jpeg, orientation: 6 }, { ...png, depth: "ushort" }, png, webp] as const;
  for (const one of fits) expect(heldBytes(one)).toBeLessThan(heldBytesLimit);
  const bombs = [
    { ...jpeg, isProgressive: true },
    { ...png, depth: "ushort", isProgressive: true },
    { ...png, depth: "ushort", orientation: 6 },
    { ...webp, pages: 2 },
  ] as const;
  for (const one of bombs) expect(heldBytes(one)).toBeGreaterThan(heldBytesLimit);
  // The cameras' own: 48 megapixels, stored at half the resolution of colours, and 12 at the whole.
  const progressive = { ...jpeg, isProgressive: true };
  expect(heldBytes({ ...progressive, chromaSubsampling: "4:2:0" })).toBeLessThan(heldBytesLimit);
  expect(heldBytes({ ...progressive, width: 4000, height: 3000 })).toBeLessThan(heldBytesLimit);
});
