import { placeSlugs, type VehicleType } from "#features/reference/enumerations.ts";
import type { Language } from "#i18n/language.ts";
import type { Wording } from "#i18n/wording.ts";
import { radiusOf } from "../filters.ts";
import type { Understood } from "../search-answer.schema.ts";
import type { Search } from "./browse-search.ts";

/** The models of a brand by slug, in the language of the page; a model in no list is called as the seller wrote it. */
export type ModelNames = Readonly<Record<string, string>>;

export const modelNames = (
  models: readonly { slug: string; en: string; ar: string }[],
  language: Language,
): ModelNames => Object.fromEntries(models.map((model) => [model.slug, model[language]]));

const only = <T>(list: readonly T[] | undefined): T | undefined => (list?.length === 1 ? list[0] : undefined);

/**
 * What a page of listings is called: "Used Toyota Corolla for sale in Beirut", «تويوتا كورولا مستعملة للبيع في بيروت».
 * A filter is said where it has one choice; with several the wider word stands.
 */
export function headingOf(
  vehicleType: VehicleType,
  search: Search,
  models: ModelNames,
  { t, name }: Pick<Wording, "t" | "name">,
): string {
  const brand = only(search.brand);
  const model = only(search.model);
  const city = only(search.city);
  const condition = only(search.condition) ?? "any";
  const around = search.near && search.radius && t("nearby.around", { place: name("place", search.near) });
  const place = city ? name("place", city) : (around ?? t("browse.lebanon"));
  if (!brand) return t("browse.heading", { vehicleType, condition, place });
  const maker = name("brand", brand);
  const subject = model ? `${maker} ${models[model] ?? model}` : maker;
  return t("browse.headingOf", { subject, condition, place });
}

const told = ["brand", "model", "city", "condition"] as const;

/** The search with what its words were read as beside what was chosen, for a heading that says both. */
export function withUnderstood(search: Search, understood: Pick<Understood, "filters"> | undefined): Search {
  const read: Record<string, string[]> = {};
  for (const { filter, value, not } of understood?.filters ?? []) {
    const name = not ? undefined : told.find((one) => one === filter);
    if (name && !search[name]) read[name] = [...(read[name] ?? []), value];
  }
  const readAs = (name: string) => understood?.filters.find(({ filter }) => filter === name)?.value;
  const near = placeSlugs.find((place) => !search.near && place === readAs("near"));
  return { ...search, ...read, ...(near && { near, radius: radiusOf(readAs("radius")) }) };
}
