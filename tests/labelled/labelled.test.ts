import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { figuresOf, judged, readSet } from "./judge.ts";

const first = readSet("first");

describe("the labelled set", () => {
  it("is of 1,000 texts, no two alike, listings and messages, frauds and honest ones in each way of writing", () => {
    expect(first).toHaveLength(1000);
    expect(new Set(first.map(({ title, text }) => `${title}\n${text}`)).size).toBe(1000);
    for (const lang of ["ar", "en", "lb"]) {
      for (const what of ["listing", "chat"]) {
        for (const label of ["fraud", "honest"]) {
          const some = first.filter((one) => one.lang === lang && one.what === what && one.label === label);
          expect(some.length, `${label} ${what} ${lang}`).toBeGreaterThan(30);
        }
      }
    }
    expect(first.filter(({ why }) => why.trim() === "")).toEqual([]);
  });

  it("has at least 95 % of its frauds caught, and at most 3 % of its honest ones held", () => {
    const { frauds, caught, honest, held } = figuresOf(first);
    const missed = first.filter((one) => one.label === "fraud" && judged(one).length === 0);
    const wrong = first.filter((one) => one.label === "honest" && judged(one).length > 0);
    const said = [...missed, ...wrong].map(({ label, text }) => `${label}: ${text}`).join("\n");
    expect(caught / frauds, said).toBeGreaterThanOrEqual(0.95);
    expect(held / honest, said).toBeLessThanOrEqual(0.03);
  });
});

it("what is denied is no request, and a request behind a denial is one", () => {
  const flags = (text: string) => judged({ label: "fraud", what: "listing", lang: "en", why: "", text });
  for (const text of [
    "No deposit needed",
    "بدون عربون",
    "bala 3arboun",
    "Do not send money to anyone",
    "carbon deposits cleaned",
  ])
    expect(flags(text), text).toEqual([]);
  for (const text of [
    "No viewing without a deposit",
    "No deposit, no viewing",
    "No deposit needed, send half by OMT",
    "ما منوقفها لحدا بلا عربون",
    "بدون عربون ما منوقفها",
    "ma mnewa2efla bala 3arboun",
    "bala 3arboun ma fi maw3ad",
  ])
    expect(flags(text), text).toEqual(["deposit"]);
});

it("has its figures in docs/trust.md, those of the second set as they come out", () => {
  const doc = readFileSync(join(import.meta.dirname, "../../docs/trust.md"), "utf8");
  const share = (part: number, of: number) => `${part} of ${of} (${((part / of) * 100).toFixed(1)} %)`;
  for (const set of [first, readSet("second")]) {
    const { frauds, caught, honest, held } = figuresOf(set);
    expect(doc).toContain(`| ${share(caught, frauds)} | ${share(held, honest)} |`);
  }
});
