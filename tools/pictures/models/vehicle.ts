import type { PartMesh } from "../offline/mesher.ts";
import type { Surface } from "../offline/surface.ts";

/** Decides what the surface of a part is made of at a point with a normal. */
export type Shade = (
  part: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  m: Surface,
) => void;

/** Metres throughout: x runs from the nose (0) to the tail, y up, z across. */
export interface VehicleModel {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Empty in the workers, which only shade. */
  readonly meshes: readonly PartMesh[];
  readonly wheelAt: readonly number[];
  /** From the camera to the vehicle. */
  readonly distance: number;
  readonly shade: Shade;
}
