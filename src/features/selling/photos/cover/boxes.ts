import type { Crop } from "#ui/kit/crop/crop.ts";

interface Point {
  x: number;
  y: number;
}

/** In shares of the picture: a smaller box hides nothing, and no finger finds it. */
const [smallestWidth, smallestHeight] = [0.02, 0.015];
/** About the size of a plate in a photo of a whole car, where plates are. */
export const usualBox: Crop = { x: 0.38, y: 0.62, width: 0.24, height: 0.07 };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The box moved by shares of the picture, as far as the picture goes. */
export const movedBox = (box: Crop, by: Point): Crop => ({
  ...box,
  x: within(box.x + by.x, 0, 1 - box.width),
  y: within(box.y + by.y, 0, 1 - box.height),
});

/** The box with its lower right corner pulled by shares of the picture. */
export const sizedBox = (box: Crop, by: Point): Crop => ({
  ...box,
  width: within(box.width + by.x, Math.min(smallestWidth, 1 - box.x), 1 - box.x),
  height: within(box.height + by.y, Math.min(smallestHeight, 1 - box.y), 1 - box.y),
});

/** The box from one corner to the other, within the picture. */
export function boxBetween(one: Point, other: Point): Crop {
  const ends = (a: number, b: number) =>
    [within(Math.min(a, b), 0, 1), within(Math.max(a, b), 0, 1)] as const;
  const [[left, right], [top, bottom]] = [ends(one.x, other.x), ends(one.y, other.y)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether it hides anything: a tap draws nothing. */
export const isDrawn = ({ width, height }: Crop) => width >= smallestWidth && height >= smallestHeight;

const keys: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const step = 0.01;

/** The box after a key: an arrow moves it, with Shift it pulls its corner. Undefined for a key that does neither. */
export function boxAfterKey(
  box: Crop,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Crop | undefined {
  const to = keys[key];
  if (!to) return undefined;
  const by = { x: to.x * step, y: to.y * step };
  return shiftKey ? sizedBox(box, by) : movedBox(box, by);
}
