import { css } from "../support/css.ts";
import { accountButton, makePerson, signIn } from "./support/accounts.ts";
import { countOf, idsFromMarket } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";

test("the page comes with the name and the figures of the market in its first bytes", async ({
  page,
  api,
  words: { t, number },
}) => {
  const { firstName } = await somebodySignedIn(page.request);
  const html = await (await page.request.get("/")).text();
  expect(html).toContain(t("welcome.title", { name: firstName }));
  expect(html).not.toContain(t("home.heroTitle"));

  await open(page, "/");
  const figures = await api("GET /api/site/figures");
  const stat = (name: string) => page.getByRole("listitem").filter({ hasText: name }).locator(".v");
  await expect(stat(t("welcome.statFeatured"))).toHaveText(number(figures.featured));
  await expect(stat(t("welcome.statMine"))).toHaveText(number(0));
  await expect(stat(t("welcome.statSupport"))).toHaveText(t("welcome.statSupportTime"));
  await expect(page.getByRole("heading", { name: t("welcome.mineEmpty") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("home.heroTitle") })).toHaveCount(0);
});

test("a guest has the landing page, and loads nothing of the other", async ({ page, words: { t } }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const answer = await open(page, "/");
  await expect(page.getByRole("heading", { name: t("home.heroTitle") })).toBeVisible();
  expect(await answer?.text()).not.toMatch(/data-messages="[^"]*welcome/);
  expect(loaded.filter((address) => /\/(welcome|profile)[^/]*$/.test(address))).toEqual([]);
  expect(loaded.filter((address) => address.includes("/api/my-cars"))).toEqual([]);
});

test("the landing page becomes one's own by signing in, and a guest's again by signing out", async ({
  page,
  words,
}) => {
  const { t } = words;
  const person = await makePerson();
  await open(page, "/");
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("common.signIn"), exact: true })
    .click();
  await signIn(page, words, person);
  await expect(
    page.getByRole("heading", { name: t("welcome.title", { name: person.firstName }) }),
  ).toBeVisible();
  // Its own style sheet came with it: four figures in a row.
  await expect(page.locator(".stats")).toHaveCSS("display", "grid");
  await accountButton(page, words, person).click();
  await page.getByRole("menuitem", { name: t("signed-in.signOut") }).click();
  await expect(page.getByRole("heading", { name: t("home.heroTitle") })).toBeVisible();
});

test("a first visit carries the style of every page, and no part that comes later brings it again over that of the screen", async ({
  page,
  words,
}) => {
  const person = await somebodySignedIn(page.request);
  await open(page, "/");
  await accountButton(page, words, person).click();
  await expect(page.getByRole("menuitem", { name: words.t("signed-in.signOut") })).toBeVisible();
  const sheets = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const carried = links.filter(({ disabled }) => disabled).map(({ href }) => href);
    const loaded = links.filter(({ disabled }) => !disabled).map(({ href }) => href);
    return { carried, loaded, again: loaded.filter((href) => carried.includes(href)) };
  });
  expect(sheets.carried).not.toEqual([]);
  expect(sheets.loaded).not.toEqual([]);
  expect(sheets.again).toEqual([]);
  // Of a panel on every page; that of figures has none.
  await expect(page.locator(".panel.stats")).toHaveCSS("padding-top", "0px");
});

test("the quick search leads to the browse page with what was asked", async ({ page, words }) => {
  const { t, name } = words;
  await somebodySignedIn(page.request);
  await open(page, "/");
  const form = page.getByRole("form", { name: t("home.searchLabel") });
  await form.getByLabel(t("home.searchText")).fill("toyota");
  await form.getByLabel(t("home.searchPlace")).selectOption({ label: name("place", "beirut") });
  await form.getByRole("button").click();
  await expect(page).toHaveURL(/\/cars\?/);
  const query = new URL(page.url()).searchParams;
  expect([query.get("search"), query.get("city")]).toEqual(["toyota", "beirut"]);
});

