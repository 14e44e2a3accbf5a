import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hintsOf } from "#features/conversations/hints.ts";
import { type Facts, factFlags } from "#features/selling/review/facts.ts";
import { rules } from "#features/selling/review/rules.ts";
import { textFlags } from "#features/selling/review/text-flags.ts";

/** A made-up listing or message of a conversation (docs/trust.md, "The labelled sets"). */
export interface Labelled {
  label: "fraud" | "honest";
  what: "listing" | "chat";
  /** Arabic, English, or Arabic in Latin letters as it is written in Lebanon. */
  lang: "ar" | "en" | "lb";
  why: string;
  title?: string;
  text: string;
  /** What only the market knows: prices in dollars, and what else was found where it is named. */
  facts?: {
    asked?: number;
    median?: number;
    sameVin?: boolean;
    twin?: boolean;
    samePhone?: "private" | "dealer";
    sameText?: boolean;
    sameDevice?: boolean;
    vinContradicts?: string;
    isDealer?: boolean;
    accountDays?: number;
    today?: number;
  };
}

export const readSet = (name: string): Labelled[] =>
  readFileSync(join(import.meta.dirname, `${name}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line): Labelled => JSON.parse(line));

const other = "0190a000-0000-7000-8000-000000000001";
const found = (is: boolean | undefined) => (is ? other : null);

function factsOf({ facts = {} }: Labelled): Facts {
  const { isDealer = false, samePhone } = facts;
  return {
    asked: facts.asked ?? 10_000,
    median: facts.median ?? null,
    sameVin: found(facts.sameVin),
    twin: found(facts.twin),
    otherCar: null,
    // As the statement of findFlags has it: a dealer's number is no sign, on either side.
    samePhone: found(samePhone === "private" && !isDealer),
    sameText: found(facts.sameText),
    sameDevice: found(facts.sameDevice),
    isDealer,
    accountDays: facts.accountDays ?? 200,
    today: facts.today ?? 0,
  };
}

/**
 * What the rules say of one: the kinds of a listing after which a reviewer has to look at it, or of what a reader of the message
 * is warned.
 */
export function judged(one: Labelled): string[] {
  const { what, title = "", text, facts } = one;
  if (what === "chat") return hintsOf(text, "mishwar.example");
  const said = { title, description: text, condition: null, titleStatus: null, accidentHistory: null };
  const flags = [...textFlags(said), ...factFlags(factsOf(one), said)].map(({ kind }) => kind);
  if (facts?.vinContradicts) flags.push("vin_contradicts");
  return flags.filter((kind) => rules[kind].outcome !== ("note" as string));
}

export interface Figures {
  frauds: number;
  caught: number;
  honest: number;
  held: number;
}

/** How many frauds are caught and how many honest ones held. */
export function figuresOf(set: readonly Labelled[]): Figures {
  const isFound = (one: Labelled) => judged(one).length > 0;
  const [frauds, honest] = [
    set.filter(({ label }) => label === "fraud"),
    set.filter(({ label }) => label === "honest"),
  ];
  return {
    frauds: frauds.length,
    caught: frauds.filter(isFound).length,
    honest: honest.length,
    held: honest.filter(isFound).length,
  };
}
