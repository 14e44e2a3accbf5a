// The closed lists that callers choose from: bodies, angles, paints and scenes. Slugs match the ones of the market.

export const carBodies = [
  "sedan",
  "hatchback",
  "suv",
  "crossover",
  "coupe",
  "convertible",
  "wagon",
  "pickup",
  "van",
  "truck",
] as const;
export const motorcycleBodies = [
  "sport",
  "naked",
  "cruiser",
  "touring",
  "adventure",
  "scooter",
  "dirt",
  "electric",
] as const;
export const bodies = [...carBodies, ...motorcycleBodies] as const;
export type CarBody = (typeof carBodies)[number];
export type MotorcycleBody = (typeof motorcycleBodies)[number];
export type Body = CarBody | MotorcycleBody;

/** The models drawn for a body; a variant is an index into this list, and variant 0 always exists. */
export const modelsOf: Readonly<Record<Body, readonly string[]>> = {
  sedan: ["sedan", "sedan-classic", "sedan-fastback"],
  hatchback: ["hatchback", "hatchback-city", "hatchback-sport"],
  suv: ["suv", "suv-offroad", "suv-sport"],
  crossover: ["crossover", "crossover-family"],
  coupe: ["coupe", "coupe-tourer"],
  convertible: ["convertible"],
  wagon: ["wagon"],
  pickup: ["pickup", "pickup-rugged"],
  van: ["van", "van-cargo"],
  truck: ["truck"],
  sport: ["sport"],
  naked: ["naked"],
  cruiser: ["cruiser"],
  touring: ["touring"],
  adventure: ["adventure"],
  scooter: ["scooter"],
  dirt: ["dirt"],
  electric: ["electric"],
};
export const variantCount = (body: Body): number => modelsOf[body].length;

export const angles = ["front34", "side", "rear34", "front", "rear", "wheel"] as const;
export type Angle = (typeof angles)[number];
const withoutWheel = angles.filter((angle) => angle !== "wheel");

export const isMotorcycle = (body: Body): body is MotorcycleBody =>
  (motorcycleBodies as readonly string[]).includes(body);
/** Motorcycles have no wheel picture: the whole machine is already close to the camera. */
export const anglesOf = (body: Body): readonly Angle[] => (isMotorcycle(body) ? withoutWheel : angles);

/** Paint colours as sRGB, chosen for how the lacquer looks in the picture, not for how a swatch looks. */
export const paints = {
  white: "#e2e0da",
  silver: "#a9adb1",
  grey: "#5a5f66",
  black: "#0b0c0e",
  blue: "#12366f",
  red: "#9c0f18",
  green: "#12402f",
  brown: "#4a2c1a",
  beige: "#c9b797",
  gold: "#8c7145",
  orange: "#c4501a",
  yellow: "#d9a514",
} as const;
export type Paint = keyof typeof paints;
export const paintNames = Object.keys(paints) as Paint[];

export const scenes = [
  "studio",
  "showroom",
  "sea-front",
  "golden-sea",
  "mountain-road",
  "cedar-forest",
  "old-town",
  "city-street",
  "car-park",
] as const;
export type Scene = (typeof scenes)[number];

/** Pixel size of every finished picture and of every stored layer. */
export const WIDTH = 1280;
export const HEIGHT = 960;
