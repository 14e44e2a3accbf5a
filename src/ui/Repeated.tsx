import { type ComponentProps, type ComponentType, createElement } from "react";
import type { PageContext } from "#platform/page/context.ts";
import { escapeHtml } from "#text/html.ts";
import { usePage } from "./page.tsx";

interface Props<One> extends ComponentProps<"div"> {
  /** Draws one of them from its props alone. Each of its texts it shows as it is, and decides nothing by it. */
  of: ComponentType<One>;
  each: readonly One[];
  /** What each is told apart by. */
  by: keyof One & string;
}

/**
 * Many of a kind in one element. For the server React writes one with marks in place of its texts, and texts are put into that
 * for all others: React takes fifty times as long. In the browser they are components as ever: hydration finds what it expects.
 */
export function Repeated<One extends object>({ of: Of, each, by, ...rest }: Props<One>) {
  const { keep } = usePage();
  if (import.meta.env.SSR && keep) {
    const html = each.map((one) => filled(keep, Of, one)).join("");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React makes of them
    return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <div {...rest}>
      {each.map((one) => (
        <Of key={String(one[by])} {...one} />
      ))}
    </div>
  );
}

/** Text, name of what comes next, text, … by what is no text in it. */
const templates = new WeakMap<object, Map<string, string[]>>();
// No text of a visitor is in a template, so none can be taken for a mark.
const mark = /\{\{(\w+)\}\}/;

function filled<One extends object>(
  keep: NonNullable<PageContext["keep"]>,
  of: ComponentType<One>,
  one: One,
): string {
  const values = one as Record<string, unknown>;
  let shape = "";
  for (const name in values) {
    const value = values[name];
    if (typeof value !== "function") shape += typeof value === "string" ? `${name} ` : `${name}=${value} `;
  }
  const known = templates.get(of) ?? new Map<string, string[]>();
  templates.set(of, known);
  let parts = known.get(shape);
  if (!parts) {
    const marked = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? `{{${name}}}` : value,
    ]);
    parts = keep(of, shape, createElement(of, Object.fromEntries(marked))).split(mark);
    known.set(shape, parts);
  }
  return parts.map((part, at) => (at % 2 === 0 ? part : escapeHtml(values[part] as string))).join("");
}

interface SelectProps extends ComponentProps<"select"> {
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
}

/** A select; for the server its options are texts. */
export function Select({ value, choices, ...rest }: SelectProps) {
  const { keep } = usePage();
  if (import.meta.env.SSR && keep) {
    const html = choices.map(([one, label]) => {
      const selected = one === value ? ' selected=""' : "";
      return `<option value="${escapeHtml(one)}"${selected}>${escapeHtml(label)}</option>`;
    });
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React makes of them
    return <select {...rest} dangerouslySetInnerHTML={{ __html: html.join("") }} />;
  }
  return (
    <select {...rest} value={value}>
      {choices.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  );
}
