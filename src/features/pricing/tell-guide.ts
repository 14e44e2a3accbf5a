import { marksOf } from "./engine/cuts.ts";
import { readValue } from "./engine/value.ts";
import type { KnownMarket, KnownModel } from "./kept-market.ts";
import type { Marks } from "./price-label.ts";
import { type Asked, isNear, tellValue } from "./tell-value.ts";
import type { Value } from "./value.contract.ts";

/**
 * Why nothing is told: damage has no price of its own; too few of the model are listed, or none of about its year; or their
 * prices lie too far apart.
 */
export const silences = ["damaged", "model", "year", "spread"] as const;
export type Silence = (typeof silences)[number];

/** What a seller is told while a price is chosen. */
export type Guide =
  | {
      value: Value;
      /** Null while the mileage is not said: without one no label is given. */
      marks: Marks | null;
    }
  | { silence: Silence };

/** The value of a vehicle as its page tells it, by what is known of its model, and where its label would change by the rules of the labels. */
export function tellGuide(market: KnownMarket, asked: Asked, known: KnownModel | undefined): Guide {
  if (asked.condition === "damaged") return { silence: "damaged" };
  if (!known) return { silence: "model" };
  if (asked.year > market.year + 1 || !isNear(asked.year, known)) return { silence: "year" };
  const value = tellValue(market, asked, known);
  if (!value) return { silence: "spread" };
  if (asked.mileage === undefined) return { value, marks: null };
  const facts = { ...asked, mileage: asked.mileage, gearType: asked.gearType ?? null };
  const { middle, doubt } = readValue(market.curve, known.level, facts, market.year);
  return { value, marks: marksOf(middle, market.curve, doubt) };
}
