import { type Bubble, type Point, size } from "./lay-out.ts";

/** Of the letters of a name, in the drawing's units: about what both scripts take. */
const letter = { width: 5, height: 10 };
const gap = 2;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Where the names of bubbles stand, by their place among them: under one, above or beside it, where that covers no other bubble and
 * no other name. Those that come first choose first; a name without room is left to the list.
 */
export function labelPlaces(bubbles: readonly (Bubble & { label: string })[]): (Point | undefined)[] {
  const taken: Box[] = bubbles.map(({ x, y, radius }) => around({ x, y }, radius, radius));
  return bubbles.map(({ label, radius, x, y }) => {
    const half = (label.length * letter.width) / 2;
    const [up, out] = [radius + gap + letter.height / 2, radius + gap + half];
    const spots = [
      { x, y: y + up },
      { x, y: y - up },
      { x: x + out, y },
      { x: x - out, y },
    ];
    const free = spots.find((spot) => isFree(around(spot, half, letter.height / 2), taken));
    if (free) taken.push(around(free, half, letter.height / 2));
    return free;
  });
}

const around = ({ x, y }: Point, across: number, down: number): Box => ({
  left: x - across,
  right: x + across,
  top: y - down,
  bottom: y + down,
});

const isFree = (box: Box, taken: readonly Box[]) =>
  box.left >= 0 &&
  box.right <= size.width &&
  box.top >= 0 &&
  box.bottom <= size.height &&
  taken.every(
    (other) =>
      box.right <= other.left ||
      box.left >= other.right ||
      box.bottom <= other.top ||
      box.top >= other.bottom,
  );
