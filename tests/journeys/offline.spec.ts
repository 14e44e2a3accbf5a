import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { accountButton, makePerson } from "./support/accounts.ts";
import { liveListings } from "./support/live-listings.ts";
import { signInAs } from "./support/signed-in.ts";
import { expect, open, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

/** The worker controls the page, and keeps the page that stands in for others. */
const ready = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match("/language");
        return navigator.serviceWorker.controller !== null && kept !== undefined;
      }),
    )
    .toBe(true);

/** The worker has the answer of a listing's call. */
const hasListing = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async (path) => (await (await caches.open("answers")).match(path)) !== undefined,
        `/api/cars/${id}`,
      ),
    )
    .toBe(true);

test.describe(() => {
  const theme = "dark";
  test.use({ theme });

  test("what was looked at is there without a network, and the rest says why it is not", {
    tag: "@english",
  }, async ({ page, context, request, language, words: { t } }) => {
    const [seen, other] = await liveListings(request, 2);
    if (!seen || !other) throw new Error("no listings");
    await open(page, "/cars");
    await ready(page);
    await open(page, `/cars/${seen.id}`);
    await hasListing(page, seen.id);

    await context.setOffline(true);
    await expect(page.getByText(t("offline.banner"))).toBeVisible();
    await page.goto(`/cars/${seen.id}`);
    await expect(page).toHaveURL(new RegExp(`/cars/${seen.id}$`));
    await expect(page.getByRole("heading", { level: 1, name: seen.name[language] })).toBeVisible();

    await page.goto(`/cars/${other.id}`);
    await expect(page.getByRole("heading", { level: 1, name: t("offline.title") })).toBeVisible();
    await expect(page.getByRole("heading", { name: t("offline.visited") })).toBeVisible();
    await expect(page.getByRole("link", { name: seen.name[language] })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);

    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`/cars/${other.id}$`));
    await expect(page.getByRole("heading", { level: 1, name: other.name[language] })).toBeVisible();
    await expect(page.getByText(t("offline.banner"))).toHaveCount(0);
  });
});

test("what a guest saved can be read without a network", async ({
  page,
  context,
  request,
  language,
  words: { t },
}) => {
  const [saved] = await liveListings(request, 1);
  if (!saved) throw new Error("no listing");
  await open(page, `/cars/${saved.id}`);
  await ready(page);
  await page.getByRole("button", { name: t("detail.save"), exact: true }).click();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("saved")).keys()).map(({ url }) => url)))
    .toEqual([expect.stringContaining(`/api/cars/cards?ids=${saved.id}`)]);

  await context.setOffline(true);
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { name: t("offline.saved") })).toBeVisible();
  await expect(page.getByRole("link", { name: saved.name[language] })).toBeVisible();
  const name = t("listings.cardSave", { title: saved.name[language] });
  await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
});

test("a search cannot be saved without a network, and says so", async ({ page, context, words: { t } }) => {
  await open(page, "/cars?brand=kia");
  await ready(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: t("browse.saveSearch") }).click();
  await expect(page.getByText(t("common.offline"))).toBeVisible();
});

test("nothing of an account is left on the device when it signs out", async ({ page, request, words }) => {
  const [seen] = await liveListings(request, 1);
  if (!seen) throw new Error("no listing");
  const person = await makePerson();
  await signInAs(page.request, person);
  await open(page, "/cars");
  await ready(page);
  await open(page, `/cars/${seen.id}`);
  await hasListing(page, seen.id);
  await accountButton(page, words, person).click();
  await page.getByRole("menuitem", { name: words.t("signed-in.signOut") }).click();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("answers")).keys()).length))
    .toBe(0);
});

test("a new version waits until the visitor lets it in", async ({ page, words: { t } }) => {
  await open(page, "/cars");
  await ready(page);
  // The worker under another address is to the browser what another build is.
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js?another"));
  await expect(page.getByText(t("offline.updateTitle"))).toBeVisible();
  const current = () =>
    page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.endsWith("?another"));
  expect(await current()).toBe(false);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: t("offline.update") }).click();
  await reloaded;
  expect(await current()).toBe(true);
});

test("the browser's own question whether to install is asked where it has one", async ({
  page,
  words: { t },
}) => {
  await open(page, "/");
  const install = page.getByRole("button", { name: t("home.install") });
  await expect(install).toHaveCount(0);
  // Chromium without a window never offers: what it would say is said in its place.
  await page.evaluate(() => {
    const says = Object.assign(new Event("beforeinstallprompt"), {
      prompt: async () => {
        document.title = "asked";
        return { outcome: "dismissed" };
      },
    });
    dispatchEvent(says);
  });
  await install.click();
  await expect(page).toHaveTitle("asked");
  await expect(install).toHaveCount(0);
});

test("the market can be installed as an app, by its name in either language", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  for (const [language, direction] of [
    ["ar", "rtl"],
    ["en", "ltr"],
  ] as const) {
    const answer = await request.get(`/app.webmanifest?lang=${language}`);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ lang: language, dir: direction, display: "standalone", scope: "/" });
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  }
  expect(address).toBe("/app.webmanifest?lang=ar");
});
