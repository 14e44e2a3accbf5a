import type { Page } from "@playwright/test";
import { messageFiles } from "#i18n/server-messages.ts";
import { css } from "../support/css.ts";
import { liveListings } from "./support/live-listings.ts";
import { listingWhere } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, open, phone, reload, test } from "./support/test.ts";

const html = (page: Page) => page.locator("html");
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value;
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test.describe("before any script has run", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is Arabic from right to left; English from left to right where it is asked for", async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto("/cars");
    await expect(html(page)).toHaveAttribute("lang", "ar");
    await expect(html(page)).toHaveAttribute("dir", "rtl");
    await page.goto("/cars?lang=en");
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(html(page)).toHaveAttribute("dir", "ltr");
    // The address is remembered, and wins over what was.
    await page.goto("/cars");
    await expect(html(page)).toHaveAttribute("lang", "en");
    await page.goto("/?lang=ar");
    await expect(html(page)).toHaveAttribute("lang", "ar");
    await context.addCookies([{ name: "language", value: "klingon", url: baseURL ?? "" }]);
    await page.goto("/cars");
    await expect(html(page)).toHaveAttribute("lang", "ar");
  });

  test("the kept theme is in the first byte", async ({ page, context, baseURL }) => {
    await page.goto("/");
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
    for (const address of ["/", "/cars", "/no-such-page"]) {
      await page.goto(address);
      await expect(html(page)).toHaveAttribute("data-theme", "dark");
    }
  });
});

test("the other language is the same page with the same filters, and stays", async ({ page, words }) => {
  const { t, name } = words;
  await open(page, "/cars?gearType=manual&sort=newest");
  await expect(
    page.getByRole("button", { name: new RegExp(name("gearType", "manual")) }).first(),
  ).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("common.otherLanguage") })
    .click();
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(html(page)).toHaveAttribute("dir", "ltr");
  await expect(page).toHaveURL(/\/cars\?gearType=manual&sort=newest$/);
  await expect(page.getByRole("button", { name: "Remove Manual" })).toBeVisible();
  expect(await cookie(page, "language")).toBe("en");
  await expect.poll(() => stored(page, "language")).toBe("en");

  await page.getByRole("button", { name: "Remove Manual" }).click();
  await expect(page).toHaveURL(/\/cars\?sort=newest$/);
  await reload(page);
  await expect(html(page)).toHaveAttribute("lang", "en");
});

test("the theme changes at once, and is there from the first byte of the next page", async ({
  page,
  words,
}) => {
  const { t } = words;
  await open(page, "/cars");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: t("common.toDark") }).click();
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await expect.poll(ground).not.toBe(light);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(await cookie(page, "theme")).toBe("dark");
  expect(await stored(page, "theme")).toBe("dark");

  const response = await reload(page);
  expect(await response?.text()).toMatch(/<html[^>]* data-theme="dark"/);
  await page.getByRole("button", { name: t("common.toLight") }).click();
  await expect(html(page)).toHaveAttribute("data-theme", "light");
});

test("a browser that lost its cookies still has its theme and language", async ({ page, context, words }) => {
  const { t } = words;
  await open(page, "/cars?lang=en");
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await expect.poll(() => stored(page, "language")).toBe("en");
  await context.clearCookies();
  await open(page, "/motorcycles");
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Switch to the light theme" })).toBeVisible();
  await expect(page.getByRole("button", { name: t("common.toLight") })).toBeHidden();
  expect(await cookie(page, "theme")).toBe("dark");
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu holds both switches", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/motorcycles?motorcycleType=scooter");
    await page.getByRole("button", { name: t("common.menu") }).tap();
    const menu = page.getByRole("dialog", { name: t("common.menu") });
    await menu.getByRole("button", { name: t("common.toDark") }).tap();
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    await menu.getByRole("link", { name: t("common.otherLanguage") }).tap();
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    await expect(page).toHaveURL(/\/motorcycles\?motorcycleType=scooter$/);
  });
});

test("each page has one address in each language", { tag: "@english" }, async ({
  language,
  page,
  baseURL,
}) => {
  for (const path of ["/", "/cars", "/motorcycles", "/cars?brand=toyota"]) {
    await open(page, path);
    const other = (to: string) => page.locator(`link[rel="alternate"][hreflang="${to}"]`);
    const english = `${baseURL}${path}${path.includes("?") ? "&" : "?"}lang=en`;
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      language === "ar" ? `${baseURL}${path}` : english,
    );
    await expect(other("ar")).toHaveAttribute("href", `${baseURL}${path}`);
    await expect(other("en")).toHaveAttribute("href", english);
    await expect(other("x-default")).toHaveAttribute("href", `${baseURL}${path}`);
  }
});

