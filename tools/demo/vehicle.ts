import type {
  BodyType,
  Category,
  Condition,
  DriveType,
  ExteriorColour,
  FeatureSlug,
  GearType,
  InteriorColour,
  MotorcycleType,
  VehicleType,
} from "#features/reference/enumerations.ts";
import type { Engine } from "./facts/facts.types.ts";
import { type BikeLine, bikesByShare, type CarLine, carsByShare, dealerCarsByShare } from "./market.ts";
import { type Random, Weighted } from "./random.ts";
import { vinOf } from "./vin.ts";

/** Where a car came from: words of this market that stand in the description. */
export type Source = "company" | "us" | "gulf" | "europe";

export interface Vehicle {
  vehicleType: VehicleType;
  line: CarLine | BikeLine;
  year: number;
  /** In years, 0 for the current and the next model year. */
  age: number;
  trim: string;
  engine: Engine;
  gear: GearType;
  drive: DriveType | null;
  body: BodyType | null;
  category: Category;
  motorcycleType: MotorcycleType | null;
  bikeEngineSize: number | null;
  colour: ExteriorColour;
  interior: InteriorColour | null;
  condition: Condition;
  mileage: number;
  seats: number | null;
  doors: number | null;
  vin: string | null;
  licenceValid: boolean;
  accident: boolean;
  owners: number;
  serviced: boolean;
  source: Source;
  features: FeatureSlug[];
  /** From 0 to 1: how well it is kept; part of price, features and words. */
  care: number;
}

const paints = new Weighted<readonly [ExteriorColour, number]>(
  [
    ["white", 27],
    ["black", 22],
    ["silver", 16],
    ["grey", 15],
    ["blue", 7],
    ["red", 6],
    ["beige", 2],
    ["brown", 2],
    ["green", 1.6],
    ["gold", 1],
    ["orange", 0.7],
    ["yellow", 0.6],
  ],
  ([, share]) => share,
);
const bikePaints = new Weighted<readonly [ExteriorColour, number]>(
  [
    ["black", 30],
    ["red", 17],
    ["white", 15],
    ["blue", 14],
    ["grey", 8],
    ["silver", 5],
    ["orange", 4],
    ["green", 4],
    ["yellow", 3],
    ["beige", 1],
  ],
  ([, share]) => share,
);
const interiors = new Weighted<readonly [InteriorColour, number]>(
  [
    ["black", 55],
    ["beige", 22],
    ["grey", 12],
    ["brown", 7],
    ["red", 2],
    ["white", 2],
  ],
  ([, share]) => share,
);

/** The age at which cars are offered here: few new ones, most between 6 and 18 years. */
function drawYear(random: Random, from: number, to: number, thisYear: number): number {
  const last = Math.min(to, thisYear);
  const middle = thisYear - 11 + random.normal() * 6;
  const wanted = Math.round(Math.max(from, Math.min(last, middle)));
  // Squeezing all that falls outside onto the ends would make a heap there: draw those again, evenly.
  return wanted === from || wanted === last ? random.int(from, last) : wanted;
}

function drawCondition(random: Random, age: number, dealer: boolean): Condition {
  if (age === 0 && random.chance(dealer ? 0.95 : 0.6)) return "new";
  return random.chance(0.042) ? "damaged" : "used";
}

function drawMileage(random: Random, age: number, condition: Condition, perYear: number): number {
  if (condition === "new") return random.chance(0.7) ? 0 : random.int(5, 60);
  const driven = perYear * Math.max(0.4, age) ** 0.9 * Math.exp(random.normal() * 0.33);
  const kilometres = Math.min(random.int(330_000, 460_000), Math.max(900, driven));
  const step = random.chance(0.3) ? 1 : random.chance(0.5) ? 1000 : kilometres > 150_000 ? 5000 : 500;
  return Math.max(step, Math.round(kilometres / step) * step);
}

function drawSource(random: Random, brand: string, age: number): Source {
  const american = [
    "jeep",
    "ford",
    "chevrolet",
    "gmc",
    "dodge",
    "cadillac",
    "chrysler",
    "tesla",
    "infiniti",
    "lexus",
  ];
  const draw = random.next();
  if (american.includes(brand)) return draw < 0.68 ? "us" : draw < 0.84 ? "gulf" : "company";
  if (age <= 2) return draw < 0.78 ? "company" : draw < 0.9 ? "gulf" : "us";
  return draw < 0.44 ? "company" : draw < 0.78 ? "us" : draw < 0.9 ? "gulf" : "europe";
}

