import { box3, pts } from "../../offline/math.ts";
import { lacquer, matt, metal, type Surface, setColour, setGrey } from "../../offline/surface.ts";
import type { CarSpec } from "./car-spec.ts";
import { grille, intake } from "./shapes.ts";

/** The cargo box on its sub-frame. */
function cargoBox(x: number, y: number, z: number): number {
  const box = box3(x - 3.91, y - 1.97, z, 2, 0.97, 1.05, 0.03);
  return Math.min(box, box3(x - 3.91, y - 1.02, z, 2, 0.04, 1.06, 0.01));
}

/** Frame rails, tank, bumper, axle, mudguards and the bars at the side. */
function chassis(x: number, y: number, z: number): number {
  const az = Math.abs(z);
  let d = Math.min(
    box3(x - 3.5, y - 0.82, az - 0.42, 2.4, 0.1, 0.04, 0.01),
    box3(x - 5.88, y - 0.62, z, 0.04, 0.07, 1, 0.02),
    box3(x - 2.55, y - 0.68, az - 0.78, 0.42, 0.19, 0.2, 0.06),
    box3(x - 4.35, y - 0.39, z, 0.06, 0.06, 0.7, 0.03),
  );
  const fromAxle = Math.hypot(x - 4.35, y - 0.38);
  d = Math.min(d, Math.max(Math.abs(fromAxle - 0.47) - 0.012, 0.5 - y, Math.abs(az - 0.82) - 0.16));
  for (const bracket of [3.1, 3.6])
    d = Math.min(d, box3(x - bracket, y - 0.82, az - 0.7, 0.03, 0.16, 0.3, 0.01));
  for (const bar of [0.62, 0.78]) d = Math.min(d, box3(x - 3.3, y - bar, az - 0.98, 0.45, 0.03, 0.015, 0.01));
  return d;
}

function shadeLoad(x: number, y: number, z: number, nx: number, nz: number, m: Surface): void {
  const az = Math.abs(z);
  if (y < 0.975) {
    matt(m, 0.02, 0.3);
    if (x > 5.83 && az > 0.72 && y < 0.68 && y > 0.56 && nx > 0.5) {
      setColour(m, [0.3, 0.006, 0.008]);
      m.er = az > 0.86 ? 0.25 : 0.05;
    }
    return;
  }
  const edge = 0.05;
  const atTop = y > 2.94 - edge || y < 1.06;
  const atEnd = x < 1.91 + edge || x > 5.91 - edge;
  const atSide = az > 1.05 - edge;
  if ([atTop, atEnd, atSide].filter(Boolean).length > 1) {
    metal(m, 0.55, 0.2);
    return;
  }
  matt(m, 0.62, 0.14);
  m.f0 = 0.04;
  m.b = 0.63;
  if (nx > 0.7) {
    if (az < 0.006) matt(m, 0.01);
    else if (nx > 0.9 && Math.abs(az - 0.35) < 0.016) metal(m, 0.5, 0.14);
    return;
  }
  const onSide = Math.abs(nz) > 0.9;
  // A band in the paint's colour ties the box to the cab.
  if (onSide && y > 1.34 && y < 1.62) lacquer(m);
  if (onSide && Math.abs(((x - 1.91) % 0.8) - 0.4) < 0.004) setGrey(m, 0.35);
}

/** A cab-over light lorry with a box body: cab and a band along the box take the paint. */
export const truck: CarSpec = {
  length: 5.95,
  bodyLength: 1.78,
  height: 2.95,
  halfWidth: 0.97,
  frontOverhang: 1.05,
  wheelbase: 3.3,
  clearance: 0.36,
  van: true,
  distance: 17,
  sill: 0.1,
  mirrorBlack: true,
  roofSeam: false,
  wheel: { R: 0.39, rim: 0.6, style: "steel", width: 0.24, spokeHalf: 0.03 },
  archRatio: 1.12,
  flare: 0.006,
  endRadius: 0.1,
  rearRadius: 0.05,
  poke: -0.02,
  blend: 0.05,
  hood: pts("0,1.22 0.06,1.26 0.2,1.28 1.8,1.28 6,1.28"),
  belt: pts("0,1.2 0.3,1.22 1.8,1.24 6,1.24"),
  shoulder: pts("0,1.1 1.8,1.1 6,1.1"),
  plan: pts("0,0.9 0.3,0.95 0.7,0.96 1.8,0.96 6,0.96"),
  roof: pts("0,2.12 0.5,2.19 1,2.215 1.8,2.2 6,2.2"),
  frontProfile: pts("0,0.1 0.3,0.03 0.45,0 0.62,0 0.7,0.025 1,0.035 1.25,0.06 1.6,0.12"),
  rearProfile: pts("0,0 2.5,0"),
  frontWrap: 0.2,
  rearWrap: 0.03,
  section: pts("-0.8,0.03 -0.6,0.015 -0.3,0.006 -0.1,0.01 0,0 0.1,0.005 0.3,0.02"),
  cabin: {
    screen: [0.07, 1.26, 0.36],
    screenCurve: 0.2,
    screenBow: 0.05,
    screenBase: 0.02,
    tail: [1.77, 1.2, 0.02],
    tumble: 0.09,
    curve: 0.05,
    ledge: 0.015,
    rail: 0.16,
    aPillar: 0.075,
    cPillar: 0.3,
    sill: -0.02,
    pillars: pts("0.62,0.64,0.012"),
    tailRadius: 0.05,
    sideRadius: 0.12,
    screenRadius: 0.12,
    tailCurve: 0.02,
    noRearGlass: true,
    taper: 0,
    endX: 1.9,
    crown: 0.07,
  },
  seats: pts("1.2,1"),
  handles: [1.22],
  handleKind: "black",
  handleY: -0.14,
  mirrorX: 0.42,
  mirrorY: 1.52,
  doors: [pts("0.42,0.82 0.4,1.2"), pts("1.42,0.5 1.42,2.05"), pts("0.42,0.82 0.62,0.82")],
  lines: [pts("0.5,1.98 1.42,2.05")],
  headlamp: {
    outline: pts("0.5,0.66 0.48,0.79 0.8,0.84 1.06,0.84 1.06,0.7 0.9,0.64"),
    daylight: pts("0.53,0.675 0.9,0.665"),
    eyes: pts("0.62,0.745,0.045 0.78,0.75,0.045"),
  },
  front: [
    { outline: pts("-0.1,0.9 0.6,0.9 0.66,1 -0.1,1"), pattern: "bars", pitch: 0.05, from: 0 },
    grille(0.42, 0.66, 0.8, 0.04, { pattern: "bars", pitch: 0.05, from: 0 }),
    intake(0.6, 0.42, 0.54, { pattern: "mesh", pitch: 0.05 }),
  ],
  badge: 0.86,
  frontPlate: 0.47,
  rearPlate: 0.62,
  rearPlateX: 5.93,
  extra: [
    { bounds: [1.85, 0.9, -1.1, 5.95, 3, 1.1], cell: 0.02, distance: cargoBox },
    { bounds: [1, 0.35, -1.05, 5.95, 1.05, 1.05], cell: 0.018, distance: chassis },
  ],
  shadeExtra: (_part, x, y, z, nx, _ny, nz, m) => shadeLoad(x, y, z, nx, nz, m),
};
