import { modelOrFamily } from "#features/reference/families.ts";
import { namesIn } from "#features/reference/names.ts";
import { brandBySlug } from "#features/reference/reference.ts";
import { chipsOf } from "#features/search/address/chips.ts";
import { readSearch } from "#features/search/address/read-search.ts";
import { wordingOf } from "#i18n/wording.ts";
import type { Visitor } from "#platform/http/visitor.ts";
import type { SavedSearchRow } from "./saved-search.queries.ts";

/** What a search looks for, in the words of its filters on the browse page. */
export function inWords(
  { language, t }: Visitor,
  { vehicle_type: vehicleType, filters }: Pick<SavedSearchRow, "vehicle_type" | "filters">,
): string {
  const names = namesIn(language);
  const name = (kind: string, slug: string) => names[`${kind}.${slug}`] ?? slug;
  const search = readSearch(vehicleType, filters);
  const brands = (search.brand ?? []).flatMap((slug) => brandBySlug(vehicleType, slug) ?? []);
  const models = Object.fromEntries(
    (search.model ?? []).map((slug) => {
      const [found] = brands.flatMap((brand) => modelOrFamily(brand, slug) ?? []);
      return [slug, found?.[language] ?? slug];
    }),
  );
  const chips = chipsOf(search, models, wordingOf({ messages: { language, t, name }, now: new Date() }));
  return [t(`saved-searches.${vehicleType}`), ...chips.map(({ label }) => label)].join(" · ");
}
