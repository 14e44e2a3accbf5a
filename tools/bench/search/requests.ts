import { readFileSync } from "node:fs";
import { type ListingQuery, listingQuery } from "#features/search/search.query-schema.ts";
import { bikesByShare, carsByShare } from "../../demo/market.ts";
import { Random } from "../../demo/random.ts";
import * as shares from "./shares.ts";

export interface BenchRequest {
  /** What it asks for, for reports: `brand model priceMax sort=newest page=3`. */
  shape: string;
  hasText: boolean;
  query: ListingQuery;
}

type Raw = Record<string, unknown>;

/** What people type into the search box: Arabic, English and Arabizi, with places, years, prices and mistakes. */
const typedTexts = readFileSync(new URL("typed-texts.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

/**
 * What visitors of the browse page ask for: mostly one to four filters, the default order and the first page; every
 * fourth has words. The same seed gives the same requests, on every machine and with any database.
 */
export function browseRequests(seed: string, count: number): BenchRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const random = new Random(`${seed} ${index}`);
    const hasText = index % 4 === 3;
    const raw = hasText ? textRequest(random) : filterRequest(random);
    Object.assign(raw, orderAndPage(random));
    return { shape: shapeOf(raw), hasText, query: listingQuery.parse(raw) };
  });
}

function textRequest(random: Random): Raw {
  const raw: Raw = { search: random.pick(typedTexts) };
  if (random.chance(0.2)) raw.city = shares.place(random);
  if (random.chance(0.2)) raw.priceMax = shares.priceTop(random);
  if (random.chance(0.1)) raw.gearType = shares.gear(random);
  return raw;
}

function filterRequest(random: Random): Raw {
  // The plain browse page, as the landing page links to it.
  if (random.chance(0.1)) return random.chance(0.15) ? { vehicleType: "motorcycle" } : {};
  return random.chance(0.08) ? motorcycleRequest(random) : carRequest(random);
}

function carRequest(random: Random): Raw {
  const raw: Raw = { ...commonFilters(random) };
  if (random.chance(0.5))
    Object.assign(
      raw,
      brandOf(random, () => carsByShare.draw(random)),
    );
  if (random.chance(0.12)) raw.bodyType = shares.body(random);
  if (random.chance(0.14)) raw.gearType = shares.gear(random);
  if (random.chance(0.08)) raw.fuelType = shares.fuel(random);
  if (random.chance(0.04)) raw.driveType = shares.drive(random);
  if (random.chance(0.1)) raw.category = shares.category(random);
  return raw;
}

function motorcycleRequest(random: Random): Raw {
  const raw: Raw = { vehicleType: "motorcycle", ...commonFilters(random) };
  if (random.chance(0.5))
    Object.assign(
      raw,
      brandOf(random, () => bikesByShare.draw(random)),
    );
  if (random.chance(0.4)) raw.motorcycleType = shares.motorcycleType(random);
  if (random.chance(0.2)) raw.engineMin = random.pick([125, 250, 600]);
  return raw;
}

function commonFilters(random: Random): Raw {
  const raw: Raw = {};
  if (random.chance(0.25)) raw.city = severally(random, 0.15, () => shares.place(random));
  if (random.chance(0.4)) {
    const top = shares.priceTop(random);
    if (random.chance(0.9)) raw.priceMax = top;
    if (random.chance(0.35)) raw.priceMin = top / 2;
  }
  if (random.chance(0.3)) raw.yearMin = random.int(2006, 2021);
  if (raw.yearMin !== undefined && random.chance(0.25)) raw.yearMax = Number(raw.yearMin) + random.int(1, 5);
  if (random.chance(0.12)) raw.mileageMax = random.pick([50_000, 100_000, 150_000]);
  if (random.chance(0.08)) raw.exteriorColor = severally(random, 0.3, () => shares.colour(random));
  if (random.chance(0.08)) raw.condition = shares.condition(random);
  if (random.chance(0.06)) raw.features = severally(random, 0.4, () => shares.feature(random));
  return raw;
}

interface Line {
  brand: { slug: string };
  model: { slug: string };
}

function brandOf(random: Random, draw: () => Line): Raw {
  const { brand, model } = draw();
  if (random.chance(0.5)) return { brand: brand.slug, model: model.slug };
  return { brand: random.chance(0.1) ? [brand.slug, draw().brand.slug] : brand.slug };
}

function severally<T>(random: Random, chance: number, draw: () => T): T | T[] {
  return random.chance(chance) ? [draw(), draw()] : draw();
}

function orderAndPage(random: Random): Raw {
  const page = random.next();
  return {
    sort: shares.order(random),
    page:
      page < 0.78
        ? 1
        : page < 0.88
          ? 2
          : page < 0.93
            ? 3
            : page < 0.98
              ? random.int(4, 10)
              : random.int(11, 60),
  };
}

function shapeOf({ sort, page, search, ...filters }: Raw): string {
  const parts = Object.entries(filters).map(([name, value]) =>
    Array.isArray(value) ? `${name}×${value.length}` : name,
  );
  if (search) parts.unshift(`"${search}"`);
  if (sort !== "default") parts.push(`sort=${sort}`);
  if (page !== 1) parts.push(`page=${page}`);
  return parts.join(" ") || "no filter";
}
