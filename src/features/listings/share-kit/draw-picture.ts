import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import type { Drawing } from "#platform/typeset/drawing.ts";
import { penOn } from "#platform/typeset/pen.ts";
import { toSvg } from "#platform/typeset/to-svg.ts";
import { openTypefaces } from "#platform/typeset/typeface.ts";
import { colours } from "#ui/colours.ts";
import type { KitWords } from "./kit-words.ts";
import { mark } from "./mark.ts";
import { qrCode } from "./qr-code.ts";

const { ink, ink2: soft, price: amber, ground, line, brand, onBrand } = colours.light;
const width = 1080;
const margin = 64;
const room = width - 2 * margin;

const road = fileURLToPath(new URL("../sharing/road.webp", import.meta.url));

/** Where things stand, in pixels. */
const shapes = {
  /** The apps lay their own bars over the uppermost 250 pixels and the lowest 340: there is no text. */
  story: { height: 1920, photo: 900, price: 104, name: 58, facts: 38, code: 270, foot: 1580 },
  square: { height: 1080, photo: 610, price: 88, name: 48, facts: 33, code: 240, foot: 1050 },
} as const;
export type PictureKind = keyof typeof shapes;

/** A picture for a story or a post, as PNG: the photo, what one asks first, and a code that leads to the listing. */
export async function drawPicture(
  kind: PictureKind,
  kit: KitWords,
  photo: Uint8Array | undefined,
): Promise<Buffer> {
  const shape = shapes[kind];
  const { height } = shape;
  const layers: OverlayOptions[] = [];
  if (photo) {
    const input = await sharp(photo).resize(width, shape.photo, { fit: "cover" }).toBuffer();
    layers.push({ input, left: 0, top: 0 });
  }
  const drawing = await (kind === "story" ? drawStory : drawSquare)(kit, photo !== undefined);
  if (kind === "story") layers.push(await roadAt(height));
  layers.push({ input: Buffer.from(toSvg(drawing, kit.name)), left: 0, top: 0 });
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .png()
    .toBuffer();
}

/** Where a story has no text: the road of the landing page along its lower edge. */
async function roadAt(bottom: number): Promise<OverlayOptions> {
  const { data, info } = await sharp(road).resize(width).toBuffer({ resolveWithObject: true });
  return { input: data, left: 0, top: bottom - info.height };
}

async function begin(kind: PictureKind, kit: KitWords, hasPhoto: boolean) {
  const { height, photo } = shapes[kind];
  const drawing: Drawing = { width, height, items: [] };
  drawing.items.push({ kind: "fill", boxes: [[0, photo, width, 6]], colour: brand });
  if (!hasPhoto)
    drawing.items.push(mark({ x: (width - 320) / 2, y: (photo - 380) / 2, size: 320, colour: line }));
  const write = penOn(drawing, await openTypefaces(), kit.direction);
  return { drawing, write, rtl: kit.direction === "rtl" };
}
type Begun = Awaited<ReturnType<typeof begin>>;

/** Price, name, facts, one under the other. */
async function writeVehicle(
  { write }: Begun,
  kit: KitWords,
  kind: PictureKind,
  box: { x: number; width: number },
) {
  const { photo, price, name, facts } = shapes[kind];
  let y = photo + (kind === "story" ? 40 : 24);
  y = await write({ ...box, text: kit.price, font: "bold", size: price, colour: amber, y });
  if (kit.otherPrice) {
    y = await write({ ...box, text: kit.otherPrice, font: "medium", size: facts, colour: soft, y: y - 10 });
  }
  y = await write({ ...box, text: kit.name, font: "bold", size: name, colour: ink, y, lines: 2 });
  return write({ ...box, text: kit.brief, font: "medium", size: facts, colour: soft, y: y + 6, lines: 2 });
}

/** The sign of the market and its name, from the start of the line on. */
async function writeSite({ drawing, write, rtl }: Begun, kit: KitWords, y: number) {
  drawing.items.push(mark({ x: rtl ? width - margin - 44 : margin, y, size: 44, colour: brand }));
  const x = rtl ? margin : margin + 58;
  await write({ x, width: room - 58, text: kit.siteName, font: "bold", size: 34, colour: brand, y: y + 2 });
}

/** «للبيع», on the lower edge of the photo. */
async function writeForSale({ drawing, write, rtl }: Begun, kit: KitWords, photo: number) {
  const box = { x: rtl ? width - margin - 260 : margin, width: 260 };
  drawing.items.push({ kind: "fill", boxes: [[box.x, photo - 86, box.width, 86]], colour: brand });
  await write({
    x: box.x + 16,
    width: box.width - 32,
    text: kit.forSale,
    font: "bold",
    size: 46,
    colour: onBrand,
    y: photo - 74,
    align: "center",
  });
}

async function drawStory(kit: KitWords, hasPhoto: boolean): Promise<Drawing> {
  const begun = await begin("story", kit, hasPhoto);
  const { drawing, write, rtl } = begun;
  const { photo, code, foot } = shapes.story;
  await writeForSale(begun, kit, photo);
  await writeVehicle(begun, kit, "story", { x: margin, width: room });
  const codeY = foot - code;
  drawing.items.push({ kind: "fill", boxes: [[margin, codeY - 22, room, 2]], colour: line });
  drawing.items.push(...qrCode(kit.url, { x: rtl ? margin : width - margin - code, y: codeY, size: code }));
  const box = { x: rtl ? margin + code + 32 : margin, width: room - code - 32 };
  await writeSite(begun, kit, codeY + 8);
  let y = await write({ ...box, text: kit.refLabel, font: "medium", size: 30, colour: soft, y: codeY + 72 });
  y = await write({ ...box, text: kit.ref, font: "bold", size: 64, colour: ink, y: y - 8, runs: "ltr" });
  await write({ ...box, text: kit.address, font: "medium", size: 28, colour: soft, y: y + 4, runs: "ltr" });
  return drawing;
}

async function drawSquare(kit: KitWords, hasPhoto: boolean): Promise<Drawing> {
  const begun = await begin("square", kit, hasPhoto);
  const { drawing, write, rtl } = begun;
  const { photo, code, height } = shapes.square;
  await writeForSale(begun, kit, photo);
  await writeVehicle(begun, kit, "square", { x: rtl ? margin + code + 32 : margin, width: room - code - 32 });
  const x = rtl ? margin : width - margin - code;
  drawing.items.push(...qrCode(kit.url, { x, y: photo + 40, size: code }));
  const y = photo + 40 + code + 4;
  await write({
    x,
    width: code,
    text: `# ${kit.ref}`,
    font: "bold",
    size: 34,
    colour: ink,
    y,
    align: "center",
    runs: "ltr",
  });
  await writeSite(begun, kit, height - 44 - 28);
  await write({
    x: rtl ? margin : margin + 300,
    width: room - 300,
    text: kit.address,
    font: "medium",
    size: 26,
    colour: soft,
    y: height - 66,
    align: "end",
    runs: "ltr",
  });
  return drawing;
}
