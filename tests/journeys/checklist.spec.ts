import AxeBuilder from "@axe-core/playwright";
import { expect as check, type Page } from "@playwright/test";
import { liveListings } from "./support/live-listings.ts";
import { expect, expectAccessible, open, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

const point = (page: Page, { t }: Words, name: "body1" | "papers2") =>
  page.getByRole("radiogroup", { name: t(`inspection.${name}`) });
const answer = (page: Page, words: Words, name: "body1" | "papers2", as: "ok" | "bad") =>
  point(page, words, name).getByRole("radio", { name: words.t(`checklist.${as}`) });
const status = (page: Page, { t, number }: Words, done: number, faults: number) =>
  expect(page.getByRole("main").getByRole("status")).toHaveText(
    `${t("checklist.done", { done: number(done) })} · ${t("checklist.faults", { count: faults })}`,
  );

test("a car is inspected without a network, and what was found stays on the device", {
  tag: "@english",
}, async ({ page, context, request, language, words }) => {
  const { t } = words;
  const [car] = await liveListings(request, 1);
  if (!car) throw new Error("no listings");
  const sent: string[] = [];
  page.on("request", (one) => one.method() !== "GET" && sent.push(one.url()));
  await open(page, `/cars/${car.id}`);
  await page.getByRole("link", { name: t("detail.safetyChecklist") }).click();
  await expect(page).toHaveURL(new RegExp(`/checklist\\?car=${car.id}$`));
  await expect(page.getByRole("radiogroup")).toHaveCount(60);
  await expect(page.getByLabel(t("checklist.which"))).toHaveValue(car.id);
  // Kept by the worker.
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match("/checklist", { ignoreSearch: true })) !== undefined),
    )
    .toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await answer(page, words, "body1", "ok").check();
  await answer(page, words, "papers2", "bad").check();
  await page.getByRole("textbox", { name: t("checklist.note") }).fill("1HGCM <b>filed</b>");
  await status(page, words, 2, 1);
  await expect(page.getByText(t("checklist.stop", { count: 1 }))).toBeVisible();
  const picture = { name: "a.png", mimeType: "image/png", buffer: onePixel };
  await page.locator("input[type=file]").first().setInputFiles(picture);
  const photo = page.getByRole("img", {
    name: t("checklist.photoOf", { n: "1", point: t("inspection.body1") }),
  });
  await expect(photo).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(true);
  await page.goto(`/checklist?car=${car.id}`);
  await expect(page.getByRole("heading", { level: 1, name: t("checklist.title") })).toBeVisible();
  await expect(answer(page, words, "body1", "ok")).toBeChecked();
  await expect(page.getByRole("textbox", { name: t("checklist.note") })).toHaveValue("1HGCM <b>filed</b>");
  await expect(photo).toBeVisible();
  await expect(page.getByRole("link", { name: car.name[language] })).toBeVisible();
  await answer(page, words, "body1", "bad").check();
  await status(page, words, 2, 2);
  const { violations } = await new AxeBuilder({ page }).analyze();
  check(violations).toEqual([]);

  await context.setOffline(false);
  await reload(page);
  await status(page, words, 2, 2);
  // Another car has answers of its own.
  await page.getByLabel(t("checklist.which")).selectOption("any");
  await status(page, words, 0, 0);
  await page.getByLabel(t("checklist.which")).selectOption(car.id);
  await status(page, words, 2, 2);
  await page.getByRole("button", { name: t("checklist.forget") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("checklist.forget") })
    .click();
  await status(page, words, 0, 0);
  await expect(photo).toHaveCount(0);
  await reload(page);
  await status(page, words, 0, 0);
  check(sent.filter((url) => !/analytics|view|events|vitals/.test(url))).toEqual([]);
});

test("prints whole, and is there without a script", async ({ browser, language, words: { t } }) => {
  const url = test.info().project.use.baseURL ?? "";
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/checklist?lang=${language}`);
  await expect(page.getByRole("radiogroup")).toHaveCount(60);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(t("inspection.papers9Flag"))).toBeVisible();
  await context.close();
});

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
