import { glass, lacquer, matt, metal, type Surface, setColour, setGlow } from "../../offline/surface.ts";
import { shadeSmallPlate } from "../plate.ts";
import type { Ball, Finish } from "./motorcycle-spec.ts";
import { onLine, type Part } from "./part.ts";

function plain(m: Surface, v: number, f0: number, rough: number): void {
  matt(m, v, rough);
  m.f0 = f0;
}

/** A headlamp seen from in front: reflector, bulb and a ring of light. */
function roundLamp(ball: Ball, x: number, y: number, z: number, nx: number, m: Surface): void {
  if (nx < -0.05 && x < ball.x) {
    const r = Math.hypot(y - ball.y, z) / ball.ry;
    metal(m, r > 0.86 ? 0.85 : 0.35, r > 0.86 ? 0.02 : 0.05);
    if (r < 0.42) setGlow(m, 0.7, 0.75);
    else if (r > 0.7 && r < 0.78) setGlow(m, 1.6, 1.65);
  } else if (ball.chrome) metal(m, 0.85, 0.02);
  else plain(m, 0.012, 0.055, 0);
}

function frontLamp(nx: number, m: Surface): void {
  plain(m, nx < -0.15 ? 0.12 : 0.015, nx < -0.15 ? 0.06 : 0.05, nx < -0.15 ? 0 : 0.1);
  if (nx < -0.8) setGlow(m, 1.1, 1.15);
  else if (nx < -0.15) setGlow(m, 0.55, 0.6);
}

type Finisher = (m: Surface, nx: number) => void;
const finishers: Readonly<Partial<Record<Finish, Finisher>>> = {
  paint: lacquer,
  rubber: (m) => plain(m, 0.017, 0.03, 0.45),
  seat: (m) => plain(m, 0.018, 0.035, 0.3),
  black: (m) => plain(m, 0.018, 0.04, 0.2),
  gloss: (m) => plain(m, 0.01, 0.055, 0),
  engine: (m) => plain(m, 0.04, 0.08, 0.2),
  metal: (m) => metal(m, 0.5, 0.2),
  chrome: (m) => metal(m, 0.86, 0.02),
  exhaust: (m) => {
    metal(m, 0.55, 0.13);
    m.b = 0.53;
  },
  gold: (m) => {
    metal(m, 0.5, 0.14);
    setColour(m, [0.75, 0.5, 0.18]);
  },
  rim: (m) => plain(m, 0.02, 0.07, 0.12),
  rimSilver: (m) => metal(m, 0.66, 0.14),
  panel: (m) => metal(m, 0.16, 0.22),
  mirror: (m, nx) => (nx > 0.7 ? metal(m, 0.7, 0) : plain(m, 0.015, 0.05, 0.1)),
  screen: (m) => glass(m, 0.72),
  smoke: (m) => glass(m, 0.4, 0.05),
  lampR: (m, nx) => {
    plain(m, 0, 0.05, 0);
    setColour(m, [0.16, 0.004, 0.006]);
    m.er = 0.25 + (nx > 0.6 ? 0.6 : 0);
  },
  amber: (m) => {
    plain(m, 0, 0.05, 0);
    setColour(m, [0.4, 0.13, 0.005]);
    m.er = 0.15;
    m.eg = 0.05;
  },
  lampF: (m, nx) => frontLamp(nx, m),
};

export function shadePart(
  part: Part,
  bright: boolean,
  x: number,
  y: number,
  z: number,
  nx: number,
  nz: number,
  m: Surface,
): void {
  const line = Math.abs(nz) > 0.2 ? part.lines?.find((one) => onLine(x, y, one)) : undefined;
  if (line) {
    plain(m, 0.006, line.colour ? 0.05 : 0.02, line.colour ? 0 : 0.4);
    if (line.colour) setColour(m, line.colour);
    return;
  }
  if (part.material === "round" && part.ball) roundLamp(part.ball, x, y, z, nx, m);
  else if (part.material === "plate" && part.plateAt) {
    if (nx > 0.3) shadeSmallPlate(-z, y - part.plateAt.y, m);
    else plain(m, 0.02, 0.03, 0.3);
  } else if (part.material === "engine" && bright) metal(m, 0.42, 0.2);
  else finishers[part.material]?.(m, nx);
}
