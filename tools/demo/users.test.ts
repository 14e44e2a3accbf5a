import { expect, test } from "vitest";
import { defaultSeed } from "./demo-market.ts";
import type { Owner } from "./owners.ts";
import { personOf } from "./people.ts";
import { hashOf } from "./random.ts";
import { userRow } from "./users.ts";

test("sellers who draw the same numbers are two users", () => {
  // The first two of a market of a million listings; the test says so itself when the drawing changes.
  const [one, other] = [439_599, 622_382];
  const seedOf = (number: number) => `${defaultSeed}:user:${number}`;
  expect(hashOf(seedOf(one))).toBe(hashOf(seedOf(other)));
  const now = new Date("2026-11-20T15:00:00Z");
  const row = (number: number) => {
    const person = personOf(`${defaultSeed}:person:${number}`, String(number));
    const owner: Owner = { number, person, plan: "free", cars: 1, motorcycles: 0 };
    return userRow(defaultSeed, now, owner);
  };
  expect(row(one).created_at).toBe(row(other).created_at);
  expect(row(one).id).not.toBe(row(other).id);
});
