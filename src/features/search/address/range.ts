import type { Bucket } from "#features/reference/reference.types.ts";
import { foldDigits } from "#i18n/format.ts";
import type { Range } from "./browse-search.ts";

/** A whole amount as a person types it: any digits, separators, a currency sign; undefined when there is none. */
export function parseAmount(text: string): number | undefined {
  const digits = foldDigits(text)
    .replace(/[.,]\d{1,2}$/, "")
    .replace(/\D/g, "");
  if (digits === "") return undefined;
  return Math.min(Number(digits), 999_999_998);
}

/** What holds after typing: no limit for an empty field, what held before for what is no amount, never above the most. */
export function typedAmount(text: string, held: number | undefined, most: number): number | undefined {
  if (text.trim() === "") return undefined;
  const amount = parseAmount(text);
  return amount === undefined ? held : Math.min(amount, most);
}

/** The preset that a range is, `custom` when it is none of them, `all` when nothing is set. */
export function presetOf(range: Range, presets: readonly Bucket[]): string {
  if (range.min === undefined && range.max === undefined) return "all";
  const found = presets.find((one) => (one.min ?? 0) === (range.min ?? 0) && one.max === range.max);
  return found?.slug ?? "custom";
}

/**
 * How many listings lie within a preset, both ends included; undefined where an end is no edge of what is counted. Without
 * edges each number is counted by itself.
 */
export function countWithin(
  { min = 0, max = Number.POSITIVE_INFINITY }: Range,
  counts: Readonly<Record<string, number>>,
  edges?: readonly number[],
): number | undefined {
  const aligned = (end: number) =>
    !edges || end === 0 || end === Number.POSITIVE_INFINITY || edges.includes(end);
  if (!aligned(min) || !aligned(max)) return undefined;
  let sum = 0;
  for (const counted in counts) {
    if (Number(counted) >= min && Number(counted) <= max) sum += counts[counted] ?? 0;
  }
  return sum;
}

/** How many listings lie between each edge and the next. */
export function barsOf(counts: Readonly<Record<string, number>>, edges: readonly number[]): number[] {
  const bars = edges.map(() => 0);
  for (const [bound, count] of Object.entries(counts)) {
    const at = edges.findLastIndex((edge) => edge <= Number(bound));
    bars[at] = (bars[at] ?? 0) + count;
  }
  return bars;
}

/** Where on a slider over the edges an amount lies; the last position stands for "no upper bound". */
export function positionOf(
  amount: number | undefined,
  edges: readonly number[],
  open: "min" | "max",
): number {
  if (amount === undefined) return open === "min" ? 0 : edges.length;
  if (open === "min")
    return Math.max(
      0,
      edges.findLastIndex((edge) => edge <= amount),
    );
  const above = edges.findIndex((edge) => edge >= amount);
  return above < 0 ? edges.length : above;
}

/** The inverse: the ends of a slider filter nothing. */
export function amountAt(position: number, edges: readonly number[]): number | undefined {
  return position <= 0 || position >= edges.length ? undefined : edges[position];
}
