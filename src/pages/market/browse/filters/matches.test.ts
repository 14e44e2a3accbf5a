import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { exteriorColours } from "#features/reference/reference.ts";
import { matches } from "./matches.ts";

it.each([
  ["Mercedes-Benz", "mercedes b", true],
  ["Škoda", "skoda", true],
  ["أودي", "اودي", true],
  ["شيري", "شيرى", true],
  ["Kia", "bmw", false],
])("%s has %s: %s", (name, typed, expected) => {
  expect(matches(name, typed)).toBe(expected);
});

it("paints every colour of the reference", async () => {
  const css = await readFile(new URL("./filters.module.css", import.meta.url), "utf8");
  for (const { slug, hex } of exteriorColours) {
    expect(css).toMatch(new RegExp(`data-paint="${slug}"\\] \\{\\s+background: ${hex};`));
  }
});
