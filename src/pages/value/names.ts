import { type ValueOf, valuePath } from "#features/pricing/value-address.ts";
import type { PageMessages } from "#i18n/page-messages.ts";

type Words = Pick<PageMessages, "language" | "t" | "name">;
type Names = readonly { slug: string; en: string; ar: string }[];

/** "Toyota Corolla", with its year as far as that is said: "2016 Toyota Corolla"; a maker alone; nothing. */
export function vehicleOf(words: Words, { brand, model, year }: ValueOf, models: Names): string {
  if (brand === undefined) return "";
  const maker = words.name("brand", brand);
  if (model === undefined) return maker;
  const vehicle = `${maker} ${models.find(({ slug }) => slug === model)?.[words.language] ?? model}`;
  return year === undefined ? vehicle : words.t("value.vehicleOfYear", { vehicle, year: String(year) });
}

/** What a page is called: "What is a 2016 Toyota Corolla worth in Lebanon?" */
export function titleOf(words: Words, of: ValueOf, models: Names): string {
  const { t } = words;
  if (of.brand === undefined) return t(of.vehicleType === "car" ? "value.titleCar" : "value.titleMotorcycle");
  const vehicle = vehicleOf(words, of, models);
  if (of.model === undefined) return t("value.titleBrand", { vehicle });
  return t(of.year === undefined ? "value.titleModel" : "value.titleYear", { vehicle });
}

/** The way to a page; the last is the page itself. */
export function crumbsOf(words: Words, of: ValueOf, models: Names) {
  const { t, name } = words;
  const { vehicleType, brand, model, year } = of;
  const modelName = models.find(({ slug }) => slug === model)?.[words.language] ?? model;
  return [
    { name: t("common.home"), path: "/" },
    { name: t("value.home"), path: "/value" },
    ...(vehicleType === "motorcycle"
      ? [{ name: t("common.motorcycles"), path: valuePath({ vehicleType }) }]
      : []),
    ...(brand ? [{ name: name("brand", brand), path: valuePath({ vehicleType, brand }) }] : []),
    ...(brand && model && modelName
      ? [{ name: modelName, path: valuePath({ vehicleType, brand, model }) }]
      : []),
    ...(year ? [{ name: String(year), path: valuePath(of) }] : []),
  ];
}
