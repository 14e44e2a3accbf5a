import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { longDay } from "#features/selling/analytics/day-names.ts";
import { dayInBeirut } from "#i18n/format.ts";
import { css } from "../support/css.ts";
import { changePerson, makePerson, newPhone, signIn, signInDialog } from "./support/accounts.ts";
import { apiOver, idsFromMarket } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use(phone);

const title = "تويوتا كورولا، مالك واحد";

/** A listing of the signed-in user, live for months. */
async function liveListing(request: APIRequestContext, more: { title?: string } = {}): Promise<string> {
  const form = { brand: "toyota", model: "corolla", year: 2017, price: 12_500, city: "beirut" };
  const body = { title, ...form, phoneNumber: newPhone(), ...more };
  const { id } = await apiOver(request)("POST /api/cars", { body });
  await idsFromMarket(
    "update cars set status = 'active', created_at = now() - interval '120 days' where id = $1 returning id",
    [id],
  );
  return id;
}

/** So many events on a day, each of another visitor, as the market would have counted them. */
const count = (id: string, event: "view" | "contact" | "favorite", days: number, times: number) =>
  idsFromMarket(
    `insert into listing_analytics (car_id, event, channel, visitor_hash, hour)
      select $1::uuid, $2::listing_event, case when $2 = 'contact' then 'whatsapp' end, 'journey-' || n,
        date_trunc('hour', now()) - make_interval(days => $3)
      from generate_series(1, $4) n returning id`,
    [id, event, days, times],
  );

const figure = (page: Page, name: string) =>
  page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator("xpath=following-sibling::dd[1]");
const period = (page: Page, { t }: Words, days: number) =>
  page
    .getByRole("navigation", { name: t("analytics.period") })
    .getByRole("link", { name: t("analytics.days", { days }) });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a guest is asked to sign in, and comes back to the period that was asked for", async ({
  page,
  words,
}) => {
  await open(page, "/analytics?days=7");
  await expect(signInDialog(page, words)).toBeVisible();
  await signIn(page, words, await makePerson());
  await expect(page).toHaveURL(/\/analytics\?days=7$/);
  await expect(page.getByRole("heading", { name: words.t("analytics.noListings") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: words.t("common.addCar") })).toBeVisible();
});

test("what visitors did is what the page shows, for the period in its address", async ({
  page,
  request,
  words,
}) => {
  const { t, number } = words;
  await somebodySignedIn(page.request);
  const id = await liveListing(page.request);
  const visitor = { "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1" };
  for (const event of ["view", "contact"]) {
    const answer = await request.post(`/api/cars/${id}/events`, { data: { event }, headers: visitor });
    expect(answer.status()).toBe(204);
  }
  await count(id, "view", 3, 20);
  await count(id, "view", 20, 30);
  await count(id, "favorite", 20, 2);

  const html = await (await page.request.get("/analytics")).text();
  expect(html).toContain('name="robots" content="noindex"');
  await open(page, "/analytics");
  await expect(figure(page, t("analytics.views"))).toHaveText(number(51));
  await expect(figure(page, t("analytics.contacts"))).toHaveText(number(1));
  await expect(figure(page, t("analytics.favorites"))).toHaveText(number(2));

  await period(page, words, 7).tap();
  await expect(figure(page, t("analytics.views"))).toHaveText(number(21));
  await expect(page).toHaveURL(/\/analytics\?days=7$/);
  await expect(period(page, words, 7)).toHaveAttribute("aria-current", "true");
  await reload(page);
  await expect(figure(page, t("analytics.views"))).toHaveText(number(21));
  await expect(figure(page, t("analytics.favorites"))).toHaveText(number(0));
});

test("listings are sorted by their heads, in the address", async ({ page, words }) => {
  const { t } = words;
  const person = await somebodySignedIn(page.request);
  await changePerson(person, "current_plan = 'premium'");
  const [often, seldom] = ["كيا سبورتاج، فحص كامل", "هيونداي توسان، بحالة ممتازة"];
  await count(await liveListing(page.request, { title: often }), "view", 2, 30);
  const other = await liveListing(page.request, { title: seldom });
  await count(other, "view", 2, 10);
  await count(other, "contact", 2, 3);
  await open(page, "/analytics");
  const titles = page.getByRole("rowheader");
  await expect(titles).toContainText([often, seldom]);
  const byContacts = page.getByRole("link", {
    name: t("analytics.sortBy", { column: t("analytics.contacts") }),
  });
  await byContacts.tap();
  await expect(titles).toContainText([seldom, often]);
  await expect(page).toHaveURL(/\/analytics\?sort=contacts$/);
  await byContacts.tap();
  await expect(titles).toContainText([often, seldom]);
  await expect(page).toHaveURL(/turned=true/);
});

test("one listing is opened, with what its changes moved", async ({ page, words }) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  const id = await liveListing(page.request);
  for (const day of [9, 8, 7]) await count(id, "view", day, 2);
  for (const day of [4, 3, 2, 1]) await count(id, "view", day, 8);
  await count(id, "contact", 2, 2);
  await idsFromMarket(
    "insert into listing_changes (car_id, kind, changed_at) values ($1, 'photos', now() - interval '5 days') returning id",
    [id],
  );
  await open(page, "/analytics");
  await row(page, title).getByRole("link", { name: title }).tap();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`listing=${id}`));
  const change = page
    .getByRole("region", { name: t("analytics.changes") })
    .getByRole("listitem")
    .filter({ hasText: t("analytics.changedPhotos") });
  await expect(change).toContainText(t("analytics.beforeAfter", { before: "0.9", after: "8" }));
  await expect(change).toContainText(t("analytics.beforeAfter", { before: "0", after: "0.5" }));

  await page.getByRole("link", { name: t("analytics.allListings") }).tap();
  await expect(page.getByRole("heading", { level: 1, name: t("analytics.title") })).toBeVisible();
});

