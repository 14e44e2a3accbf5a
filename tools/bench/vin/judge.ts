import { familyBySlug } from "#features/reference/families.ts";
import type { VinReading } from "#features/vin/reading.schema.ts";
import type { Known } from "./known.types.ts";

/** `wrong`: something is said that is not so. `open`: nothing is said, or only that it is one of several. */
export type Verdict = "right" | "wrong" | "open";
export const judged = ["brand", "model", "family or one of", "year", "body"] as const;

/** What of a reading is right. A model that our list has not is told rightly by saying none; what nobody knows is not judged. */
export function judge(
  [, brand, model, year, body]: Known,
  reading: VinReading,
): Record<(typeof judged)[number], Verdict | undefined> {
  const fits = (one: string) => one === model || Boolean(familyBySlug(model)?.models.includes(one));
  const isOurs = model !== "-";
  const said = (value: boolean | undefined): Verdict =>
    value === undefined ? "open" : value ? "right" : "wrong";
  const several = reading.models.length > 0 ? reading.models.some(fits) : undefined;
  return {
    brand: said(
      reading.brands.length > 0
        ? reading.brands.includes(brand) && (reading.brand === brand || undefined)
        : undefined,
    ),
    model:
      isOurs || reading.model
        ? said(reading.model === undefined ? undefined : fits(reading.model))
        : undefined,
    "family or one of": isOurs ? said(reading.family === model ? true : several) : undefined,
    year:
      year > 0
        ? said(
            reading.years.length > 0
              ? reading.years.includes(year) && (reading.year === year || undefined)
              : undefined,
          )
        : undefined,
    body:
      body && reading.source !== "none"
        ? said(reading.bodyType && sameBody(body, reading.bodyType))
        : undefined,
  };
}

/** vPIC makes no difference between an SUV and a crossover; we do, by the model. */
const sameBody = (one: string, other: string) =>
  one === other || [one, other].every((body) => body === "suv" || body === "crossover");
