import {
  type Angle,
  anglesOf,
  type Body,
  bodies,
  modelsOf,
  type Paint,
  paintNames,
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
const edition = 3;

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
/** Drawn models that stand for many listings, and at how many places they are pictured in the common colours. */
const placesOfPopular: Record<string, number> = { sedan: 3, suv: 2, "hatchback-city": 2, "suv-sport": 2 };

/** One place for most; more for what is seen often, so that a page shows few twins. */
function scenesFor(body: Body, variant: number, paint: Paint): number {
  const places = placesOfPopular[modelsOf[body][variant] ?? ""] ?? 1;
  return common.includes(paint) ? places : 1;
}

const outdoors = scenes.filter((scene) => scene !== "studio" && scene !== "showroom");

/** The places of a body in a colour. */
function scenesOf(body: Body, variant: number, paint: Paint): readonly Scene[] {
  const start = hashOf(`${body}/${variant}/${paint}`);
  const count = scenesFor(body, variant, paint);
  return Array.from({ length: count }, (_, at) => outdoors[(start + at * 3) % outdoors.length] as Scene);
}

/** A body that is drawn with the very models of another is pictured as that one: the same picture is kept once. */
const drawnAs = (body: Body): Body =>
  bodies.find((other) => modelsOf[other].join() === modelsOf[body].join()) ?? body;

const bodyOf = ({ body, motorcycleType }: Vehicle): Body => drawnAs(body ?? motorcycleType ?? "sedan");

const boxy = [
  "wrangler",
  "land-cruiser",
  "land-cruiser-prado",
  "fj-cruiser",
  "4runner",
  "patrol",
  "g-500",
  "g-63-amg",
  "defender",
  "jimny",
  "pajero",
  "nativa",
  "liberty",
];
const vans = ["partner", "kangoo", "berlingo", "fiorino", "transit", "sprinter"];
const luxury = ({ line }: Vehicle): boolean => line.model.category === "luxury";
/** Every other model, always the same ones: for variety where a drawn model stands for no kind of its own. */
const everyOther = ({ line: { facts } }: Vehicle): boolean =>
  hashOf(`${facts.brand}/${facts.model}`) % 2 === 0;

/** Which vehicles a drawn model stands for, by the end of its name: "sedan-classic", "suv-offroad". */
const suited: Record<string, (vehicle: Vehicle) => boolean> = {
  classic: ({ year }) => year <= 2004,
  fastback: (vehicle) =>
    vehicle.engine.fuel === "electric" || (luxury(vehicle) && vehicle.year >= 2017 && everyOther(vehicle)),
  city: ({ line }) => line.model.category === "small",
  offroad: ({ line }) => boxy.includes(line.facts.model),
  sport: luxury,
  tourer: (vehicle) => luxury(vehicle) && everyOther(vehicle),
  family: everyOther,
  rugged: (vehicle) => vehicle.year >= 2008 && everyOther(vehicle),
  cargo: ({ line }) => vans.includes(line.facts.model),
};

/** The drawn model that stands for a vehicle: one made for its kind, else the plain one. */
function variantOf(body: Body, vehicle: Vehicle): number {
  const kind = modelsOf[body].findIndex((name) => suited[name.split("-").at(-1) ?? ""]?.(vehicle));
  return Math.max(0, kind);
}

/** Brand, model and colour decide: the same model in the same colour looks the same. */
export function lookOf(vehicle: Vehicle): Look {
  const body = bodyOf(vehicle);
  const paint = vehicle.colour;
  const { brand, model } = vehicle.line.facts;
  const variant = variantOf(body, vehicle);
  const places = scenesOf(body, variant, paint);
  const scene = places[hashOf(`scene/${brand}/${model}/${paint}`) % places.length] as Scene;
  return { body, variant, paint, scene };
}

/**
 * Which picture comes first. For a look that many listings have, the model decides, so that they do not all begin
 * alike; for others the look does, so that few pictures must be there at the start.
 */
function coverOf(look: Look, { line: { facts } }: Vehicle): Angle {
  const often = scenesFor(look.body, look.variant, look.paint) > 1;
  const draw =
    hashOf(often ? `cover/${facts.brand}/${facts.model}` : `cover/${nameOf({ ...look, angle: "side" })}`) %
    10;
  return draw < 7 ? "front34" : "side";
}

const order: readonly Angle[] = ["front34", "rear34", "side", "front", "rear", "wheel"];

/** The pictures of a listing, cover first: at least four, at most as many as are drawn and as the plan allows. */
export function picturesOf(vehicle: Vehicle, wanted: number): Recipe[] {
  const look = lookOf(vehicle);
  const cover = coverOf(look, vehicle);
  const drawn = anglesOf(look.body);
  const angles = [cover, ...order.filter((angle) => angle !== cover && drawn.includes(angle))];
  return angles.slice(0, Math.max(4, wanted)).map((angle) => ({ ...look, angle }));
}

/** Every picture that a demo listing can name, by its address. */
export function allRecipes(): ReadonlyMap<string, Recipe> {
  const all = new Map<string, Recipe>();
  for (const body of bodies) {
    for (let variant = 0; variant < variantCount(body); variant++) {
      for (const paint of paintNames) {
        for (const scene of scenesOf(body, variant, paint)) {
          for (const angle of anglesOf(body)) {
            const recipe = { body, variant, paint, scene, angle };
            all.set(pictureAddress(recipe), recipe);
          }
        }
      }
    }
  }
  return all;
}
