import sharp from "sharp";
import { encode } from "uqr";
import { expect, it } from "vitest";
import type { Drawing } from "#platform/typeset/drawing.ts";
import { toSvg } from "#platform/typeset/to-svg.ts";
import { qrCode } from "./qr-code.ts";

const address = "https://mishwar.example/n/1000009";

it.each([240, 206, 57])(
  "is drawn module by module within %i pixels, with its border of white",
  async (size) => {
    const { data, size: modules } = encode(address, { ecc: "Q", border: 4 });
    const drawing: Drawing = { width: size, height: size, items: qrCode(address, { x: 0, y: 0, size }) };
    const { data: pixels, info } = await sharp(Buffer.from(toSvg(drawing, "code")))
      .resize(size * 4, size * 4, { kernel: "nearest" })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const side = size > 2 * modules ? Math.floor(size / modules) : size / modules;
    const inset = (size - side * modules) / 2;
    const darkAt = (at: number) => Math.floor((inset + (at + 0.5) * side) * 4);
    const read = data.map((row, y) =>
      row.map((_, x) => (pixels[(darkAt(y) * info.width + darkAt(x)) * info.channels] ?? 255) < 128),
    );
    expect(read).toEqual(data);
  },
);
