import { expect, it } from "vitest";
import type { OwnAnalytics } from "../analytics.contract.ts";
import { sortListings } from "./sort-listings.ts";

const listing = (title: string, views: number, contacts: number): OwnAnalytics["listings"][number] => ({
  id: title,
  vehicleType: "car",
  bodyType: null,
  title,
  status: "active",
  expiredReason: null,
  photo: null,
  priceUsd: 10_000,
  totals: { views, contacts, favorites: 0, shares: 0 },
  contactRate: views > 0 ? contacts / views : null,
  similarContactRate: null,
  changes: [],
});
const listings = [
  listing("Kia 10", 10, 5),
  listing("Kia 9", 30, 3),
  listing("Audi", 0, 0),
  listing("بيجو", 30, 0),
];
const sorted = (...[sort, turned = false]: [Parameters<typeof sortListings>[1]["sort"], boolean?]) =>
  sortListings(listings, { sort, turned }, "en").map(({ title }) => title);

it("listings are sorted by what they brought, the most first, equal ones as they were", () => {
  expect(sorted("views")).toEqual(["Kia 9", "بيجو", "Kia 10", "Audi"]);
  expect(sorted("contacts")).toEqual(["Kia 10", "Kia 9", "Audi", "بيجو"]);
});

it("one without a view has no rate, and comes after one whose rate is nought", () => {
  expect(sorted("rate")).toEqual(["Kia 10", "Kia 9", "بيجو", "Audi"]);
});

it("titles are sorted as people do, and everything the other way round", () => {
  expect(sorted("title")).toEqual(["Audi", "Kia 9", "Kia 10", "بيجو"]);
  expect(sorted("title", true)).toEqual(["بيجو", "Kia 10", "Kia 9", "Audi"]);
});
