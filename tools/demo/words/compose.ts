import { enumerations, exteriorColours, features, placeBySlug } from "#features/reference/reference.ts";
import type { Named } from "#features/reference/reference.types.ts";
import type { Random } from "../random.ts";
import type { Vehicle } from "../vehicle.ts";
import { arabic } from "./arabic.ts";
import { arabizi } from "./arabizi.ts";
import { english } from "./english.ts";
import { type Flag, type Line, type Section, sections, type Wording } from "./words.types.ts";

export type Tongue = "ar" | "en" | "mixed";
export const wordings: Readonly<Record<Tongue, Wording>> = { ar: arabic, en: english, mixed: arabizi };

/** What the words are made from: the vehicle, and who sells it where. */
export interface Told {
  vehicle: Vehicle;
  place: string;
  dealer: boolean;
}

type Slots = Record<string, string>;

const coloursBySlug = new Map<string, Named>(exteriorColours.map((colour) => [colour.slug, colour]));
const featuresBySlug = new Map<string, Named>(features.map((feature) => [feature.slug, feature]));
const gearsBySlug = new Map<string, Named>(enumerations.gearType.map((gear) => [gear.slug, gear]));

export function drawTongue(random: Random): Tongue {
  const draw = random.next();
  return draw < 0.6 ? "ar" : draw < 0.9 ? "en" : "mixed";
}

/** What may be said of it: a sentence is only used when all its flags are here. */
export function flagsOf(random: Random, { vehicle, dealer }: Told): Set<Flag> {
  const { line, condition, features: fitted, motorcycleType, body, source, owners, seats } = vehicle;
  const perYear = vehicle.mileage / Math.max(1, vehicle.age);
  const bike = vehicle.vehicleType === "motorcycle";
  const negotiable = random.chance(0.55);
  const when: Record<Flag, boolean> = {
    car: !bike,
    bike,
    new: condition === "new",
    used: condition === "used",
    damaged: condition === "damaged",
    company: source === "company",
    us: source === "us",
    gulf: source === "gulf",
    europe: source === "europe",
    lowkm: vehicle.age >= 2 && perYear < (bike ? 2000 : 8500),
    highkm: vehicle.mileage > (bike ? 45_000 : 190_000),
    oneowner: owners === 1 && (vehicle.age < 12 || source === "company"),
    clean: !vehicle.accident && condition !== "damaged",
    accident: vehicle.accident,
    serviced: vehicle.serviced,
    full: fitted.length >= 13,
    sunroof: fitted.includes("sunroof"),
    leather: fitted.includes("leather-seats"),
    camera: fitted.includes("rear-camera") && fitted.includes("parking-sensors"),
    carplay: fitted.includes("carplay"),
    led: fitted.includes("led-lights"),
    cruise: fitted.includes("cruise-control"),
    hybrid: vehicle.engine.fuel === "hybrid",
    electric: vehicle.engine.fuel === "electric",
    diesel: vehicle.engine.fuel === "diesel",
    fourwd: vehicle.drive === "4wd" || vehicle.drive === "awd",
    eco: !bike && vehicle.engine.fuel === "gas" && vehicle.engine.litres <= 1.6,
    classic: vehicle.age >= 26 && line.model.category === "luxury",
    recent: condition === "used" && vehicle.age <= 3 && vehicle.care > 0.6,
    dealer,
    private: !dealer,
    licence: vehicle.licenceValid,
    nolicence: !vehicle.licenceValid,
    automatic: vehicle.gear !== "manual",
    manual: vehicle.gear === "manual",
    scooter: motorcycleType === "scooter",
    family: body === "suv" || body === "wagon" || (body === "van" && (seats ?? 0) >= 7),
    sport: body === "coupe" || body === "convertible" || motorcycleType === "sport",
    work: body === "pickup" || body === "truck" || body === "van",
    negotiable,
    fixed: !negotiable,
    travel: !dealer && random.chance(0.12),
    kept: vehicle.care > 0.55 && condition === "used",
    vin: vehicle.vin !== null,
    trim: vehicle.trim !== "",
    engine: vehicle.engine.litres > 0,
    touring: motorcycleType === "touring" || motorcycleType === "adventure",
  };
  return new Set((Object.keys(when) as Flag[]).filter((flag) => when[flag]));
}

const arabicDigits = (text: string): string =>
  text.replace(/[0-9,]/g, (sign) => (sign === "," ? "٬" : "٠١٢٣٤٥٦٧٨٩".charAt(Number(sign))));

/** "Leather seats" inside a sentence is "leather seats"; "LED lights" and "A/C" stay. */
const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

