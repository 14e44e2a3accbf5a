import type { Points } from "../../offline/math.ts";
import type { Bounds, Distance } from "../../offline/mesher.ts";
import type { Shade } from "../vehicle.ts";
import type { WheelSpec } from "./wheel.ts";

/** An area of the front or rear face, seen straight on: half of it, the other half is its mirror image. */
export interface Patch {
  readonly outline: Points;
  readonly kind?: "paint" | "chrome" | "pipe" | "black" | "silver";
  /** Follows the corner of the body instead of being projected straight through it. */
  readonly wrap?: boolean;
  readonly pattern?: "bars" | "vert" | "mesh";
  readonly pitch?: number;
  /** Height at which the bars start. */
  readonly from?: number;
  readonly bar?: "chrome";
  /** Width of the frame around it. */
  readonly edge?: number;
  readonly edgeKind?: "gloss";
}

export interface Recess {
  readonly end: "f" | "r";
  readonly outline: Points;
  readonly depth: number;
}

export interface Headlamp {
  readonly outline: Points;
  /** The daytime light as a line, and half of its width. */
  readonly daylight?: Points;
  readonly daylightHalf?: number;
  /** Lenses: across, height, radius. */
  readonly eyes?: Points;
}

export interface TailLamp {
  readonly outline: Points;
  readonly glow?: Points;
  readonly glowHalf?: number;
  /** The reversing lamp. */
  readonly white?: Points;
}

/** Everything above the belt line. */
interface Cabin {
  /** Windscreen and rear window: x at its foot, height of the foot, x a metre of height. */
  readonly screen: readonly [number, number, number];
  readonly tail: readonly [number, number, number];
  readonly screenCurve?: number;
  readonly screenBow?: number;
  readonly screenBase?: number;
  readonly tailCurve?: number;
  readonly tailBow?: number;
  /** How far the sides lean in, and how much they bend. */
  readonly tumble?: number;
  readonly curve?: number;
  readonly ledge?: number;
  readonly taper?: number;
  readonly taperX?: number;
  readonly crown?: number;
  readonly drop?: number;
  readonly screenRadius?: number;
  readonly tailRadius?: number;
  readonly sideRadius?: number;
  readonly aPillar?: number;
  readonly cPillar?: number;
  readonly rail?: number;
  readonly cRound?: number;
  readonly sill?: number;
  /** x at the belt, x higher up, half width, and 1 when it is body-coloured. */
  readonly pillars?: Points;
  readonly privacyX?: number;
  readonly rearGlassSide?: number;
  readonly rearGlassBase?: number;
  readonly noRearGlass?: boolean;
  readonly spoiler?: boolean;
  readonly darkRoof?: boolean;
  /** From x, to x, half width. */
  readonly sunroof?: readonly [number, number, number];
  readonly endX?: number;
}

interface ExtraPart {
  readonly bounds: Bounds;
  readonly cell: number;
  readonly distance: Distance;
}

/** Metres; x from the nose, y up. Curves run along x unless said otherwise. */
export interface CarSpec {
  readonly length: number;
  readonly height: number;
  readonly halfWidth: number;
  readonly frontOverhang: number;
  readonly wheelbase: number;
  readonly clearance: number;
  /** Shorter than the vehicle when something else, such as a box, makes up its rear. */
  readonly bodyLength?: number;
  readonly distance?: number;
  readonly wheel: WheelSpec;
  readonly rearWheel?: WheelSpec;
  readonly archRatio?: number;
  readonly flare?: number;
  readonly poke?: number;
  readonly hood: Points;
  readonly belt: Points;
  readonly shoulder: Points;
  readonly plan: Points;
  readonly roof: Points;
  /** Along y: how far the front and rear faces stand back. */
  readonly frontProfile: Points;
  readonly rearProfile: Points;
  readonly section?: Points;
  readonly frontWrap?: number;
  readonly rearWrap?: number;
  readonly topRadius?: number;
  readonly endRadius?: number;
  readonly rearRadius?: number;
  readonly tailRise?: number;
  readonly blend?: number;
  readonly bulge?: number;
  readonly cabin: Cabin;
  readonly open?: boolean;
  /** Middle x and y, half length, half height, half width, radius. */
  readonly cavity?: readonly number[];
  readonly bed?: boolean;
  readonly recess?: readonly Recess[];
  /** x, height of the cushion, and 1 for a bench. */
  readonly seats?: Points;
  readonly leather?: readonly [number, number, number];
  readonly handles?: readonly number[];
  readonly handleY?: number;
  readonly handleKind?: "chrome" | "black" | "body";
  readonly mirrorX?: number;
  readonly mirrorY?: number;
  readonly mirrorBlack?: boolean;
  readonly doors?: readonly Points[];
  readonly lines?: readonly Points[];
  readonly rearLines?: readonly Points[];
  /** Half width, how much wider at the screen, and x of the front edge. */
  readonly hoodLine?: readonly [number, number, number];
  readonly deckLine?: number;
  readonly fuel?: readonly [number, number];
  readonly strip?: number;
  readonly sill?: number;
  readonly cladding?: number;
  readonly sillCladding?: number;
  readonly trim?: "chrome";
  readonly roofSeam?: boolean;
  readonly roofRails?: readonly [number, number];
  readonly van?: boolean;
  readonly headlamp?: Headlamp;
  readonly tailLamp?: TailLamp;
  readonly front?: readonly Patch[];
  readonly rear?: readonly Patch[];
  readonly badge?: number;
  readonly rearBadge?: number;
  readonly frontPlate?: number;
  readonly rearPlate?: number;
  readonly rearPlateX?: number;
  readonly extra?: readonly ExtraPart[];
  readonly shadeExtra?: Shade;
}
