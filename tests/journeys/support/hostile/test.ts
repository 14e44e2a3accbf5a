import type { BrowserContext, Page } from "@playwright/test";
import { test as base, expect } from "../test.ts";
import { type HostileMarket, startHostileMarket } from "./market.ts";
import type { Shown } from "./pages.ts";
import { madeOfTexts, said, watch } from "./watch.ts";

/** Every journey fails on whatever must not happen on a page that shows hostile texts. */
export const test = base.extend<{ faults: string[] }, { hostile: HostileMarket }>({
  hostile: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures take
    async ({}, use) => {
      const hostile = await startHostileMarket();
      await use(hostile);
      await hostile.market.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ hostile }, use) => use(hostile.market.url),
  faults: [
    async ({ context, hostile }, use) => {
      const faults = await watch(context, hostile.market.url);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address, waits until the page is alive, and looks for what texts have made of it. */
export async function visit(page: Page, address: string) {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html"), address).toHaveAttribute("data-ready", /\//);
  expect(await madeOfTexts(page), address).toEqual([]);
}

/** Waits until the page shows texts of fields, and looks for what they have become. */
export async function expectSaid(page: Page, { texts }: HostileMarket, fields: readonly string[]) {
  const missing = async () => {
    const found = new Set(texts.saidBy(await said(page)));
    return fields.filter((field) => !found.has(field));
  };
  await expect.poll(missing, `what ${page.url()} does not show`).toEqual([]);
  expect(await madeOfTexts(page), page.url()).toEqual([]);
}

/** Waits until jobs have told everybody of everything: of a decision only once it can no longer be taken back. */
export async function expectTold({ market }: HostileMarket) {
  const waiting = "select id from graphile_worker.jobs where run_at < now() + interval '1 minute'";
  await expect.poll(() => market.ask(waiting, []), { timeout: 60_000 }).toEqual([]);
}

/** Opens pages, each until it shows the texts that it is there for. */
export async function visitAll(page: Page, hostile: HostileMarket, pages: readonly Shown[]) {
  for (const [address, ...fields] of pages) {
    await visit(page, address);
    await expectSaid(page, hostile, fields);
  }
}

/** Signs the browser in as a user whose account is there. */
export async function signIn(context: BrowserContext, { context: actor }: HostileMarket["buyer"]) {
  await context.addCookies((await actor.storageState()).cookies);
}

/** As `signInAdministrator` of the other journeys does, in a market of its own. */
export const signInBoss = (context: BrowserContext, { kept }: HostileMarket) =>
  context.addInitScript((items) => {
    // A frame without an address has no storage.
    if (location.protocol !== "http:") return;
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, kept);