function slotsOf(random: Random, { vehicle, place }: Told, tongue: Tongue): Slots {
  const { brand, model } = vehicle.line;
  const language = tongue === "ar" ? "ar" : "en";
  const where = placeBySlug(place);
  const colour = coloursBySlug.get(vehicle.colour);
  const alone = model.slug.startsWith("range-rover"); // nobody says "Land Rover Range Rover"
  const latinModel = language === "en" || (random.chance(0.3) && !alone);
  const digits = language === "ar" && random.chance(0.25) ? arabicDigits : (text: string) => text;
  const step = vehicle.mileage >= 10_000 ? 1000 : 1;
  const named = random.shuffle(vehicle.features.map((slug) => featuresBySlug.get(slug)?.[language] ?? ""));
  const bike = vehicle.vehicleType === "motorcycle";
  const told = named.slice(0, random.int(3, 6)).map(language === "en" ? inSentence : (name) => name);
  return {
    brand: alone ? "" : brand[language],
    brandAr: alone ? "" : brand.ar,
    model: latinModel ? model.en : model.ar,
    modelAr: model.ar,
    year: digits(String(vehicle.year)),
    trim: vehicle.trim,
    engine: vehicle.engine.litres.toFixed(1),
    km: digits((Math.round(vehicle.mileage / step) * step).toLocaleString("en-US")),
    cc: digits(String(vehicle.bikeEngineSize ?? 0)),
    place: where?.[language] ?? "",
    placeAr: where?.ar ?? "",
    colour: language === "en" ? (colour?.en ?? "").toLowerCase() : (colour?.ar ?? ""),
    gear: gearsBySlug.get(vehicle.gear)?.[language] ?? "",
    features: told.length < 2 ? "" : told.join(language === "ar" ? "، " : ", "),
    v: bike ? "الدراجة" : "السيارة",
    a: language === "ar" ? (bike ? "دراجة" : "سيارة") : bike ? "bike" : "car",
  };
}

const fill = (text: string, slots: Slots): string =>
  text
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "")
    .replaceAll("  ", " ")
    .trim();

/** The lines that fit: what they claim is true, and no slot of theirs is empty. */
function fitting(lines: readonly Line[], flags: ReadonlySet<Flag>, slots: Slots): Line[] {
  return lines.filter(
    ({ when, text }) =>
      when.every((flag) => flags.has(flag)) &&
      !(slots.features === "" && text.includes("{features}")) &&
      !(slots.cc === "0" && text.includes("{cc}")),
  );
}

function draw(random: Random, lines: readonly Line[], count: number, slots: Slots): string[] {
  return random
    .shuffle([...lines])
    .slice(0, count)
    .map(({ text }) => fill(text, slots));
}

/** Between 10 and 100 characters: a title that comes out too long is left for a plainer one. */
function titleOf(random: Random, wording: Wording, flags: ReadonlySet<Flag>, slots: Slots): string {
  const fit = fitting(wording.titles, flags, slots);
  const telling = fit.filter(({ when }) => when.length > 0);
  const from = telling.length > 0 && random.chance(0.62) ? telling : fit;
  for (const title of draw(random, from, from.length, slots)) {
    if (title.length >= 10 && title.length <= 70) return title;
  }
  return fill("{brand} {model} {year}", slots).slice(0, 100).padEnd(10, " ").trimEnd();
}

/** How much of each section a description takes; the least first, so that short ones stay short. */
const shapes: readonly (readonly Section[])[] = [
  ["open"],
  ["state", "contact"],
  ["open", "state"],
  ["open", "state", "past", "price"],
  ["open", "source", "state", "drive", "contact"],
  ["open", "extras", "past", "price", "contact"],
  ["open", "state", "drive", "extras", "why", "contact"],
  ["open", "source", "state", "drive", "past", "extras", "why", "price", "contact"],
];

function descriptionOf(random: Random, wording: Wording, flags: ReadonlySet<Flag>, slots: Slots): string {
  const fit = Object.fromEntries(
    sections.map((section) => [section, fitting(wording.fragments[section], flags, slots)]),
  ) as Record<Section, Line[]>;
  const some = (section: Section, count = 1): string[] => draw(random, fit[section], count, slots);
  if (random.chance(0.26)) {
    const list = some("bullet", random.int(4, 8)).map((text) => `- ${text}`);
    return [
      ...some("open"),
      ...list,
      ...(random.chance(0.4) ? some("price") : []),
      ...(random.chance(0.6) ? some("contact") : []),
    ].join("\n");
  }
  const shape = random.pick(shapes);
  const sentences = shape.flatMap((section) =>
    some(section, section === "state" || section === "drive" ? random.int(1, 2) : 1),
  );
  const apart = random.chance(0.3) ? "\n" : " ";
  return sentences.length > 0 ? sentences.join(apart) : some("open").join(" ");
}

/** Title and description of a listing, in one of the ways people here write. */
export function write(random: Random, told: Told): { tongue: Tongue; title: string; description: string } {
  const tongue = drawTongue(random);
  const wording = wordings[tongue];
  const flags = flagsOf(random, told);
  const slots = slotsOf(random, told, tongue);
  return {
    tongue,
    title: titleOf(random, wording, flags, slots),
    description: descriptionOf(random, wording, flags, slots),
  };
}
