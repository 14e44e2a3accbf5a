import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { guestPages, keptForMs } from "#platform/http/guest-pages.ts";
import type { Renderer } from "#platform/http/renderer.ts";
import { secondProcess, testApp } from "../tests/support/app.ts";
import { isGuestPage } from "./guest-pages.ts";

/** A page that says what the calls of its loader answered. */
const renderer: Renderer = {
  render: async ({ url, api }) => {
    const [, id] = /^\/cars\/([\w-]+)/.exec(url) ?? [];
    const account = await api("GET /api/auth/user").catch(() => null);
    const shown = id
      ? await api("GET /api/cars/:id", { params: { id } })
      : await api("GET /api/cars", { query: {} });
    const parts = [JSON.stringify({ account, shown, site: await api("GET /api/site") }), ""];
    const rest = { head: "", data: "", headScript: "", namespaces: [], routes: [] };
    return { status: 200, headers: {}, parts, ...rest };
  },
  styles: {},
  sheets: new Map(),
  modules: {},
  messageChunks: {},
};
const clock = { now: 0 };
const market = await testApp({
  renderer: async () => renderer,
  development: true,
  guestPages: guestPages({ mostBytes: 10_000_000, now: () => clock.now }),
});
const { app, db } = market;
const seller = await makeSeller(app, db, { email: "seller@example.com", current_plan: "dealer" });
const id = await makeListing(db, { user_id: seller.id, title: "Before the change", price: 9000 });

const page = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).body;

test("a change made through another process is in the pages of this one after at most their time", async () => {
  const other = await secondProcess(market);
  const urls = ["/cars", `/cars/${id}`];
  for (const url of urls) expect(await page(url)).toContain("9000");
  const changed = await other.inject({
    method: "PATCH",
    url: `/api/cars/${id}`,
    headers: seller.headers,
    payload: { price: 8500 },
  });
  expect(changed.statusCode).toBe(200);
  clock.now += keptForMs - 1;
  // The page is a kept one: otherwise the test would say nothing.
  for (const url of urls) expect(await page(url)).toContain("9000");
  clock.now += 1;
  for (const url of urls) expect(await page(url)).toContain("8500");
});

test("settings, rates, sellers and what no channel tells of are in the next page all the same", async () => {
  const changes: [text: string, change: () => Promise<unknown>][] = [
    [
      "Karim & Sons",
      () => db.updateTable("users").set({ first_name: "Karim & Sons" }).where("id", "=", seller.id).execute(),
    ],
    [
      '"hasPhone":false',
      () => db.updateTable("cars").set({ phone_number: null }).where("id", "=", id).execute(),
    ],
    [
      "12345.5",
      () =>
        sql`update app_settings set value = value || '{"lbp": 12345.5}' where key = 'exchange_rates'`.execute(
          db,
        ),
    ],
  ];
  for (const [text, change] of changes) {
    clock.now += keptForMs;
    expect(await page(`/cars/${id}`)).not.toContain(text);
    await change();
    clock.now += keptForMs;
    expect(await page(`/cars/${id}`), text).toContain(text);
  }
});

test("who is signed in neither gets nor leaves a guest's page", async () => {
  clock.now += keptForMs;
  for (const [headers, who] of [
    [{}, false],
    [seller.headers, true],
    [{}, false],
    [seller.headers, true],
  ] as const) {
    expect((await page("/cars", headers)).includes("seller@example.com")).toBe(who);
  }
  const stranger = await makeUser(db);
  expect(await page("/cars", { cookie: `session=${stranger}` })).not.toContain("seller@example.com");
});

test("only addresses that say nothing of a visitor have a page for all", () => {
  const shared = [
    "/",
    "/?lang=en",
    "/cars",
    "/cars?brand=kia&brand=bmw&page=2&lang=en",
    "/motorcycles?view=list",
    `/cars/${id}`,
    "/seo",
    "/seo/kia/rio",
    "/dealers/beirut-cars/motorcycles?priceMax=9",
    "/about",
  ];
  const own = [
    "/reset-password?token=x",
    "/verify-email?token=x",
    "/cars?token=x",
    "/cars?utm_source=mail",
    "/cars?brand=kia&gclid=1",
    "/?next=/messages",
    "/login?next=/x",
    "/cars/new",
    `/cars/${id}/edit`,
    `/cars/${id}?page=1`,
    "/payment/success?order=1",
    "/admin-login",
    "/enhanced-admin-dashboard",
    "/messages",
    "/offline",
    "/nothing",
    `/cars?search=${"x".repeat(600)}`,
    "/cars?__proto__=1",
    "//cars",
    "/cars;token=1",
  ];
  expect(shared.filter((url) => !isGuestPage(url))).toEqual([]);
  expect(own.filter(isGuestPage)).toEqual([]);
});
