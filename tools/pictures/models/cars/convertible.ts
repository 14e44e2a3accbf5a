import { pts } from "../../offline/math.ts";
import type { CarSpec } from "./car-spec.ts";
import { coupeTourer } from "./other-variants.ts";

export const convertible: CarSpec = {
  ...coupeTourer,
  open: true,
  leather: [0.28, 0.13, 0.06],
  wheel: { R: 0.345, rim: 0.74, spokes: 10, spokeHalf: 0.02 },
  rearWheel: undefined,
  flare: 0.02,
  poke: 0,
  cavity: [2.95, 0.95, 0.78, 0.5, 0.74, 0.12],
  roof: pts("1.8,1.24 2.3,1.26 4.2,1.26"),
  cabin: {
    ...coupeTourer.cabin,
    screen: [1.5, 0.86, 1.6],
    tail: [2.6, 0.95, 0.0],
    tailRadius: 0.02,
    sideRadius: 0.06,
    screenRadius: 0.05,
  },
  seats: pts("2.75,0.36 3.5,0.42,1"),
  handles: [2.85],
  fuel: [3.8, 0.76],
  doors: [
    pts("1.72,0.26 1.66,0.4 1.68,0.82"),
    pts("3.05,0.28 3.1,0.45 3.14,0.62 3.16,0.95"),
    pts("1.72,0.26 3.05,0.28"),
  ],
};
