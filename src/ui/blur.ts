import type { CSSProperties } from "react";

/**
 * What shows while a picture is on its way: the colours of its thumbhash from top to bottom as the three of a gradient
 * (picture.css).
 * Only the vertical part of the hash is read: some sixty bytes of style in the page instead of a drawn image, and
 * for a vehicle between sky and road it comes close to the full blur. Format: https://evanw.github.io/thumbhash/
 */
export function blurColours(thumbhash: string): CSSProperties | undefined {
  try {
    const hash = Uint8Array.from(atob(thumbhash), (sign) => sign.charCodeAt(0));
    if (hash.length < 6) return undefined;
    const [top, middle, bottom] = [0.1, 0.5, 0.9].map((at) => rowColour(hash, at));
    return { "--a": top, "--b": middle, "--c": bottom } as CSSProperties;
  } catch {
    return undefined;
  }
}

interface Channel {
  mean: number;
  /** Weights of the cosines that run from top to bottom. */
  vertical: number[];
}

/** The mean colour of the row at `at` (0 top, 1 bottom). */
function rowColour(hash: Uint8Array, at: number): string {
  const [light, warm, green] = channels(hash).map(({ mean, vertical }) =>
    vertical.reduce((sum, weight, index) => sum + 2 * weight * Math.cos(Math.PI * (index + 1) * at), mean),
  );
  const [l = 0, p = 0, q = 0] = [light, warm, green];
  const blue = l - (2 / 3) * p;
  const red = (3 * l - blue + q) / 2;
  const digits = [red, red - q, blue].map((part) => Math.round(15 * Math.min(1, Math.max(0, part))));
  return `#${digits.map((digit) => digit.toString(16)).join("")}`;
}

function channels(hash: Uint8Array): Channel[] {
  const byte = (index: number) => hash[index] ?? 0;
  const head = byte(0) | (byte(1) << 8) | (byte(2) << 16);
  const tail = byte(3) | (byte(4) << 8);
  const alpha = head >> 23 === 1;
  const landscape = tail >> 15 === 1;
  const long = alpha ? 5 : 7;
  const across = Math.max(3, landscape ? long : tail & 7);
  const down = Math.max(3, landscape ? tail & 7 : long);

  let index = 0;
  const next = (scale: number) => {
    const pair = byte((alpha ? 6 : 5) + (index >> 1));
    const nibble = (pair >> ((index & 1) << 2)) & 15;
    index += 1;
    return (nibble / 7.5 - 1) * scale;
  };
  const verticalOf = (nx: number, ny: number, scale: number) => {
    const vertical: number[] = [];
    for (let cy = 0; cy < ny; cy++) {
      for (let cx = cy ? 0 : 1; cx * ny < nx * (ny - cy); cx++) {
        const weight = next(scale);
        if (cx === 0) vertical.push(weight);
      }
    }
    return vertical;
  };
  // The weights follow one another in the hash, so the channels are read in this order.
  return [
    { mean: (head & 63) / 63, vertical: verticalOf(across, down, ((head >> 18) & 31) / 31) },
    { mean: ((head >> 6) & 63) / 31.5 - 1, vertical: verticalOf(3, 3, (((tail >> 3) & 63) / 63) * 1.25) },
    { mean: ((head >> 12) & 63) / 31.5 - 1, vertical: verticalOf(3, 3, (((tail >> 9) & 63) / 63) * 1.25) },
  ];
}
