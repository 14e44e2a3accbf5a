import type { Drawing } from "#platform/typeset/drawing.ts";
import { penOn } from "#platform/typeset/pen.ts";
import { openTypefaces } from "#platform/typeset/typeface.ts";
import { colours } from "#ui/colours.ts";
import type { KitWords } from "./kit-words.ts";
import { mark } from "./mark.ts";
import { qrCode } from "./qr-code.ts";

/** A4 in points. */
const page = { width: 595.28, height: 841.89 };
const margin = 34;
const room = page.width - 2 * margin;
const bandHeight = 122;
const codeSize = 206;
const { ink, ink2: soft, line, brand, onBrand } = colours.light;

/** A window sign on A4, upright: to be read from across a street, then from an arm's length, then by a phone. */
export async function drawSign(kit: KitWords): Promise<Drawing> {
  const drawing: Drawing = { ...page, items: [] };
  const { items } = drawing;
  const write = penOn(drawing, await openTypefaces(), kit.direction);
  const rtl = kit.direction === "rtl";
  const wide = { x: margin, width: room, align: "center" } as const;
  const rule = (y: number) => items.push({ kind: "fill", boxes: [[margin, y, room, 1]], colour: line });

  items.push({ kind: "fill", boxes: [[0, 0, page.width, page.height]], colour: "#ffffff" });
  await writeHead();
  let y = margin + bandHeight + 14;
  y = await write({ ...wide, text: kit.name, font: "bold", size: 38, colour: ink, y, lines: 2 });
  y = await write({ ...wide, text: kit.price, font: "bold", size: 92, colour: ink, y: y - 8 });
  if (kit.otherPrice) {
    y = await write({ ...wide, text: kit.otherPrice, font: "medium", size: 24, colour: soft, y: y - 6 });
  }
  y += 7;
  rule(y);
  await writeFacts(y + 10);
  rule(584);
  await writeFoot();
  return drawing;

  /** In both languages, one large and one small, each from its own side. */
  async function writeHead() {
    items.push({ kind: "fill", boxes: [[margin, margin, room, bandHeight]], colour: brand });
    const [main, other] = [0.56, 0.3].map((share) => room * share) as [number, number];
    const [left, right] = [margin + 20, page.width - margin - 20];
    const shared = { font: "bold", colour: onBrand, y: margin - 6, height: bandHeight } as const;
    const at = rtl ? { main: right - main, other: left } : { main: left, other: right - other };
    await write({ ...shared, text: kit.forSale, size: 70, x: at.main, width: main });
    const beside = { x: at.other, width: other, align: "end", runs: rtl ? "ltr" : "rtl" } as const;
    await write({ ...shared, ...beside, text: kit.forSaleOther, size: 40 });
  }

  /** In two columns, the first ones uppermost. */
  async function writeFacts(top: number) {
    const column = (room - 28) / 2;
    const rows = Math.ceil(kit.facts.length / 2);
    const height = Math.min(58, (578 - top) / Math.max(rows, 1));
    for (const [at, { label, value }] of kit.facts.entries()) {
      const inSecond = at % 2 === 1;
      const x = margin + (inSecond === rtl ? 0 : column + 28);
      const down = top + Math.floor(at / 2) * height;
      const below = await write({
        text: label,
        font: "medium",
        size: height * 0.22,
        colour: soft,
        x,
        y: down,
        width: column,
      });
      await write({
        text: value,
        font: "bold",
        size: height * 0.42,
        colour: ink,
        x,
        y: below,
        width: column,
      });
    }
  }

  async function writeFoot() {
    const top = 596;
    const codeX = rtl ? margin : page.width - margin - codeSize;
    items.push(...qrCode(kit.url, { x: codeX, y: top, size: codeSize }));
    const box = { x: rtl ? margin + codeSize + 18 : margin, width: room - codeSize - 18 };
    let down = top + 6;
    if (kit.phone) {
      down = await write({
        ...box,
        text: kit.phone,
        font: "bold",
        size: 46,
        colour: ink,
        y: down,
        runs: "ltr",
      });
    }
    down = await write({ ...box, text: kit.refLabel, font: "medium", size: 15, colour: soft, y: down });
    down = await write({
      ...box,
      text: kit.ref,
      font: "bold",
      size: 40,
      colour: ink,
      y: down - 6,
      runs: "ltr",
    });
    down = await write({ ...box, text: kit.scan, font: "medium", size: 14, colour: ink, y: down, lines: 3 });
    await write({ ...box, text: kit.orType, font: "medium", size: 11, colour: soft, y: down + 2 });
    await write({
      ...box,
      text: kit.address,
      font: "bold",
      size: 14,
      colour: ink,
      y: down + 17,
      runs: "ltr",
    });
    const y = page.height - margin - 4;
    items.push(mark({ x: rtl ? page.width - margin - 16 : margin, y: y - 3, size: 16, colour: brand }));
    const name = { x: rtl ? margin : margin + 21, width: room - 21 };
    await write({ ...name, text: kit.siteName, font: "bold", size: 12, colour: brand, y: y - 2 });
    await write({ ...name, text: kit.priceOf, font: "medium", size: 10, colour: soft, y, align: "end" });
  }
}
