import { lineDistance, mix, outlineDistance, type Points, rod, smax, smin } from "../../offline/math.ts";
import type { Bounds, Distance } from "../../offline/mesher.ts";
import type { Ball, DrawnLine, Finish, SidePlate, Tube } from "./motorcycle-spec.ts";

export interface Part {
  readonly distance: Distance;
  readonly material: Finish;
  /** Found by sampling when left out. */
  readonly bounds?: Bounds;
  readonly cell?: number;
  readonly lines?: readonly DrawnLine[];
  readonly ball?: Ball;
  readonly plateAt?: { readonly x: number; readonly y: number };
}

/** Cuts the corners of a closed outline until it is a smooth curve. */
export function rounded(outline: Points, times: number): Points {
  let points = outline;
  for (let k = 0; k < times; k++) {
    points = points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length];
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ];
    });
  }
  return points;
}

function along(points: Points, x: number): number {
  if (x <= points[0][0]) return points[0][1];
  for (let i = 1; i < points.length; i++) {
    if (x > points[i][0]) continue;
    const t = (x - points[i - 1][0]) / (points[i][0] - points[i - 1][0]);
    return mix(points[i - 1][1], points[i][1], t * t * (3 - 2 * t));
  }
  return points[points.length - 1][1];
}

export function sidePlate(plate: SidePlate): Distance {
  const outline = rounded(plate.outline, plate.soft ?? 2);
  const { half, radius = 0.05, crease = [] } = plate;
  const halfAt = (x: number): number => (typeof half === "number" ? half : along(half, x));
  if (plate.shell) {
    return (x, y, z) =>
      smax(outlineDistance(x, y, outline), Math.abs(Math.abs(z) - halfAt(x) + 0.012) - 0.011, 0.012);
  }
  return (x, y, z) => {
    let w = halfAt(x);
    for (const [x0, y0, x1, y1, above, below] of crease) {
      const t = y - mix(y0, y1, (x - x0) / (x1 - x0));
      w -= (t > 0 ? above : below) * (Math.sqrt(t * t + 0.00012) - 0.011);
    }
    return smax(outlineDistance(x, y, outline), (Math.abs(z) - w) * 0.9, radius);
  };
}

export function tube({ path, radius, z: side }: Pick<Tube, "path" | "radius" | "z">): Distance {
  return (x, y, z) => {
    const q = side === undefined ? z : Math.abs(z);
    let d = 1;
    for (let i = 0; i < path.length - 1; i++) {
      const a = path[i];
      const b = path[i + 1];
      const from = [a[0], a[1], a[2] ?? side ?? 0] as const;
      const to = [b[0], b[1], b[2] ?? side ?? 0] as const;
      d = smin(d, rod(x, y, q, from, to, a[3] ?? radius, b[3] ?? radius), 0.012);
    }
    return d;
  };
}

/** Position turned into the frame of something tilted in the side view. */
export function turned(x: number, y: number, tilt: number): readonly [number, number] {
  const c = Math.cos(tilt);
  const s = Math.sin(tilt);
  return [x * c + y * s, y * c - x * s];
}

export function ellipsoid(ball: Ball): Distance {
  const smallest = Math.min(ball.rx, ball.ry, ball.rz);
  return (x, y, z) => {
    const across = ball.z ? Math.abs(z) - ball.z : z;
    return (Math.hypot((x - ball.x) / ball.rx, (y - ball.y) / ball.ry, across / ball.rz) - 1) * smallest;
  };
}

export const onLine = (x: number, y: number, line: DrawnLine): boolean =>
  lineDistance(x, y, line.path) < (line.width ?? 0.002);

/** Looks for the part inside the space that a motorcycle takes up. */
export function findBounds(f: Distance): number[] | undefined {
  const step = 0.03;
  const b = [9, 9, 9, -9, -9, -9];
  for (let x = -0.25; x < 2.75; x += step) {
    for (let y = -0.02; y < 1.75; y += step) {
      for (let z = 0; z < 0.62; z += step) {
        if (f(x, y, z) >= 0.035) continue;
        b[0] = Math.min(b[0], x);
        b[1] = Math.min(b[1], y);
        b[3] = Math.max(b[3], x);
        b[4] = Math.max(b[4], y);
        b[5] = Math.max(b[5], z);
      }
    }
  }
  if (b[0] > 8) return undefined;
  const grown = [b[0] - step, b[1] - step, -b[5] - step, b[3] + step, b[4] + step, b[5] + step];
  // Pipes and the like sit on one side only; the other half would be an empty grid.
  for (let x = grown[0]; x < grown[3]; x += step) {
    for (let y = grown[1]; y < grown[4]; y += step) {
      for (let z = grown[2]; z < -0.02; z += step) if (f(x, y, z) < 0.03) return grown;
    }
  }
  grown[2] = -0.05;
  return grown;
}
