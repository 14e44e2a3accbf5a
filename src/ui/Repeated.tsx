import { type ComponentProps, type ComponentType, createElement, type HTMLAttributes } from "react";
import type { PageContext } from "#platform/page/context.ts";
import { escapeHtml } from "#text/html.ts";
import { usePage } from "./page.tsx";

interface Props<One> extends HTMLAttributes<HTMLElement> {
  /** The element that holds them. */
  as?: "div" | "summary";
  /** Draws one of them from its props alone. Each of its texts and numbers it shows as it is, and decides nothing by it. */
  of: ComponentType<One>;
  each: readonly One[];
  /** What each is told apart by. */
  by: keyof One & string;
}

/**
 * Many of a kind in one element. For the server React writes one with marks in place of its texts, and texts are put into that
 * for all others. In the browser they are components as ever: hydration finds what it expects.
 */
export function Repeated<One extends object>({ as: Host = "div", of: Of, each, by, ...rest }: Props<One>) {
  const { keep } = usePage();
  if (import.meta.env.SSR && keep) {
    const html = each.map((one) => filled(keep, Of, one)).join("");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React makes of them
    return <Host {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <Host {...rest}>
      {each.map((one) => (
        <Of key={String(one[by])} {...one} />
      ))}
    </Host>
  );
}

const isShown = (value: unknown) => typeof value === "string" || typeof value === "number";

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
    if (typeof value !== "function") shape += isShown(value) ? `${name} ` : `${name}=${value} `;
  }
  const known = templates.get(of) ?? new Map<string, string[]>();
  templates.set(of, known);
  let parts = known.get(shape);
  if (!parts) {
    const marked = Object.entries(values).map(([name, value]) => [
      name,
      isShown(value) ? `{{${name}}}` : value,
    ]);
    parts = keep(of, shape, createElement(of, Object.fromEntries(marked))).split(mark);
    known.set(shape, parts);
  }
  let html = parts[0] ?? "";
  for (let at = 1; at < parts.length; at += 2) {
    html += escapeHtml(String(values[parts[at] ?? ""])) + parts[at + 1];
  }
  return html;
}

type Choices = readonly (readonly [value: string, label: string])[];

interface SelectProps extends ComponentProps<"select"> {
  value: string;
  choices: Choices;
}

/** A select; for the server its options are texts. */
export function Select({ value, choices, ...rest }: SelectProps) {
  const { keep } = usePage();
  if (import.meta.env.SSR && keep) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React makes of them
    return <select {...rest} dangerouslySetInnerHTML={{ __html: options(choices, value) }} />;
  }
  return (
    <select {...rest} value={value}>
      {choices.map(([one, label]) => (
        <option key={one} value={one === label ? undefined : one}>
          {label}
        </option>
      ))}
    </select>
  );
}

function options(choices: Choices, value: string): string {
  let html = "";
  for (const [one, label] of choices) {
    // What it says is its value where it has no other.
    const own = one === label ? "" : ` value="${escapeHtml(one)}"`;
    html += `<option${own}${one === value ? ' selected=""' : ""}>${escapeHtml(label)}</option>`;
  }
  return html;
}
