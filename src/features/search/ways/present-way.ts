import { modelOrFamily } from "#features/reference/families.ts";
import { namesIn } from "#features/reference/names.ts";
import { brandBySlug } from "#features/reference/reference.ts";
import { wordingOf } from "#i18n/wording.ts";
import type { Visitor } from "#platform/http/visitor.ts";
import { chipsOf } from "../address/chips.ts";
import { readSearch } from "../address/read-search.ts";
import type { Criteria } from "../criteria.ts";
import { parametersOf } from "../filters.ts";
import type { WayOn } from "../search-answer.schema.ts";
import type { Way } from "./ways.ts";

/** A way on as visitors are told of it, in their language; `text` is what they typed and nothing was made of. */
export function presentWay(visitor: Visitor, asked: Criteria, text: string, way: Way): WayOn {
  const { criteria, kind, filters, count } = way;
  const labels = filters.map((filter) =>
    filter === "words" ? text : labelOf(visitor, kind === "without" ? asked : criteria, filter),
  );
  const words: Record<string, string> = criteria.words.length > 0 ? { search: text, literal: text } : {};
  return {
    kind,
    filter: filters[0] ?? "words",
    label: listed(visitor, labels),
    query: { ...asTexts(criteria.filters), ...words },
    count,
  };
}

/** What is asked for by one filter: «بيروت», "Up to $9,000". */
function labelOf({ language, t }: Visitor, { vehicleType, filters }: Criteria, filter: string): string {
  const names = namesIn(language);
  const name = (kind: string, slug: string) => names[`${kind}.${slug}`] ?? slug;
  const own = parametersOf(filter);
  const only = Object.fromEntries(Object.entries(asTexts(filters)).filter(([key]) => own.includes(key)));
  const brands = (filters.brand ?? []).flatMap((slug) => brandBySlug(vehicleType, slug) ?? []);
  const models = Object.fromEntries(
    (filters.model ?? []).map((slug) => {
      const [found] = brands.flatMap((brand) => modelOrFamily(brand, slug) ?? []);
      return [slug, found?.[language] ?? slug];
    }),
  );
  const wording = wordingOf({ messages: { language, t, name }, now: new Date() });
  const labels = chipsOf(readSearch(vehicleType, only), models, wording).map(({ label }) => label);
  return listed({ language }, labels);
}

const listed = ({ language }: Pick<Visitor, "language">, labels: readonly string[]) =>
  new Intl.ListFormat(language, { style: "narrow", type: "conjunction" }).format(labels);

const asTexts = (filters: Criteria["filters"]) =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
