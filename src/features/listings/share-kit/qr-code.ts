import { encode } from "uqr";
import type { Box, Item } from "#platform/typeset/drawing.ts";

/** Modules of white that a reader needs around a code (ISO/IEC 18004). */
const border = 4;

/**
 * A QR code of at most `size`, from its upper left corner, border and all: black on white, every module as large as the next one,
 * and a whole number of units. A quarter of it may be dirty or behind a reflection.
 */
export function qrCode(text: string, { x, y, size }: { x: number; y: number; size: number }): Item[] {
  const { data, size: modules } = encode(text, { ecc: "Q", border });
  const side = size > 2 * modules ? Math.floor(size / modules) : size / modules;
  const inset = (size - side * modules) / 2;
  const boxes = data.flatMap((row, down) =>
    darkParts(row).map(
      ([from, to]): Box => [x + inset + from * side, y + inset + down * side, (to - from) * side, side],
    ),
  );
  return [
    { kind: "fill", boxes: [[x, y, size, size]], colour: "#ffffff" },
    { kind: "fill", boxes, colour: "#000000" },
  ];
}

/** From where to where a row is dark. */
function darkParts(row: readonly boolean[]): [from: number, to: number][] {
  const parts: [number, number][] = [];
  for (const [at, dark] of row.entries()) {
    const last = parts.at(-1);
    if (dark && last?.[1] === at) last[1] = at + 1;
    else if (dark) parts.push([at, at + 1]);
  }
  return parts;
}