test("the listing of somebody else is not there", async ({ page, request, words: { t } }) => {
  await somebodySignedIn(request);
  const foreign = await liveListing(request);
  await somebodySignedIn(page.request);
  const answer = await open(page, `/analytics?listing=${foreign}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: t("common.notFoundTitle") })).toBeVisible();
});

test("the keys go through the days as they lie, and the legend turns a series off", async ({
  page,
  words,
}) => {
  const { t, number, language } = words;
  await somebodySignedIn(page.request);
  const id = await liveListing(page.request);
  await count(id, "view", 1, 7);
  await count(id, "contact", 1, 2);
  const yesterday = new Date(Date.now() - 86_400_000);
  await open(page, "/analytics");
  const slider = page.getByRole("slider", { name: t("analytics.day") });
  const told = (day: Date, ...values: string[]) =>
    t("analytics.dayTold", {
      day: longDay(language, dayInBeirut(day)),
      values: values.join(t("analytics.comma")),
    });
  const said = {
    views: t("analytics.viewsCount", { count: 7 }),
    contacts: t("analytics.contactsCount", { count: 2 }),
    favorites: t("analytics.favoritesCount", { count: 0 }),
  };
  await slider.focus();
  // Arabic time runs to the left: yesterday lies right of today.
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    told(yesterday, said.views, said.contacts, said.favorites),
  );
  // Its bar is drawn where the slider stands, which is over yesterday.
  const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, width: 0 };
  const middle = async (selector: string) => {
    const { x, width } = await box(selector);
    return x + width / 2;
  };
  const bar = ".drawn.contacts .recharts-bar-rectangle path";
  await expect(page.locator(bar)).toHaveCount(1);
  expect(
    Math.abs((await middle(bar)) - (await middle(css("features/selling/analytics/daily-chart#cursor")))),
  ).toBeLessThan(2);
  const days = await box(css("features/selling/analytics/daily-chart#picker"));
  expect((await middle(bar)) - days.x).toBeLessThan(days.width / 10);
  const legend = page.getByRole("figure").getByRole("button", { name: t("analytics.views") });
  await expect(legend).toContainText(number(7));

  await legend.tap();
  await expect(legend).toHaveAttribute("aria-pressed", "false");
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", told(yesterday, said.contacts, said.favorites));

  await page.getByText(t("analytics.asTable"), { exact: true }).tap();
  const table = page.getByRole("region", { name: t("analytics.asTable") });
  await expect(table.getByRole("row").nth(2)).toContainText(number(7));
});

test.describe("without figures", () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test("the page says so, and tries again", async ({ page, words }) => {
    const { t, number } = words;
    await somebodySignedIn(page.request);
    await count(await liveListing(page.request), "view", 40, 4);
    await open(page, "/analytics");
    await expect(page.getByText(t("analytics.nothingCounted"))).toBeVisible();
    await page.route("**/api/analytics?*", (route) => route.fulfill({ status: 503, json: {} }));
    await period(page, words, 90).tap();
    await expect(page.getByRole("alert")).toContainText(t("analytics.failed"));
    await page.unroute("**/api/analytics?*");
    await page.getByRole("button", { name: t("common.retry") }).tap();
    await expect(figure(page, t("analytics.views"))).toHaveText(number(4));
  });
});

test("a dealer sees how interest is split and takes the figures along; others are told of the plan", async ({
  page,
  words,
}) => {
  const { t, number } = words;
  const person = await somebodySignedIn(page.request);
  const id = await liveListing(page.request);
  await count(id, "view", 1, 5);
  await count(id, "contact", 1, 3);
  await open(page, "/analytics");
  const detail = page.getByRole("region", { name: t("analytics.detail"), exact: true });
  await expect(detail.getByRole("link", { name: t("analytics.detailPlans") })).toBeVisible();
  await expect(detail.getByRole("link", { name: t("analytics.download") })).toHaveCount(0);
  expect((await page.request.get("/api/analytics.csv")).status()).toBe(403);

  await changePerson(person, "current_plan = 'dealer'");
  await open(page, "/analytics?days=7");
  const channels = detail.getByRole("region", { name: t("analytics.channels") });
  await expect(
    channels.getByRole("listitem").filter({ hasText: t("analytics.channelWhatsapp") }),
  ).toContainText(number(3));
  const download = page.waitForEvent("download");
  await detail.getByRole("link", { name: t("analytics.download") }).tap();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.split("\r\n")).toHaveLength(1 + 7 + 1);
  expect(file).toContain(`${id},${title},5,3,0,0`);
});

test.describe(() => {
  // So high that the bars of the frame lie over nothing: what they cover counts as too small to touch.
  const tall = { width: 360, height: 4000 };
  test.use({ viewport: tall, contextOptions: { reducedMotion: "reduce" } });
  test("the page keeps the rules, for all listings and for one", async ({ page, words: { t } }) => {
    const person = await somebodySignedIn(page.request);
    await changePerson(person, "current_plan = 'dealer'");
    const id = await liveListing(page.request);
    await count(id, "view", 1, 12);
    await count(id, "contact", 2, 4);
    await count(id, "favorite", 2, 1);
    await idsFromMarket(
      "insert into listing_changes (car_id, kind, changed_at) values ($1, 'renewed', now() - interval '5 days') returning id",
      [id],
    );
    await open(page, "/analytics");
    await page.getByText(t("analytics.asTable"), { exact: true }).tap();
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(360);
    await open(page, `/analytics?listing=${id}`);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
