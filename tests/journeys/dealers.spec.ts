import { dealerSignedIn, liveStock } from "./support/showroom.ts";
import { expect, open, phone, test } from "./support/test.ts";

const stock = [
  { brand: "kia", model: "sportage", year: 2015 },
  { brand: "kia", model: "sportage", year: 2018 },
  { brand: "bmw", model: "x5", year: 2017 },
  { brand: "honda", model: "cbr600rr", year: 2016, motorcycle: true as const },
];

test("a dealer is found in the directory, and their stock is searched like the market", {
  tag: "@english",
}, async ({ page, request, words }) => {
  const { t, name, number } = words;
  const dealer = await dealerSignedIn(request);
  await liveStock(request, stock);

  await open(page, "/dealers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("showrooms.title"));
  const form = page.getByRole("form", { name: t("showrooms.searchLabel") });
  await form.getByRole("searchbox").fill(dealer.name);
  await form.getByRole("button", { name: t("showrooms.submit") }).click();
  const cards = page.getByRole("list", { name: t("showrooms.list") }).getByRole("listitem");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(t("showrooms.carsInStock", { count: 3 }));
  await form
    .getByRole("combobox", { name: t("showrooms.place") })
    .selectOption({ label: name("place", "tyre") });
  await expect(page.getByRole("heading", { name: t("showrooms.empty") })).toBeVisible();
  await form
    .getByRole("combobox", { name: t("showrooms.place") })
    .selectOption({ label: name("place", "jbeil") });
  await page.getByRole("link", { name: dealer.name }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(dealer.name);
  await expect(page).toHaveURL(new RegExp(`/dealers/${dealer.slug}$`));
  await expect(page.getByText(t("showrooms.openNow"))).toBeVisible();
  await expect(page.getByText("Old cars with new hearts.")).toBeVisible();
  await expect(
    page.getByRole("link", { name: t("showrooms.callNumber", { phone: "09 540 123" }) }),
  ).toHaveAttribute("href", "tel:+9619540123");
  await expect(page.getByRole("article")).toHaveCount(3);

  await page
    .getByRole("form", { name: t("browse.filterTitle") })
    .locator("label")
    .filter({ hasText: name("brand", "kia") })
    .click();
  await expect(page).toHaveURL(new RegExp(`/dealers/${dealer.slug}\\?brand=kia$`));
  await expect(page.getByText(t("browse.match", { vehicleType: "car", count: 2 }))).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);

  await page
    .getByRole("navigation", { name: t("showrooms.kinds") })
    .getByRole("link", { name: `${t("showrooms.motorcycles")} ${number(1)}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/dealers/${dealer.slug}/motorcycles$`));
  await expect(page.getByRole("article")).toHaveText([/CBR ?600.* 2016/]);

  await page.getByRole("article").getByRole("link").click();
  await page.getByRole("complementary").getByRole("link", { name: dealer.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(dealer.name);
});

test("nobody's showroom is missing, and says so", async ({ page, words }) => {
  const answer = await open(page, "/dealers/nobody-at-all");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.t("common.notFoundTitle"));
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the stock is filtered in the sheet", async ({ page, request, words }) => {
    const { t, name } = words;
    const dealer = await dealerSignedIn(request);
    await liveStock(request, stock.slice(0, 3));
    await open(page, `/dealers/${dealer.slug}`);
    await page.getByRole("button", { name: t("browse.filterTitleCount", { count: 0 }) }).click();
    const sheet = page.getByRole("dialog");
    await sheet
      .locator("label")
      .filter({ hasText: name("brand", "bmw") })
      .click();
    await sheet.getByRole("button", { name: t("browse.show", { vehicleType: "car", count: 1 }) }).click();
    await expect(page).toHaveURL(new RegExp(`/dealers/${dealer.slug}\\?brand=bmw$`));
    await expect(page.getByRole("article")).toHaveCount(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the directory and a showroom are forms and links", async ({ page, request, words }) => {
    const { t, name } = words;
    const dealer = await dealerSignedIn(request);
    await liveStock(request, stock);
    await page.goto("/dealers");
    const form = page.getByRole("form", { name: t("showrooms.searchLabel") });
    await form.getByRole("searchbox").fill(dealer.name);
    await form.getByRole("button", { name: t("showrooms.submit") }).click();
    await page.getByRole("link", { name: dealer.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(dealer.name);
    await expect(page.getByRole("article")).toHaveCount(3);
    const filters = page.getByRole("form", { name: t("browse.filterTitle") });
    await filters
      .locator("label")
      .filter({ hasText: name("brand", "kia") })
      .click();
    await filters.getByRole("button", { name: t("browse.filterApply") }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get("brand") === "kia");
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByText(t("showrooms.openNow")).click();
    await expect(page.getByRole("row")).toHaveCount(7);
  });
});
