import type { Wording } from "#i18n/wording.ts";
import type { Understood } from "../listing.schema.ts";
import { type ListFilter, rangeNames } from "./browse-search.ts";
import { amountLabel, kindOf } from "./chips.ts";

export type Part = Understood["filters"][number];
type Words = Pick<Wording, "t" | "name" | "money" | "number" | "plain">;

/** What a part of a search text was read as, in the words of the filters: "up to $15,000", "Beirut", "2015". */
export function partLabel({ filter, value }: Pick<Part, "filter" | "value">, words: Words): string {
  const range = rangeNames.find(
    (name) => filter === `${name}Min` || filter === `${name}Max` || filter === name,
  );
  if (range && Number.isFinite(Number(value))) {
    const amount = amountLabel(range, Number(value), words);
    if (filter.endsWith("Min")) return words.t("listings.filterFrom", { min: amount });
    if (filter.endsWith("Max")) return words.t("listings.filterUpTo", { max: amount });
    return amount;
  }
  return words.name(kindOf(filter as ListFilter), value);
}

/** Both ends of a range that are the same ("2015") are one part, not "from 2015" and "up to 2015". */
export function mergedParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    const stem = part.filter.replace(/M(in|ax)$/, "");
    const twin = parts.find(
      (other) =>
        other !== part && other.words === part.words && other.filter.replace(/M(in|ax)$/, "") === stem,
    );
    if (!twin || twin.value !== part.value) return [part];
    return part.filter.endsWith("Min") ? [{ ...part, filter: stem }] : [];
  });
}

/** The search text without some of its words; empty text is no search. */
export function withoutWords(text: string, words: string): string | undefined {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  const rest = at < 0 ? text : text.slice(0, at) + text.slice(at + words.length);
  return rest.replace(/\s+/g, " ").trim() || undefined;
}