test("the advanced search shows its results on the spot, and its address brings them back", async ({
  page,
  api,
  words: { t, name },
}) => {
  await somebodySignedIn(page.request);
  await open(page, "/");
  const form = page.getByRole("form", { name: t("welcome.advanced") });
  const found = (count: number) =>
    page.getByRole("heading", { name: t("welcome.found", { count }), exact: true });
  const cards = page.locator(`${css("pages/home/welcome/welcome#searched")} article`);
  await expect(cards).toHaveCount(0);

  // A price alone is no search: the page says what else to choose.
  await form.getByLabel(t("home.searchPrice")).selectOption({ index: 1 });
  await expect(page.getByText(t("welcome.chooseMore"))).toBeVisible();
  await expect(cards).toHaveCount(0);
  await form.getByRole("button", { name: t("welcome.clear") }).click();
  await expect(page).toHaveURL(/\/$/);

  const families = await countOf(api, { category: ["family"] });
  expect(families).toBeGreaterThan(12);
  await form.getByLabel(t("welcome.category")).selectOption("family");
  await expect(page).toHaveURL(/\?category=family$/);
  await expect(found(families)).toBeVisible();
  await expect(cards).toHaveCount(12);
  const all = page.getByRole("link", { name: t("welcome.viewAll", { count: families }) });
  await expect(all).toHaveAttribute("href", "/cars?category=family");

  const { data, total } = await api("GET /api/cars", {
    query: { category: ["family"], brand: ["toyota"], limit: 12 },
  });
  await form.getByLabel(t("welcome.brand")).selectOption("toyota");
  await expect(found(total)).toBeVisible();
  await expect(cards).toHaveCount(data.length);
  await reload(page);
  await expect(found(total)).toBeVisible();
  await expect(form.getByLabel(t("welcome.brand"))).toHaveValue("toyota");

  await form.getByLabel(t("home.searchText")).fill("zzqqxx");
  await expect(page.getByRole("heading", { name: t("welcome.none") })).toBeVisible();
  await page
    .getByRole("status")
    .getByRole("button", { name: t("welcome.clear") })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(form.getByLabel(t("home.searchText"))).toHaveValue("");
  await expect(cards).toHaveCount(0);
  await expect(form.getByLabel(t("welcome.place")).locator("option")).not.toHaveCount(0);
  await form.getByLabel(t("welcome.place")).selectOption("beirut");
  await expect(form.getByLabel(t("welcome.place"))).toContainText(name("place", "beirut"));
  await expect(page).toHaveURL(/\?city=beirut$/);
});

test.describe("without an answer", () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test("the results say so, and come at the second try", async ({ page, words: { t } }) => {
    await somebodySignedIn(page.request);
    await open(page, "/");
    await page.route(/\/api\/cars\?.*limit=12/, (route) => route.abort());
    await page
      .getByRole("form", { name: t("welcome.advanced") })
      .getByLabel(t("welcome.category"))
      .selectOption("family");
    await expect(page.getByRole("heading", { name: t("welcome.failed") })).toBeVisible();
    await page.unroute(/\/api\/cars\?.*limit=12/);
    await page
      .getByRole("alert")
      .getByRole("button", { name: t("common.retry") })
      .click();
    await expect(page.locator(`${css("pages/home/welcome/welcome#searched")} article`)).toHaveCount(12);
  });
});

test("a seller sees the three latest listings, each as what it is", async ({ page, words: { t } }) => {
  const { email } = await somebodySignedIn(page.request);
  await idsFromMarket(
    `insert into cars (user_id, title, brand, model, year, price, price_usd, city, status, rejection_reason, expired_reason, created_at)
     select users.id, one.title, 'kia', 'rio', 2019, 9500, 0, 'beirut', one.status::listing_status, one.why, one.ended::expired_reason,
       now() - one.days * interval '1 day'
     from users, (values
       ('Waits for a review', 'pending', null, null, 1),
       ('Was refused', 'rejected', 'The photos are of another car.', null, 2),
       ('Has a new owner', 'expired', null, 'sold', 3),
       ('Is the fourth', 'expired', null, 'withdrawn', 4)
     ) one (title, status, why, ended, days)
     where users.email = $1 returning cars.id`,
    [email],
  );
  await open(page, "/");
  const rows = page.locator(`article${css("features/selling/own/own#own")}`);
  await expect(rows).toHaveCount(3);
  for (const [index, [title, state]] of (
    [
      ["Waits for a review", t("own.pending")],
      ["Was refused", t("own.rejected")],
      ["Has a new owner", t("own.sold")],
    ] as const
  ).entries()) {
    await expect(rows.nth(index)).toContainText(title);
    await expect(rows.nth(index).locator(".badge")).toHaveText(state);
  }
  await expect(rows.nth(1)).toContainText("The photos are of another car.");
  await expect(page.locator("a.stat").filter({ hasText: t("welcome.statMine") })).toContainText("4");
  await page.getByRole("link", { name: t("welcome.mineAll") }).click();
  await expect(page).toHaveURL(/\/user-dashboard$/);
  await expect(page.getByRole("heading", { level: 2, name: t("dashboard.states") })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ ...phone, contextOptions: { reducedMotion: "reduce" } });
  test("what was found keeps the rules of accessibility", async ({ page }) => {
    await somebodySignedIn(page.request);
    await open(page, "/?category=family");
    await expectAccessible(page, css("pages/home/welcome/welcome#searched"));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
