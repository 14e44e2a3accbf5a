import { outline } from "./outline.ts";

/** The drawing's own units, in which all here is; some 2.3 to a kilometre. */
export const size = { width: 340, height: 436 };

const perDegree = 256;
const north = 34.715;
const west = 35.05;
/** A degree of longitude is so much shorter than one of latitude in the middle of Lebanon: true enough at this size. */
const narrowing = Math.cos((33.9 * Math.PI) / 180);

interface Position {
  latitude: number;
  longitude: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Where a position is drawn. */
export const pointOf = ({ latitude, longitude }: Position): Point => ({
  x: (longitude - west) * narrowing * perDegree,
  y: (north - latitude) * perDegree,
});

/** The border as the path of an SVG. */
export const border = `M${outline
  .map(([latitude, longitude]) => {
    const { x, y } = pointOf({ latitude, longitude });
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  })
  .join("L")}Z`;

const [least, most] = [11, 32];
/** What all bubbles together may cover, as the square of a radius: a quarter of the country. */
const covered = 4000;
/** Between two bubbles. */
const gap = 1.5;
const rounds = 120;

export interface Bubble extends Point {
  radius: number;
}

/**
 * A bubble for each, its area as the count is (but large enough to be hit), where it belongs or as near to that as the others let
 * it: around Beirut districts lie closer together than their bubbles have room. The same counts give the same picture.
 */
export function layOut<One extends Position & { count: number }>(all: readonly One[]): (One & Bubble)[] {
  const total = Math.max(
    all.reduce((sum, { count }) => sum + count, 0),
    1,
  );
  const homes = all.map(pointOf);
  const bubbles = all.map((one, at) => ({
    ...one,
    ...(homes[at] as Point),
    radius: Math.min(Math.max(least, Math.sqrt((covered * one.count) / total)), most),
  }));
  for (let round = 0; round < rounds; round++) {
    for (const [at, bubble] of bubbles.entries()) {
      const home = homes[at] as Point;
      bubble.x += (home.x - bubble.x) * 0.04;
      bubble.y += (home.y - bubble.y) * 0.04;
      for (const other of bubbles.slice(at + 1)) keepApart(bubble, other);
    }
    for (const bubble of bubbles) keepInside(bubble);
  }
  return bubbles;
}

/** Of two the lighter one gives way more. */
function keepApart(one: Bubble, other: Bubble): void {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const apart = Math.hypot(x, y);
  const missing = one.radius + other.radius + gap - apart;
  if (missing <= 0) return;
  const [towardsX, towardsY] = apart > 0 ? [x / apart, y / apart] : [0, 1];
  const share = other.radius ** 2 / (one.radius ** 2 + other.radius ** 2);
  one.x -= towardsX * missing * share;
  one.y -= towardsY * missing * share;
  other.x += towardsX * missing * (1 - share);
  other.y += towardsY * missing * (1 - share);
}

function keepInside(bubble: Bubble): void {
  bubble.x = Math.min(Math.max(bubble.x, bubble.radius + 1), size.width - bubble.radius - 1);
  bubble.y = Math.min(Math.max(bubble.y, bubble.radius + 1), size.height - bubble.radius - 1);
}