interface Chance {
  slug: FeatureSlug;
  /** The model year from which ordinary cars have it; dear ones have it some years earlier. */
  from: number;
  most: number;
}
const carFeatures: readonly Chance[] = [
  { slug: "air-conditioning", from: 1988, most: 0.98 },
  { slug: "power-steering", from: 1988, most: 0.92 },
  { slug: "electric-windows", from: 1994, most: 0.92 },
  { slug: "airbags", from: 1996, most: 0.92 },
  { slug: "abs", from: 1998, most: 0.9 },
  { slug: "alloy-wheels", from: 2002, most: 0.72 },
  { slug: "stability-control", from: 2009, most: 0.7 },
  { slug: "bluetooth", from: 2011, most: 0.85 },
  { slug: "cruise-control", from: 2009, most: 0.66 },
  { slug: "leather-seats", from: 2013, most: 0.55 },
  { slug: "parking-sensors", from: 2013, most: 0.64 },
  { slug: "rear-camera", from: 2014, most: 0.74 },
  { slug: "keyless-entry", from: 2014, most: 0.62 },
  { slug: "push-start", from: 2014, most: 0.6 },
  { slug: "sunroof", from: 2012, most: 0.4 },
  { slug: "gps", from: 2015, most: 0.46 },
  { slug: "led-lights", from: 2015, most: 0.66 },
  { slug: "carplay", from: 2018, most: 0.7 },
  { slug: "heated-seats", from: 2016, most: 0.3 },
  { slug: "blind-spot-monitor", from: 2018, most: 0.4 },
];
const bikeFeatures: readonly Chance[] = [
  { slug: "abs", from: 2013, most: 0.6 },
  { slug: "led-lights", from: 2016, most: 0.7 },
  { slug: "alloy-wheels", from: 2004, most: 0.7 },
  { slug: "bluetooth", from: 2021, most: 0.35 },
  { slug: "keyless-entry", from: 2019, most: 0.3 },
  { slug: "cruise-control", from: 2018, most: 0.3 },
];

function drawFeatures(
  random: Random,
  list: readonly Chance[],
  year: number,
  dearness: number,
  care: number,
): FeatureSlug[] {
  const earlier = Math.min(10, dearness * 9);
  const told = 0.78 + care * 0.25;
  return list
    .filter(({ from, most }) => {
      const reach = 1 / (1 + Math.exp(-(year - (from - earlier)) / 1.6));
      return random.chance(Math.min(0.99, (most + dearness * 0.25) * reach * told));
    })
    .map(({ slug }) => slug);
}

const doorsOf: Partial<Record<BodyType, number>> = {
  sedan: 4,
  coupe: 2,
  convertible: 2,
  pickup: 4,
  van: 5,
  truck: 2,
};

function drawSeats(random: Random, body: BodyType, model: string): number {
  if (body === "coupe" || body === "convertible") return random.chance(0.7) ? 4 : 2;
  if (body === "truck") return 3;
  if (body === "van") return random.pick([7, 8, 9, 12]);
  const large = [
    "land-cruiser",
    "land-cruiser-prado",
    "patrol",
    "tahoe",
    "yukon",
    "escalade",
    "q7",
    "xc90",
    "pilot",
    "highlander",
    "explorer",
    "expedition",
    "armada",
    "qx80",
    "qx60",
    "lx-570",
    "gl-450",
  ];
  return large.includes(model) ? 7 : 5;
}

/** The usual body first and most; the brand's others now and then. */
function drawBody(random: Random, bodies: readonly BodyType[]): BodyType {
  const usual = bodies[0];
  if (usual === undefined) throw new RangeError("a model without a body");
  return bodies.length === 1 || random.chance(0.72) ? usual : random.pick(bodies.slice(1));
}

function history(random: Random, age: number, condition: Condition, care: number) {
  if (condition === "new") return { accident: false, owners: 0, serviced: true, licenceValid: true };
  const damaged = condition === "damaged";
  return {
    accident: damaged || random.chance(0.06 + age * 0.006 - care * 0.05),
    owners: Math.max(1, Math.min(6, Math.round(1 + age * 0.11 + random.normal() * 0.7))),
    serviced: !damaged && random.chance(0.2 + care * 0.55),
    licenceValid: !damaged && random.chance(0.9),
  };
}

/** What was made when the facts were written, and has no end in the reference data, is still made. */
const factsWritten = 2023;

