import { expect, test } from "vitest";
import { isGuestPage } from "../../../src/guest-pages.ts";
import { browseAddresses, kinds, requestMix, shares } from "./mix.ts";

const pair = { buyer: "session=b", seller: "session=s", conversationId: "c", listingId: "l" };
const subjects = {
  listingIds: ["a", "b", "c"],
  pairs: [pair],
  sellers: ["session=d"],
  forms: [{ title: "x" }],
};

test("requests are of each kind by its share, and the first of a list is asked for most", () => {
  const next = requestMix(subjects, "seed");
  const shots = Array.from({ length: 20_000 }, () => next());
  for (const kind of kinds) {
    const share = shots.filter((shot) => shot.kind === kind).length / 200;
    expect(Math.abs(share - shares[kind]), kind).toBeLessThan(1.5);
  }
  const looked = ["a", "b", "c"].map((id) => shots.filter(({ path }) => path === `/cars/${id}`).length);
  expect(looked).toEqual(looked.toSorted((a, b) => b - a));
  expect(shots.filter(({ method, cookie }) => method !== "GET" && !cookie.startsWith("session="))).toEqual(
    [],
  );
});

test("browse pages are asked for by the addresses that links write", () => {
  const addresses = browseAddresses();
  expect(addresses.length).toBeGreaterThan(1000);
  expect(addresses.filter((address) => !isGuestPage(address))).toEqual([]);
});
