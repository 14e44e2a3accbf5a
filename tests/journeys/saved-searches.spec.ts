import { makePerson, signIn } from "./support/accounts.ts";
import { liveListings } from "./support/live-listings.ts";
import { apiOver } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

test.describe("on a phone", () => {
  test.use(phone);

  test("a guest who saves a search signs in first, and finds it in the dashboard", async ({
    page,
    words,
  }) => {
    const { t, name } = words;
    const person = await makePerson();
    await open(page, "/cars?brand=kia&priceMax=90000");
    await page.getByRole("button", { name: t("browse.saveSearch") }).click();
    await signIn(page, words, person);
    const dialog = page.getByRole("dialog", { name: t("saved-searches.saveTitle") });
    const field = dialog.getByLabel(t("saved-searches.name"));
    await expect(field).toHaveValue(new RegExp(name("brand", "kia")));
    await expectAccessible(page);
    await field.fill("كيا للعائلة");
    await dialog.getByLabel(t("saved-searches.alerts")).selectOption("now");
    await dialog.getByRole("button", { name: t("saved-searches.save") }).click();
    await expect(page.getByText(t("saved-searches.saved"))).toBeVisible();
    // It is saved: nothing offers to do so again, until another filter makes another search of it.
    await expect(page.getByRole("link", { name: t("browse.searchSaved") })).toBeVisible();
    await expect(page.getByRole("button", { name: t("browse.saveSearch") })).toBeHidden();
    await open(page, "/cars?priceMax=90000&brand=kia&sort=newest");
    await expect(page.getByRole("link", { name: t("browse.searchSaved") })).toBeVisible();
    await open(page, "/cars?brand=kia");
    await expect(page.getByRole("button", { name: t("browse.saveSearch") })).toBeVisible();
    const saved = async () => (await apiOver(page.request)("GET /api/saved-searches")).data;
    expect(await saved()).toMatchObject([
      { name: "كيا للعائلة", filters: { brand: ["kia"], priceMax: 90_000 }, alerts: "now" },
    ]);
    await open(page, "/user-dashboard?tab=searches");
    await page.getByRole("link", { name: "كيا للعائلة" }).click();
    await expect(page).toHaveURL(/\/cars\?(brand=kia&priceMax=90000|priceMax=90000&brand=kia)$/);
  });
});

test("saved searches say what is new, and are renamed, silenced, deleted and brought back", async ({
  page,
  request,
  words,
}) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  const api = apiOver(page.request);
  const filters = { brand: ["kia"], model: ["sportage"], search: "" };
  await api("POST /api/saved-searches", { body: { name: "Sportages", filters, alerts: "daily" } });
  await liveListings(request, 1);
  const saved = async () => (await api("GET /api/saved-searches")).data;
  await open(page, "/user-dashboard?tab=searches");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("combobox") });
  await expect(row).toHaveCount(1);
  await expect(row.locator(".badge")).toBeVisible();

  await row.getByRole("combobox").selectOption("off");
  await expect.poll(saved).toMatchObject([{ alerts: "off" }]);
  await row.getByRole("button", { name: t("saved-searches.rename", { name: "Sportages" }) }).click();
  await page.getByRole("textbox", { name: t("saved-searches.name") }).fill("Family");
  await page.getByRole("button", { name: t("saved-searches.done") }).click();
  await expect.poll(saved).toMatchObject([{ name: "Family" }]);
  await row.getByRole("button", { name: t("saved-searches.remove", { name: "Family" }) }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(saved).toEqual([]);
  await expect(page.getByRole("heading", { name: t("saved-searches.none") })).toBeVisible();
  const notice = page.getByRole("listitem").filter({ hasText: t("saved-searches.removed") });
  await notice.getByRole("button", { name: t("saved-searches.undo") }).click();
  await expect(row).toHaveCount(1);
  expect(await saved()).toMatchObject([{ name: "Family" }]);
});
