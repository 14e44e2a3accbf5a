import type { Result } from "lighthouse";

const itemsShown = 4;

/** Every audit that costs points in these categories, or time in the loading of the page, with what it points at. */
export function failuresOf(result: Result, categories: readonly string[]): string[] {
  return categories.flatMap((name) => {
    const refs = result.categories[name]?.auditRefs ?? [];
    return refs.flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      if (!audit || audit.score === null || audit.score >= (name === "performance" ? 0.9 : 1)) return [];
      if (audit.scoreDisplayMode === "informative" || audit.scoreDisplayMode === "notApplicable") return [];
      if (name !== "performance" && weight === 0) return [];
      const value = audit.displayValue ? ` (${audit.displayValue})` : "";
      return [`${name}: ${audit.title}${value} [${id}]${pointedAt(audit.details)}`];
    });
  });
}

/** What moved on a page while it came, the element that moved most of each shift first. */
export const movedOn = (result: Result): string =>
  `layout shift ${shiftOf(result).toFixed(3)}:${pointedAt(result.audits["layout-shifts"]?.details)}`;

/** Of everything that moved while the page came: the cumulative layout shift, without a unit. */
export const shiftOf = (result: Result): number =>
  result.audits["cumulative-layout-shift"]?.numericValue ?? 0;

function pointedAt(details: unknown): string {
  const items = (details as { items?: unknown } | undefined)?.items;
  if (!Array.isArray(items)) return "";
  const texts = items.map(describe).filter((text) => text !== "");
  const shown = texts.slice(0, itemsShown).map((text) => `\n    ${text}`);
  const more = texts.length > itemsShown ? `\n    and ${texts.length - itemsShown} more` : "";
  return shown.join("") + more;
}

/** The parts of an audit's row that a person can act on: the element, the address, the reason, what could be saved. */
function describe(item: unknown): string {
  const { node, url, source, description, subItems, wastedBytes, wastedMs, label } = item as Record<
    string,
    unknown
  >;
  const { snippet, explanation } = (node ?? {}) as Record<string, unknown>;
  const reasons = ((subItems as { items?: unknown[] } | undefined)?.items ?? [])
    .map(describe)
    .filter(Boolean);
  return [
    ...[label, snippet, explanation, url, source, description].filter((part) => typeof part === "string"),
    ...(typeof wastedBytes === "number" ? [`${Math.round(wastedBytes / 1024)} KB could go`] : []),
    ...(typeof wastedMs === "number" ? [`${Math.round(wastedMs)} ms could go`] : []),
    ...reasons,
  ]
    .join(" · ")
    .replaceAll(/\s+/g, " ")
    .slice(0, 400);
}