test("no key, no pattern and no other language shows through", { tag: "@english" }, async ({
  language,
  page,
  api,
}) => {
  const key = new RegExp(`\\b(${Object.keys(await messageFiles()).join("|")})\\.[a-z]\\w*`);
  const car = await listingWhere(api, () => true);
  const forAll = ["/", "/cars", "/motorcycles", `/cars/${car.id}`, "/no-such-page"];
  const forOneself = ["/add-car", "/user-dashboard", "/analytics", "/profile"];
  for (const address of [...forAll, ...forOneself]) {
    if (address === forOneself[0]) await somebodySignedIn(page.request);
    await open(page, address);
    const said = await page.evaluate(() => {
      const named = document.querySelectorAll("[aria-label], [alt], [placeholder], [title]");
      const attributes = [...named].flatMap((one) =>
        ["aria-label", "alt", "placeholder", "title"].map((name) => one.getAttribute(name) ?? ""),
      );
      // biome-ignore lint/performance/useDomNodeTextContent: what is read, without scripts and styles
      return [document.title, document.body.innerText, ...attributes].join("\n");
    });
    // The address of a mail has dots as well.
    expect(said.replace(/\S*@\S+/g, ""), address).not.toMatch(key);
    expect(said, address).not.toMatch(/\{\w+(,|\})|undefined|NaN|\[object/);
    const frame = await page.evaluate(
      (filters) =>
        ["header .nav", "footer", filters].map((part) => document.querySelector(part)?.textContent).join(),
      css("pages/market/browse/filters/filters#filters"),
    );
    // The link to the other language speaks that language.
    const own = frame.replace("English", "").replace("العربية", "");
    if (language === "en") expect(own, address).not.toMatch(/[\u0600-\u06ff]/);
    else expect(own, address).not.toMatch(/\b(the|and|of|for|Any|From|To|Show|Cars|Price)\b/);
  }
});

test("distances and money in Western digits, money from left to right", {
  tag: "@english",
}, async ({ page, api, words }) => {
  const { t, number, money, plain } = words;
  const car = await listingWhere(api, ({ currency, mileage }) => currency === "usd" && (mileage ?? 0) > 9999);
  await open(page, `/cars/${car.id}`);
  const main = page.getByRole("main");
  const price = main.getByText(money(car.price), { exact: true }).filter({ visible: true }).first();
  await expect(price).toBeVisible();
  await expect(price).toHaveText(/^\$[\d,]+$/);
  await expect(price).toHaveAttribute("dir", "ltr");
  const distance = t("detail.mileage", { km: number(car.mileage ?? 0) });
  await expect(main.getByRole("definition").filter({ hasText: distance }).first()).toBeVisible();
  expect(distance).toMatch(/^\d+,\d{3} /);
  await expect(
    main
      .getByRole("definition")
      .filter({ hasText: plain(car.year) })
      .first(),
  ).toBeVisible();
});

test("a vehicle is named in the reader's language; its seller's words stand beneath, uncut in their own direction", {
  tag: "@english",
}, async ({ page, request, language, words }) => {
  const title = "جيب شيروكى فى حالة ممتازة";
  const description = "سيارة نظيفة جداً لا تحتاج إلى شيء، صاحب واحد. ".repeat(8);
  const [car] = await liveListings(request, 1, () => ({ title, description }));
  if (!car) throw new Error("no listing");
  await open(page, `/cars/${car.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(car.name[words.language]);
  const said = page.getByRole("main").getByText(title, { exact: true });
  await expect(said).toHaveCSS("direction", "rtl");
  const lines = await said.evaluate((text) => {
    const { lineHeight, fontSize } = getComputedStyle(text);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(lines).toBeGreaterThan(1.5);
  const text = page.getByText(description.trim());
  const [own, column] = await text.evaluate((one) => [one.clientWidth, one.parentElement?.clientWidth]);
  if (language === "en") expect(own).toBe(column);
  await expect(text).toHaveCSS("direction", "rtl");
});
