import type { BodyType, Category, MotorcycleType } from "../enumerations.ts";
import type { CarBrand, CarModel, MotorcycleBrand, MotorcycleModel, Named } from "../reference.types.ts";

/** "1998-2006", or "1998-" while it is still made. */
export type Years = `${number}-${number | ""}`;

/** "Citroën" → "citroen", "C 200" → "c-200", "Cee'd" → "ceed". */
export function slugify(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function words(typed: string): string[] {
  return typed
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** Splits "a, b, c"; adds the name written together ("CX-5" → "cx5"), as people type it. */
function aliasesOf(en: string, typed: string): readonly string[] {
  const together = slugify(en).replaceAll("-", "");
  const typedTogether = together === slugify(en) ? [] : [together];
  return [...new Set([...words(typed), ...typedTogether])];
}

export function named<Slug extends string>(slug: Slug, en: string, ar: string, aliases = ""): Named<Slug> {
  return { slug, en, ar, aliases: words(aliases) };
}

function spanOf(years: Years): { from: number; to?: number } {
  const [from, to] = years.split("-");
  return to ? { from: Number(from), to: Number(to) } : { from: Number(from) };
}

export function car(
  en: string,
  ar: string,
  category: Category,
  bodies: BodyType | readonly BodyType[],
  years: Years,
  aliases = "",
): CarModel {
  return {
    slug: slugify(en),
    en,
    ar,
    aliases: aliasesOf(en, aliases),
    category,
    bodies: typeof bodies === "string" ? [bodies] : bodies,
    ...spanOf(years),
  };
}

export function bike(
  en: string,
  ar: string,
  motorcycleType: MotorcycleType,
  engineCc: number,
  years: Years,
  aliases = "",
): MotorcycleModel {
  return {
    slug: slugify(en),
    en,
    ar,
    aliases: aliasesOf(en, aliases),
    category: engineCc <= 250 ? "small" : engineCc >= 1000 ? "luxury" : "family",
    motorcycleType,
    engineCc,
    ...spanOf(years),
  };
}

type BrandInput<Model> = {
  en: string;
  ar: string;
  popular?: number;
  aliases?: string;
  models: readonly Model[];
};

export function carBrand({ en, ar, popular, aliases = "", models }: BrandInput<CarModel>): CarBrand {
  const rank = popular === undefined ? {} : { popular };
  return { slug: slugify(en), en, ar, aliases: aliasesOf(en, aliases), vehicleType: "car", ...rank, models };
}

export function bikeBrand({
  en,
  ar,
  popular,
  aliases = "",
  models,
}: BrandInput<MotorcycleModel>): MotorcycleBrand {
  const rank = popular === undefined ? {} : { popular };
  return {
    slug: slugify(en),
    en,
    ar,
    aliases: aliasesOf(en, aliases),
    vehicleType: "motorcycle",
    ...rank,
    models,
  };
}
