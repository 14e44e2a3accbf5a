import type { Item, Step } from "#platform/typeset/drawing.ts";

/** The sign of the market, a road that is a cedar, in a square of 32 units (`markImage` of sharing/share-drawing.ts draws the same). */
const steps: readonly Step[] = [
  ["M", 16, 30.2],
  ["L", 16, 25.6],
  ["M", 4.2, 25.6],
  ["L", 24.4, 25.6],
  ["C", 26.5, 25.6, 27.9, 24.4, 27.9, 22.7],
  ["C", 27.9, 21, 26.5, 19.8, 24.4, 19.8],
  ["L", 10.2, 19.8],
  ["C", 8.3, 19.8, 7, 18.7, 7, 17.1],
  ["C", 7, 15.5, 8.3, 14.4, 10.2, 14.4],
  ["L", 19.6, 14.4],
  ["C", 21.3, 14.4, 22.5, 13.4, 22.5, 12],
  ["C", 22.5, 10.6, 21.3, 9.6, 19.6, 9.6],
  ["C", 17.2, 9.6, 16, 8.2, 16, 5.6],
  ["L", 16, 2.4],
];

export const mark = (at: { x: number; y: number; size: number; colour: string }): Item => ({
  kind: "stroke",
  steps,
  x: at.x,
  y: at.y,
  scale: at.size / 32,
  width: 2.9,
  colour: at.colour,
});
