import sharp, { type Sharp } from "sharp";
import type { Pixels } from "./decode.ts";
import type { UploadEdit } from "./upload.contract.ts";

type Area = NonNullable<UploadEdit["crop"]>;

/** A neutral grey that is plain on light cars and on dark ones. */
const cover = [52, 56, 61];

/** The picture turned clockwise, then painted over in its boxes, then cropped. What lay under a box is in none of its pixels. */
export async function editPixels(pixels: Pixels, { turns, boxes, crop }: UploadEdit): Promise<Pixels> {
  const turned = turns === 0 ? pixels : await made(open(pixels).rotate(90 * turns));
  for (const box of boxes) paint(turned, edgesOf(box, turned.info));
  if (!crop) return turned;
  const { left, top, right, bottom } = edgesOf(crop, turned.info);
  return made(open(turned).extract({ left, top, width: right - left, height: bottom - top }));
}

const open = ({ data, info }: Pixels) => sharp(data, { raw: info });
const made = (picture: Sharp) => picture.raw().toBuffer({ resolveWithObject: true });

/** The pixels that an area touches, also those of which it has a part only; one at least. */
function edgesOf({ x, y, width, height }: Area, info: { width: number; height: number }) {
  const [left, right] = span(x, width, info.width);
  const [top, bottom] = span(y, height, info.height);
  return { left, top, right, bottom };
}

function span(start: number, length: number, pixels: number): [from: number, to: number] {
  const from = Math.min(pixels - 1, Math.floor(start * pixels));
  return [from, Math.min(pixels, Math.max(from + 1, Math.ceil((start + length) * pixels)))];
}

function paint({ data, info }: Pixels, { left, top, right, bottom }: ReturnType<typeof edgesOf>): void {
  const row = Buffer.alloc((right - left) * info.channels, Buffer.from(cover.slice(0, info.channels)));
  for (let y = top; y < bottom; y++) row.copy(data, (y * info.width + left) * info.channels);
}
