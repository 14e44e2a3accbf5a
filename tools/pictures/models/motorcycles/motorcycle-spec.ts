import type { Points } from "../../offline/math.ts";

export type Finish =
  | "paint"
  | "rubber"
  | "seat"
  | "black"
  | "gloss"
  | "engine"
  | "metal"
  | "chrome"
  | "exhaust"
  | "gold"
  | "rim"
  | "rimSilver"
  | "mirror"
  | "screen"
  | "smoke"
  | "lampR"
  | "amber"
  | "lampF"
  | "round"
  | "plate"
  | "panel";

export interface DrawnLine {
  readonly path: Points;
  readonly width?: number;
  readonly colour?: readonly [number, number, number];
}

/** An outline in the side view with a half width, or half widths along x. */
export interface SidePlate {
  readonly outline: Points;
  readonly half: number | Points;
  readonly radius?: number;
  readonly soft?: number;
  readonly material?: Finish;
  readonly res?: number;
  readonly lines?: readonly DrawnLine[];
  /** x and y of both ends of a crease, then how much the sides lean in above and below it. */
  readonly crease?: Points;
  /** A thin wall on each side instead of a solid. */
  readonly shell?: boolean;
}

export interface Tube {
  /** x, y, then z and radius where they differ from the tube's. */
  readonly path: Points;
  readonly radius: number;
  /** Distance from the middle; the tube is then on both sides. */
  readonly z?: number;
  readonly material?: Finish;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly hx: number;
  readonly hy: number;
  readonly hz: number;
  readonly tilt?: number;
  readonly radius?: number;
  readonly material?: Finish;
  readonly lines?: readonly DrawnLine[];
}

export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly rx: number;
  readonly ry: number;
  readonly rz: number;
  readonly material: Finish;
  readonly chrome?: boolean;
}

export type EnginePart =
  | {
      readonly kind: "case";
      readonly x: number;
      readonly y: number;
      readonly hx: number;
      readonly hy: number;
      readonly hz: number;
      readonly covers?: Points;
      readonly material?: Finish;
    }
  | {
      readonly kind: "cyl";
      readonly x: number;
      readonly y: number;
      readonly tilt: number;
      readonly h: number;
      readonly hx: number;
      readonly hz: number;
      readonly head?: boolean;
      readonly fins?: boolean;
      readonly round?: boolean;
    };

export interface Fender {
  readonly rear?: boolean;
  /** Angles from the front over the top, in radians. */
  readonly from: number;
  readonly to: number;
  readonly width?: number;
  readonly gap?: number;
  readonly sag?: number;
  readonly thick?: number;
  readonly material?: Finish;
}

/** Metres; x from the front to the rear, y up, z across. */
export interface MotorcycleSpec {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
  readonly rake: number;
  readonly offset?: number;
  readonly frontRadius?: number;
  readonly rearRadius?: number;
  readonly frontWidth?: number;
  readonly rearWidth?: number;
  readonly rimShare?: number;
  readonly rimMaterial?: Finish;
  readonly spokes?: number;
  readonly ySpokes?: boolean;
  readonly twist?: number;
  readonly wire?: boolean;
  readonly knobby?: boolean;
  readonly oneDisc?: boolean;
  readonly fork: number;
  readonly forkZ?: number;
  readonly conventionalFork?: boolean;
  readonly forkMaterial?: Finish;
  readonly caliper?: Finish;
  readonly engineBright?: boolean;
  readonly fenders?: readonly Fender[];
  readonly plates: readonly SidePlate[];
  readonly engine: readonly EnginePart[];
  readonly tubes: readonly Tube[];
  readonly boxes: readonly Box[];
  readonly balls?: readonly Ball[];
  readonly bar: {
    readonly rise: readonly [number, number];
    readonly mid: readonly [number, number];
    readonly grip: readonly [number, number];
    readonly width: number;
    readonly material?: Finish;
  };
  readonly mirror?: {
    readonly from: readonly [number, number, number];
    readonly at: readonly [number, number, number];
    readonly h?: number;
    readonly material?: Finish;
  };
}
