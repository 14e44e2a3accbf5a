import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { adminAreas } from "#features/administrators/roles.ts";
import { tabsFor } from "#pages/admin/tabs.ts";
import { profileTabs } from "#pages/profile/load-profile.ts";
import { dashboardTabs } from "#pages/seller-dashboard/dashboard-search.ts";
import { addressOf, listedPages, pagesNamed } from "./listed-pages.ts";

/** Leads on to another page, which is listed. */
const redirects = ["/admin-dashboard"];

const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();
const tabsAt = (path: string) =>
  listedPages.flatMap(({ address }) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    return pathname === path ? [searchParams.get("tab") ?? ""] : [];
  });

it("lists every route of routes.tsx, and none that is not there", async () => {
  const source = await readFile(new URL("../../src/routes.tsx", import.meta.url), "utf8");
  const routes = [...source.matchAll(/\b(?:path: |remotePage\()"(\/[^"]*)"/g)].map(([, path = ""]) => path);
  expect(routes.length).toBeGreaterThan(30);
  const known = [...listedPages.map(({ route }) => route).filter(Boolean), ...redirects];
  expect(sorted(known.map(withoutNames))).toEqual(sorted(routes.map(withoutNames)));
});

/** `/cars/$id` and `/cars/{car}` are the same. */
const withoutNames = (route: string) => route.replaceAll(/\$\w+/g, "$");

it("lists every tab", () => {
  const admin = tabsFor(adminAreas).map(({ id }) => id);
  expect(sorted(tabsAt("/enhanced-admin-dashboard"))).toEqual(sorted(admin));
  expect(sorted(tabsAt("/user-dashboard").filter(Boolean))).toEqual(sorted(dashboardTabs));
  expect(sorted(["personal", ...tabsAt("/profile").filter(Boolean)])).toEqual(sorted(profileTabs));
});

it("gives every page a name of its own, as files can have it", () => {
  const names = listedPages.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]+$/);
});

it("finds pages by a word, and puts the market's ids into their addresses", () => {
  const [car] = pagesNamed(["car-signed"]);
  expect(car && addressOf(car, { car: "7" })).toBe("/cars/7");
  expect(() => car && addressOf(car, {})).toThrow("car");
  expect(pagesNamed([])).toBe(listedPages);
});
