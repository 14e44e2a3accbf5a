// What a surface is made of at a point, and the few finishes that all models share.
export const PAINT = 0;
export const GLOSS = 1;
export const METAL = 2;
export const GLASS = 3;

export interface Surface {
  kind: number;
  r: number;
  g: number;
  b: number;
  /** Mirror share when looked at straight on. */
  f0: number;
  rough: number;
  /** Light of its own. */
  er: number;
  eg: number;
  eb: number;
  /** Share of light that passes through glass. */
  tint: number;
}

export const newSurface = (): Surface => ({
  kind: GLOSS,
  r: 0.05,
  g: 0.05,
  b: 0.05,
  f0: 0.04,
  rough: 0.03,
  er: 0,
  eg: 0,
  eb: 0,
  tint: 0.4,
});
const plain = newSurface();
export const resetSurface = (m: Surface): void => {
  Object.assign(m, plain);
};

export function setGrey(m: Surface, v: number): void {
  m.r = v;
  m.g = v;
  m.b = v;
}

export function setColour(m: Surface, colour: readonly number[]): void {
  m.r = colour[0];
  m.g = colour[1];
  m.b = colour[2];
}

export function setGlow(m: Surface, v: number, blue = v): void {
  m.er = v;
  m.eg = v;
  m.eb = blue;
}

export function lacquer(m: Surface): void {
  m.kind = PAINT;
  m.f0 = 0.07;
  m.rough = 0;
}

/** Unpainted plastic or rubber. */
export function matt(m: Surface, v = 0.012, rough = 0.3): void {
  m.kind = GLOSS;
  setGrey(m, v);
  m.f0 = 0.035;
  m.rough = rough;
}

/** Piano black. */
export function glossBlack(m: Surface, v = 0.008): void {
  m.kind = GLOSS;
  setGrey(m, v);
  m.f0 = 0.05;
  m.rough = 0;
}

export function metal(m: Surface, v: number, rough: number): void {
  m.kind = METAL;
  setGrey(m, v);
  m.f0 = 0;
  m.rough = rough;
}

export const chrome = (m: Surface, v = 0.8): void => metal(m, v, 0.03);

export function glass(m: Surface, tint: number, f0 = 0.045): void {
  m.kind = GLASS;
  m.tint = tint;
  m.f0 = f0;
}

/** Draws a gap between panels when the distance to it is small enough. */
export function gap(distance: number, m: Surface, half = 0.0034): boolean {
  if (distance >= half) return false;
  matt(m, 0.004, 0.5);
  m.f0 = 0.01;
  return true;
}