function lastYearOf({ facts, model }: CarLine | BikeLine, thisYear: number): number {
  if (model.to !== undefined) return Math.min(model.to, thisYear + 1);
  return facts.to >= factsWritten ? thisYear + 1 : Math.min(facts.to, thisYear);
}

function yearlyKilometres(body: BodyType, priceNew: number): number {
  if (body === "van" || body === "truck") return 19_000;
  if (body === "convertible" || body === "coupe") return 8500;
  return priceNew > 90_000 ? 11_500 : 14_500;
}

/** A car of any model, or of one. */
export function drawCar(random: Random, thisYear: number, dealer: boolean, of?: CarLine): Vehicle {
  const line = of ?? (dealer ? dealerCarsByShare : carsByShare).draw(random);
  const { facts, model } = line;
  const last = lastYearOf(line, thisYear);
  const fresh = last >= thisYear && random.chance(dealer ? 0.13 : 0.05);
  const year = fresh
    ? random.int(thisYear, last)
    : drawYear(random, Math.max(facts.from, 1990), last, thisYear);
  const age = Math.max(0, thisYear - year);
  const condition = drawCondition(random, age, dealer);
  const care = Math.max(0, Math.min(1, 0.55 + random.normal() * 0.22 + (dealer ? 0.1 : 0)));
  const body = drawBody(random, model.bodies);
  const dearness = Math.min(1, Math.max(0, (facts.priceNew - 15_000) / 75_000));
  const engine = random.chance(0.6) ? (facts.engines[0] as Engine) : random.pick(facts.engines);
  const perYear = yearlyKilometres(body, facts.priceNew);
  return {
    vehicleType: "car",
    line,
    year,
    age,
    trim: facts.trims.length > 0 && random.chance(0.72) ? random.pick(facts.trims) : "",
    engine,
    gear: engine.fuel === "electric" ? "automatic" : random.pick(facts.gears),
    drive: random.pick(facts.drives),
    body,
    category: condition === "damaged" && random.chance(0.5) ? "damaged" : model.category,
    motorcycleType: null,
    bikeEngineSize: null,
    colour: paints.draw(random)[0],
    interior: random.chance(0.85) ? interiors.draw(random)[0] : null,
    condition,
    mileage: drawMileage(random, age, condition, perYear),
    seats: drawSeats(random, body, facts.model),
    doors: doorsOf[body] ?? 5,
    vin: random.chance(0.4) ? vinOf(random, facts.brand, year) : null,
    ...history(random, age, condition, care),
    source: drawSource(random, facts.brand, age),
    features: drawFeatures(random, carFeatures, year, dearness, care),
    care,
  };
}

export function drawMotorcycle(random: Random, thisYear: number, dealer: boolean): Vehicle {
  const line = bikesByShare.draw(random);
  const { facts, model } = line;
  const last = Math.min(thisYear, lastYearOf(line, thisYear));
  const fresh = last >= thisYear && random.chance(dealer ? 0.22 : 0.05);
  const year = fresh ? thisYear : drawYear(random, Math.max(facts.from, 1980), last, thisYear);
  const age = Math.max(0, thisYear - year);
  const condition = drawCondition(random, age, dealer);
  const care = Math.max(0, Math.min(1, 0.55 + random.normal() * 0.22));
  const delivery = model.engineCc <= 200;
  return {
    vehicleType: "motorcycle",
    line,
    year,
    age,
    trim: "",
    engine: { litres: 0, horsepower: facts.horsepower, fuel: model.engineCc === 0 ? "electric" : "gas" },
    gear: facts.gear,
    drive: null,
    body: null,
    category: condition === "damaged" && random.chance(0.5) ? "damaged" : model.category,
    motorcycleType: model.motorcycleType,
    bikeEngineSize: model.engineCc === 0 ? null : model.engineCc,
    colour: bikePaints.draw(random)[0],
    interior: null,
    condition,
    mileage: Math.min(140_000, drawMileage(random, age, condition, delivery ? 7000 : 3400)),
    seats: model.motorcycleType === "dirt" ? 1 : 2,
    doors: null,
    vin: random.chance(0.25) ? vinOf(random, facts.brand, year) : null,
    ...history(random, age, condition, care),
    source: random.chance(0.6) ? "company" : random.pick(["us", "gulf", "europe"] as const),
    features: drawFeatures(random, bikeFeatures, year, Math.min(1, facts.priceNew / 30_000), care),
    care,
  };
}
