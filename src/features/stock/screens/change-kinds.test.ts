import { expect, it } from "vitest";
import { changeOf, emptyDraft, signedNumber } from "./change-kinds.ts";

it.each([
  ["3", 3],
  ["-2.5", -2.5],
  ["5-", -5],
  ["−٣", -3],
  ["+1,500", 1500],
  ["", undefined],
  ["-", undefined],
  ["three", undefined],
  ["1 2", undefined],
  ["--3", undefined],
  [" - 3 ", -3],
])("reads %j", (typed, value) => {
  expect(signedNumber(typed)).toBe(value);
});

it("makes of what is typed the change that it means, and nothing of half of one", () => {
  const price = (more: object) => changeOf("price", { ...emptyDraft, ...more });
  expect(price({})).toBeUndefined();
  expect(price({ number: "0" })).toBeUndefined();
  expect(price({ number: "-95" })).toBeUndefined();
  expect(price({ number: "3", roundTo: "50" })).toEqual({ price: { percent: 3, roundTo: 50 } });
  expect(price({ way: "amount", number: "-500", currency: "eur" })).toEqual({
    price: { amount: -500, currency: "eur", roundTo: 1 },
  });
  expect(price({ way: "set", number: "-5" })).toBeUndefined();
  expect(price({ way: "set", number: "9,500" })).toEqual({ price: { set: 9500, currency: "usd" } });
  expect(changeOf("city", { ...emptyDraft, city: "atlantis" })).toBeUndefined();
  expect(changeOf("city", { ...emptyDraft, city: "zahle" })).toEqual({ city: "zahle" });
  expect(changeOf("currency", { ...emptyDraft, currency: "lbp", roundTo: "1000000" })).toEqual({
    currency: { to: "lbp", roundTo: 1_000_000 },
  });
  expect([changeOf("renew", emptyDraft), changeOf("withdraw", emptyDraft)]).toEqual([
    { renew: true },
    { withdraw: true },
  ]);
});
