// Scenes at run time: one stored master picture a scene, larger than the finished picture, cut to fit the horizon.
import sharp from "sharp";
import { type Angle, angles, HEIGHT, type Scene, WIDTH } from "./catalogue.ts";
import { layersFolder } from "./layers.ts";
import { RecentlyUsed } from "./lru.ts";

export const MASTER_WIDTH = 1760;
/** The horizon of every master; pictures need it between a fifth and under a half of their own height. */
export const MASTER_HORIZON = 460;
export const MASTER_HEIGHT = MASTER_HORIZON + HEIGHT - 170;

const masters = new RecentlyUsed<Uint8Array>(9);

export const backdropFile = (scene: Scene): string => `${layersFolder}scene-${scene}.webp`;

export interface Backdrop {
  readonly master: Uint8Array;
  /** First byte of the picture's first row inside the master, and bytes from row to row. */
  readonly start: number;
  readonly stride: number;
}

/**
 * Sliding the cut up and down is what a shift lens does: perspective stays true. Sliding it sideways by angle makes the
 * pictures of one listing look at different parts of the same place.
 */
export async function backdropFor(scene: Scene, angle: Angle, horizon: number): Promise<Backdrop> {
  const master = await masters.get(
    scene,
    async () => new Uint8Array(await sharp(backdropFile(scene)).removeAlpha().raw().toBuffer()),
  );
  const wanted = MASTER_HORIZON - Math.round(horizon * HEIGHT);
  const top = Math.max(0, Math.min(MASTER_HEIGHT - HEIGHT, wanted));
  const room = MASTER_WIDTH - WIDTH;
  const left = Math.round((room * ((angles.indexOf(angle) * 2) % 5)) / 4);
  return { master, start: (top * MASTER_WIDTH + left) * 3, stride: MASTER_WIDTH * 3 };
}
