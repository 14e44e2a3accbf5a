import { brandBySlug, brands, features } from "#features/reference/reference.ts";
import { formatNumber } from "#i18n/format.ts";
import { columnOf, headOf } from "./columns.ts";
import { type Change, choicesOf, type Reader, shortly } from "./said.ts";
import type { Changed } from "./stock-import.contract.ts";

/** What a field said and will say, in words. */
export function presentChange({ field, before, after }: Change, reader: Reader): Changed {
  if (field === null) return { column: null, before: null, after: null };
  const word = (value: unknown) => wordOf(field, value, reader);
  return { column: reader.t(headOf(field)), before: word(before), after: word(after) };
}

function wordOf(field: NonNullable<Change["field"]>, value: unknown, { t, language }: Reader): string | null {
  if (value === null || value === undefined || value === "") return null;
  const { takes } = columnOf(field);
  const named = (list: readonly { slug: string; en: string; ar: string }[], slug: unknown) =>
    list.find((one) => one.slug === slug)?.[language] ?? String(slug);
  if (typeof takes === "object") return named(choicesOf[takes.choice], value);
  if (takes === "yesNo") return t(value ? "stock-import.yes" : "stock-import.no");
  if (takes === "features") {
    const names = Array.isArray(value) ? value.map((slug) => named(features, slug)) : [];
    return names.join(language === "ar" ? "، " : ", ") || null;
  }
  if (takes === "brand") {
    return (
      (brandBySlug("car", String(value)) ?? brandBySlug("motorcycle", String(value)))?.[language] ??
      String(value)
    );
  }
  if (field === "model") return modelNamed(String(value))?.[language] ?? shortly(String(value));
  if (field === "year") return String(value);
  if (takes === "number" || takes === "photos") return formatNumber(language, Number(value));
  return shortly(String(value));
}

/** Of any brand that has one of this slug: models of one slug have one name. */
const modelNamed = (slug: string) =>
  [...brands.car, ...brands.motorcycle]
    .flatMap(({ models }): readonly { slug: string; en: string; ar: string }[] => models)
    .find((model) => model.slug === slug);
