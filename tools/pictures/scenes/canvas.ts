// A float picture with the few brushes that the scenes need. Far things are drawn first and softened by blur() before
// the nearer ones are added, as a long lens would.
import sharp from "sharp";
import { MASTER_HEIGHT, MASTER_HORIZON, MASTER_WIDTH } from "../backdrops.ts";
import { clamp, type Rgb } from "./noise.ts";

export const W = MASTER_WIDTH;
export const H = MASTER_HEIGHT;
export const HORIZON = MASTER_HORIZON;
/** Height of the camera above the ground in metres, as in the vehicles' pictures. */
const EYE = 1.4;
/** Focal length in pixels: the vehicles are taken from 13 m with a long lens. */
const FOCAL = 3400;

/** Pixels a metre for things that stand on the ground `depth` rows below the horizon. */
export const metre = (depth: number): number => depth / EYE;

export class Canvas {
  readonly #pixels = new Float32Array(W * H * 3);

  /** Asks for the colour of every pixel in the rows; undefined leaves what is there. */
  shade(top: number, bottom: number, colourAt: (x: number, y: number) => Rgb | undefined): void {
    for (let y = Math.max(0, Math.round(top)); y < Math.min(H, Math.round(bottom)); y++) {
      for (let x = 0; x < W; x++) {
        const colour = colourAt(x, y);
        if (colour) this.#pixels.set(colour, (y * W + x) * 3);
      }
    }
  }

  /** Ground in metres: `across` from the middle, `away` from the camera; `depth` is rows below the horizon. */
  ground(
    fromDepth: number,
    toDepth: number,
    colourAt: (across: number, away: number, depth: number) => Rgb,
  ): void {
    this.shade(HORIZON + fromDepth, HORIZON + toDepth, (x, y) => {
      const depth = y + 0.5 - HORIZON;
      return colourAt(((x - W / 2) * EYE) / depth, (FOCAL * EYE) / depth, depth);
    });
  }

  /** A soft-edged ellipse. */
  dab(cx: number, cy: number, rx: number, ry: number, colour: Rgb, alpha = 1): void {
    const bottom = Math.min(H - 1, Math.ceil(cy + ry));
    for (let y = Math.max(0, Math.floor(cy - ry)); y <= bottom; y++) {
      const v = ((y - cy) / ry) ** 2;
      const right = Math.min(W - 1, Math.ceil(cx + rx));
      for (let x = Math.max(0, Math.floor(cx - rx)); x <= right; x++) {
        const inside = 1 - v - ((x - cx) / rx) ** 2;
        if (inside > 0) this.#mix((y * W + x) * 3, colour, alpha * Math.min(1, inside * 2.5));
      }
    }
  }

  /** Light added on top, falling off from the middle. */
  glow(cx: number, cy: number, radius: number, colour: Rgb, strength: number): void {
    const reach = radius * 2.6;
    this.shade(cy - reach, cy + reach, (x, y) => {
      const k = strength * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (radius * radius));
      if (k < 0.004) return undefined;
      const o = (y * W + x) * 3;
      const p = this.#pixels;
      return [p[o] + colour[0] * k, p[o + 1] + colour[1] * k, p[o + 2] + colour[2] * k];
    });
  }

  /** Changes what is already there, for instance to darken or to mirror. */
  retouch(top: number, bottom: number, change: (old: Rgb, x: number, y: number) => Rgb): void {
    const p = this.#pixels;
    this.shade(top, bottom, (x, y) => {
      const o = (y * W + x) * 3;
      return change([p[o], p[o + 1], p[o + 2]], x, y);
    });
  }

  at(x: number, y: number): Rgb {
    const o = (clamp(Math.round(y), 0, H - 1) * W + clamp(Math.round(x), 0, W - 1)) * 3;
    return [this.#pixels[o], this.#pixels[o + 1], this.#pixels[o + 2]];
  }

  /** Shapes with sharp edges, as SVG elements in pixel coordinates. */
  async shapes(elements: string): Promise<void> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">${elements}</svg>`;
    const drawn = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
    for (let i = 0; i < W * H; i++) {
      const alpha = drawn[i * 4 + 3];
      if (alpha > 0) this.#mix(i * 3, [drawn[i * 4], drawn[i * 4 + 1], drawn[i * 4 + 2]], alpha / 255);
    }
  }

  /** Softens everything drawn so far, fully above `fullTo` rows below the horizon and not at all under `noneFrom`. */
  async blur(sigma: number, fullTo = H, noneFrom = H): Promise<void> {
    const soft = await sharp(this.toBytes(), { raw: { width: W, height: H, channels: 3 } })
      .blur(sigma)
      .raw()
      .toBuffer();
    for (let y = 0; y < H; y++) {
      const depth = y - HORIZON;
      const share = depth <= fullTo ? 1 : clamp((noneFrom - depth) / (noneFrom - fullTo || 1), 0, 1);
      if (share === 0) break;
      for (let i = y * W * 3; i < (y + 1) * W * 3; i++) {
        this.#pixels[i] += (soft[i] - this.#pixels[i]) * share;
      }
    }
  }

  toBytes(): Buffer {
    return Buffer.from(Uint8ClampedArray.from(this.#pixels));
  }

  #mix(offset: number, colour: Rgb, alpha: number): void {
    const p = this.#pixels;
    for (let c = 0; c < 3; c++) p[offset + c] += (colour[c] - p[offset + c]) * alpha;
  }
}
