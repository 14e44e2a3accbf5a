// How each scene lights a vehicle that was rendered in a neutral room.
import type { Scene } from "./catalogue.ts";

export type Rgb = readonly [number, number, number];

export interface Lighting {
  /** Multiplies the light that the paint colour and matt parts send back. */
  readonly diffuse: Rgb;
  /** Multiplies reflections and everything unpainted: mostly what the sky or the lamps look like. */
  readonly reflection: Rgb;
  /** Colour of the light that the ground throws back on the lower half, and how much of it. */
  readonly ground: Rgb;
  readonly groundShare: number;
  /** Share of the ground's light that the vehicle's shadow takes away. */
  readonly shadow: number;
  /** Air between camera and vehicle: lifts the blacks a little. */
  readonly haze: Rgb;
}

const clear: Rgb = [0, 0, 0];

export const lightings: Readonly<Record<Scene, Lighting>> = {
  studio: {
    diffuse: [1, 1, 1],
    reflection: [1, 1, 1],
    ground: [1, 1, 1],
    groundShare: 0,
    shadow: 0.96,
    haze: clear,
  },
  showroom: {
    diffuse: [1.02, 1, 0.97],
    reflection: [1.05, 1.02, 0.97],
    ground: [0.95, 0.93, 0.9],
    groundShare: 0.3,
    shadow: 0.95,
    haze: clear,
  },
  "sea-front": {
    diffuse: [1.06, 1.05, 1.03],
    reflection: [0.92, 1, 1.1],
    ground: [1.05, 0.98, 0.88],
    groundShare: 0.5,
    shadow: 0.92,
    haze: [0.004, 0.005, 0.007],
  },
  "golden-sea": {
    diffuse: [0.92, 0.77, 0.66],
    reflection: [1, 0.82, 0.72],
    ground: [0.74, 0.64, 0.66],
    groundShare: 0.6,
    shadow: 0.93,
    haze: [0.006, 0.004, 0.003],
  },
  "mountain-road": {
    diffuse: [1, 1.01, 1.03],
    reflection: [0.9, 0.99, 1.1],
    ground: [0.95, 0.95, 0.93],
    groundShare: 0.4,
    shadow: 0.92,
    haze: [0.004, 0.005, 0.007],
  },
  "cedar-forest": {
    diffuse: [0.86, 0.9, 0.84],
    reflection: [0.8, 0.9, 0.86],
    ground: [0.78, 0.72, 0.6],
    groundShare: 0.6,
    shadow: 0.9,
    haze: [0.003, 0.004, 0.003],
  },
  "old-town": {
    diffuse: [0.98, 0.92, 0.84],
    reflection: [0.92, 0.9, 0.86],
    ground: [0.95, 0.84, 0.68],
    groundShare: 0.6,
    shadow: 0.92,
    haze: [0.004, 0.003, 0.002],
  },
  "city-street": {
    diffuse: [0.96, 0.96, 0.97],
    reflection: [0.9, 0.95, 1.02],
    ground: [0.86, 0.85, 0.84],
    groundShare: 0.5,
    shadow: 0.94,
    haze: [0.004, 0.004, 0.005],
  },
  "car-park": {
    diffuse: [0.84, 0.86, 0.84],
    reflection: [0.9, 0.93, 0.9],
    ground: [0.7, 0.71, 0.7],
    groundShare: 0.6,
    shadow: 0.96,
    haze: clear,
  },
};
