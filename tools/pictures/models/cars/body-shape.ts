// The body as a distance function: rounded maxima of half spaces (top, side, nose, tail, floor) plus the cabin, with the
// wheel arches, recesses and cavities cut out.
import { box3, Curve, clamp, mix, outlineDistance, pts, smax, smin, sstep } from "../../offline/math.ts";
import type { CarSpec } from "./car-spec.ts";

const defaultSection = pts(
  "-0.8,0.1 -0.62,0.05 -0.45,0.012 -0.3,0.004 -0.16,0.016 -0.05,0.013 0,0 0.05,0.008 0.15,0.034 0.3,0.1 0.5,0.2",
);

export type BodyShape = ReturnType<typeof bodyShape>;

export function bodyShape(spec: CarSpec) {
  const { halfWidth: W, clearance, cabin } = spec;
  const frontX = spec.frontOverhang;
  const rearX = frontX + spec.wheelbase;
  const wheelRadius = spec.wheel.R;
  const archRadius = wheelRadius * (spec.archRatio ?? 1.085);
  const archY = wheelRadius - 0.01;
  const end = spec.bodyLength ?? spec.length;
  const hood = new Curve(spec.hood, 0.045);
  const belt = new Curve(spec.belt, 0.06);
  const roof = new Curve(spec.roof, 0.1);
  const shoulder = new Curve(spec.shoulder, 0.05);
  const plan = new Curve(spec.plan, 0.12);
  const bottom = new Curve(
    [
      [0, clearance + 0.05],
      [0.35, clearance],
      [end - 0.6, clearance],
      [end, clearance + (spec.tailRise ?? 0.1)],
    ],
    0.06,
  );
  const section = new Curve(spec.section ?? defaultSection, 0.014, 0.004);
  const noseBack = new Curve(spec.frontProfile, 0.03);
  const tailBack = new Curve(spec.rearProfile, 0.03);
  const { frontWrap = 0.36, rearWrap = 0.22, topRadius = 0.05, endRadius = 0.09, rearRadius = 0.07 } = spec;
  const { flare = 0.014, bulge = 0, blend = 0.03 } = spec;
  const { ledge = 0.055, tumble = 0.3, curve = 0.16, taper = 0.05, crown = 0.07, drop = 0.09 } = cabin;
  const { screen, screenCurve = 0.22, screenBow = 0.18, tail, tailCurve = 0.12, tailBow = 0 } = cabin;
  const { screenRadius = 0.14, tailRadius = 0.12, sideRadius = 0.07 } = cabin;
  const taperX = cabin.taperX ?? rearX - 0.6;
  const screenScale = Math.hypot(1, screen[2]);
  const tailScale = Math.hypot(1, tail[2]);

  /** Distance to the nearer axle in the side view. */
  const axleDistance = (x: number, y: number): number =>
    Math.min(Math.hypot(x - frontX, y - archY), Math.hypot(x - rearX, y - archY));

  const halfWidthAt = (x: number, y: number): number => {
    const middle = sstep(0.25, 1, x) * (1 - sstep(end - 0.7, end - 0.15, x));
    const t = y - shoulder.at(x);
    let inset = section.at(t);
    if (middle < 1) inset = mix(t > 0 ? 0.12 * t : 0.18 * t * t, inset, middle);
    const d = axleDistance(x, y) - archRadius - 0.015;
    return (
      plan.at(x) - inset + flare * Math.exp(-(d > 0 ? (d * d) / 0.045 : 0)) * (1 - sstep(-0.12, 0.12, t))
    );
  };

  const nose = (x: number, y: number, az: number): number => {
    const k = az / W;
    const slope = Math.hypot(1, ((3 * frontWrap * k * k) / W) * 0.8, noseBack.slope(y));
    return (frontWrap * k * k * k + noseBack.at(y) - x) / slope;
  };
  const stern = (x: number, y: number, az: number): number => {
    const k = az / W;
    const slope = Math.hypot(1, ((4 * rearWrap * k * k * k) / W) * 0.8, tailBack.slope(y));
    return (x - (end - rearWrap * k * k * k * k - tailBack.at(y))) / slope;
  };
  const top = (x: number, y: number, az: number): number => {
    const h = hood.at(x);
    const c = (h - belt.at(x)) / (W * W * 0.86);
    let height = h - c * az * az;
    if (bulge) {
      const q = az - mix(0.62, 0.5, clamp(1 - x / 1.4, 0, 1)) * W;
      const along = sstep(0.05, 0.5, x) * sstep(screen[0] + 0.25, screen[0] - 0.1, x);
      height += bulge * (Math.exp((-q * q) / 0.004) * 0.6 + sstep(0.05, -0.06, q)) * along;
    }
    return (y - height) / Math.hypot(1, hood.slope(x), 2 * c * az);
  };
  const lower = (x: number, y: number, az: number): number => {
    let f = smax((az - halfWidthAt(x, y)) * 0.985, top(x, y, az), topRadius);
    f = smax(f, nose(x, y, az), endRadius);
    f = smax(f, stern(x, y, az), rearRadius);
    return smax(f, bottom.at(x) - y, 0.045);
  };

  const cabinSide = (x: number, y: number, az: number): number => {
    const t = y - belt.at(x);
    const half = plan.at(x) - ledge - taper * sstep(taperX, end, x) - tumble * t - curve * t * t;
    return (az - half) / Math.hypot(1, tumble + 2 * curve * Math.max(t, 0));
  };
  const cabinScreen = (x: number, y: number, az: number): number => {
    const up = y - screen[1];
    return (screen[0] + up * screen[2] + screenCurve * az * az + screenBow * up * up - x) / screenScale;
  };
  const cabinTail = (x: number, y: number, az: number): number => {
    const up = y - tail[1];
    return (x - (tail[0] - up * tail[2] - tailCurve * az * az - tailBow * up * up)) / tailScale;
  };
  const cabinRoof = (x: number, y: number, az: number): number =>
    (y - roof.at(x) + crown * az * az) / Math.hypot(1, roof.slope(x), 0.14 * az);
  const cabinBody = (x: number, y: number, az: number): number => {
    const front = cabinScreen(x, y, az);
    let f = smax(front, cabinRoof(x, y, az), screenRadius);
    f = smax(f, cabinTail(x, y, az), tailRadius);
    f = smax(f, cabinSide(x, y, az), sideRadius);
    // An open car keeps only a thin sheet of its windscreen.
    if (spec.open) f = smax(f, -(front + 0.035), 0.008);
    return Math.max(f, belt.at(x) - drop - y);
  };

  const hollow = spec.cavity;
  const cavity = hollow
    ? (x: number, y: number, az: number): number =>
        box3(x - hollow[0], y - hollow[1], az, hollow[2], hollow[3], hollow[4], hollow[5] ?? 0.07)
    : undefined;
  const noseRecesses = (spec.recess ?? []).filter((r) => r.end === "f");
  const sternRecesses = (spec.recess ?? []).filter((r) => r.end === "r");

  const body = (x: number, y: number, z: number): number => {
    const az = Math.abs(z);
    let f = lower(x, y, az);
    const recesses = x < 0.7 ? noseRecesses : x > end - 0.7 ? sternRecesses : [];
    for (const r of recesses) f += r.depth * sstep(0.008, -0.012, outlineDistance(az, y, r.outline));
    f = smin(f, cabinBody(x, y, az), blend);
    if (cavity) f = smax(f, -cavity(x, y, az), 0.03);
    const well = Math.max(axleDistance(x, y) - archRadius, plan.at(x) - 0.3 - az);
    return smax(f, -well, 0.014);
  };

  return {
    spec,
    frontX,
    rearX,
    wheelRadius,
    archRadius,
    archY,
    end,
    flare,
    hood,
    belt,
    shoulder,
    plan,
    bottom,
    axleDistance,
    halfWidthAt,
    top,
    cabinSide,
    cabinScreen,
    cabinTail,
    cabinRoof,
    cavity,
    body,
  };
}
