import { type Drawing, widthOf } from "./drawing.ts";
import { fitText } from "./fit-text.ts";
import type { Direction } from "./set-line.ts";
import type { FontName, Typefaces } from "./typeface.ts";

/** From one base line to the next, in sizes of the text: Arabic needs room for its dots. */
const leading = 1.3;
/** From the top of a line to its base line. */
const rise = 1.02;

interface Written {
  text: string;
  font: FontName;
  size: number;
  colour: string;
  /** The box that holds it: its left and upper corner, and its width. */
  x: number;
  y: number;
  width: number;
  lines?: number;
  /** That of the box, in whose middle the text then stands. */
  height?: number;
  align?: "start" | "center" | "end";
  /** That of the text, where it is another than that of the drawing: telephone numbers, addresses. */
  runs?: Direction;
}

/** Writes on a drawing; what it returns puts a text there and says where that ends below. */
export function penOn({ items }: Drawing, typefaces: Typefaces, direction: Direction) {
  return async function write(written: Written): Promise<number> {
    const { text, font, size, colour, x, y, width, lines = 1, align = "start", runs = direction } = written;
    const fitted = await fitText({ text, typeface: typefaces[font], size, width, lines, direction: runs });
    const used = fitted.lines.length * leading * fitted.size;
    const top = written.height === undefined ? y : y + (written.height - used) / 2;
    for (const [at, line] of fitted.lines.entries()) {
      const free = width - widthOf(line, fitted.size);
      const toRight = align === (direction === "rtl" ? "start" : "end");
      const left = x + (align === "center" ? free / 2 : toRight ? free : 0);
      const base = top + (rise + at * leading) * fitted.size;
      items.push({ kind: "text", line, x: left, y: base, size: fitted.size, colour });
    }
    return top + used;
  };
}
