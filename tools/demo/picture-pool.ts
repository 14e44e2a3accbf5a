import {
  type Angle,
  anglesOf,
  type Body,
  isMotorcycle,
  type Paint,
  type Scene,
  scenes,
  variantCount,
} from "../pictures/catalogue.ts";
import { hashOf, uuidOf } from "./random.ts";
import type { Vehicle } from "./vehicle.ts";

/** All that a demo picture depends on. The same recipe is the same picture, shared by every listing that has it. */
export interface Recipe {
  body: Body;
  variant: number;
  paint: Paint;
  scene: Scene;
  angle: Angle;
}

/** One vehicle at one place: what the pictures of a listing have in common. */
export type Look = Omit<Recipe, "angle">;

/** Raise it when the drawn layers or the recipe change, so that pictures of before are not taken for these. */
const edition = 1;

export const nameOf = ({ body, variant, paint, scene, angle }: Recipe): string =>
  `demo-picture/${edition}/${body}/${variant}/${paint}/${scene}/${angle}`;

const idsByName = new Map<string, string>();

/** The identifier of the stored picture. It follows from the recipe, so that a second run finds what the first made. */
export function pictureIdOf(recipe: Recipe): string {
  const name = nameOf(recipe);
  const known = idsByName.get(name);
  if (known !== undefined) return known;
  const id = uuidOf(name);
  idsByName.set(name, id);
  return id;
}

/** As the image pipeline's largest variant is called, and as `cars.images` keeps it. */
export const pictureAddress = (recipe: Recipe): string => `/media/${pictureIdOf(recipe)}/1280.webp`;

const common: readonly Paint[] = ["white", "black", "silver", "grey"];
const _usual: readonly Paint[] = ["blue", "red"];
const commonBodies: readonly Body[] = ["sedan", "hatchback", "suv", "crossover"];

/** How many places a body in a colour is pictured at: the common ones at more, so that a page shows few twins. */
function scenesFor(body: Body, paint: Paint): number {
  if (commonBodies.includes(body)) return common.includes(paint) ? 2 : 1;
  return 1;
}

const outdoors = scenes.filter((scene) => scene !== "studio" && scene !== "showroom");

/** The places of a body in a colour. New ones stand in the showroom as well, which only dealers have. */
function scenesOf(body: Body, variant: number, paint: Paint): readonly Scene[] {
  const start = hashOf(`${body}/${variant}/${paint}`);
  const count = scenesFor(body, paint);
  return Array.from({ length: count }, (_, at) => outdoors[(start + at * 3) % outdoors.length] as Scene);
}

const bodyOf = ({ body, motorcycleType }: Vehicle): Body => body ?? motorcycleType ?? "sedan";

/** Brand, model and colour decide: the same model in the same colour always looks the same. */
export function lookOf(vehicle: Vehicle): Look {
  const body = bodyOf(vehicle);
  const paint = vehicle.colour;
  const model = `${vehicle.line.facts.brand}/${vehicle.line.facts.model}`;
  const variant = hashOf(`variant/${model}`) % variantCount(body);
  const places = scenesOf(body, variant, paint);
  const scene = places[hashOf(`scene/${model}/${paint}`) % places.length] as Scene;
  return { body, variant, paint, scene };
}

/** Which picture comes first: a look always has the same one, so that few pictures must be there at the start. */
function coverOf(look: Look): Angle {
  const draw = hashOf(`cover/${nameOf({ ...look, angle: "side" })}`) % 10;
  return draw < 7 ? "front34" : draw < 9 ? "side" : "front";
}

const order: readonly Angle[] = ["front34", "rear34", "side", "front", "rear", "wheel"];

/** The pictures of a listing, cover first: at least four, at most as many as are drawn and as the plan allows. */
export function picturesOf(vehicle: Vehicle, wanted: number): Recipe[] {
  const look = lookOf(vehicle);
  const cover = coverOf(look);
  const drawn = anglesOf(look.body);
  const angles = [cover, ...order.filter((angle) => angle !== cover && drawn.includes(angle))];
  return angles.slice(0, Math.max(4, wanted)).map((angle) => ({ ...look, angle }));
}

/** Motorcycles are drawn from one angle fewer. */
export const mostPictures = (body: Body): number => (isMotorcycle(body) ? 5 : 6);
