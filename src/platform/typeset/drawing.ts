import type { Line } from "./set-line.ts";

/** A step of a path, in the order of its points: to, along a line, or along a cubic curve. */
export type Step = ["M" | "L" | "C", ...number[]];

/** What stands on a drawing, from its top left corner; colours as `#rrggbb`. */
export type Item =
  /** `x`: the left end of the line, `y`: its base line. */
  | { kind: "text"; line: Line; x: number; y: number; size: number; colour: string }
  | { kind: "fill"; boxes: readonly Box[]; colour: string }
  | {
      kind: "stroke";
      steps: readonly Step[];
      x: number;
      y: number;
      scale: number;
      width: number;
      colour: string;
    };
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A page or a picture that is made of text and shapes alone: drawn the same as SVG and as PDF. */
export interface Drawing {
  width: number;
  height: number;
  items: Item[];
}

/** How wide a line is at a size. */
export const widthOf = ({ width, typeface }: Line, size: number) => (width / typeface.unitsPerEm) * size;

/** A figure as SVG and PDF take it: short, and never in scientific notation. */
export const figure = (value: number) => String(Number(value.toFixed(3)));
