import type { Page } from "@playwright/test";
import { idsFromMarket } from "./support/market.ts";
import { dealerSignedIn, liveStock } from "./support/showroom.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const stock = [
  { brand: "kia", model: "sportage", year: 2016 },
  { brand: "kia", model: "sorento", year: 2017 },
  { brand: "toyota", model: "corolla", year: 2018 },
];

const rows = (page: Page) => page.locator("tbody tr");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const nameOf = ({ language }: Words, ar: string, en: string) => (language === "ar" ? ar : en);
const corolla = (words: Words) => nameOf(words, "كورولا", "Corolla");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** From one on to all that match: as on a phone, where rows are cards and the box of all is not seen. */
async function selectAll(page: Page, { t }: Words) {
  await page.locator("tbody").getByRole("checkbox").first().check({ force: true });
  await button(page, t("stock.selectMatching", { count: stock.length })).click();
  await expect(page.getByText(t("kit.selected", { count: stock.length }))).toBeVisible();
}

for (const visitor of [{ language: "ar", ...phone }, { language: "en" }] as const) {
  test.describe(visitor.language, () => {
    test.use(visitor);

    test("a dealer changes all prices at once, sees before what they become, and takes it back", async ({
      page,
      words,
    }) => {
      test.slow();
      const { t } = words;
      await dealerSignedIn(page.request);
      await liveStock(page.request, stock);
      await open(page, "/user-dashboard");
      await page
        .getByRole("navigation", { name: t("dashboard.links") })
        .getByRole("link", { name: t("dashboard.stock") })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("stock.title"));
      await expect(rows(page)).toHaveCount(3);
      await expect(row(page, corolla(words))).toContainText("11,018");
      await expectAccessible(page);

      await selectAll(page, words);
      await page.getByRole("button", { name: `${t("stock.changePrice")}…` }).click();
      const dialog = page.getByRole("dialog", { name: t("stock.title_price", { count: 3 }) });
      await dialog.getByLabel(t("stock.percent")).fill("3");
      await dialog.getByLabel(t("stock.round")).selectOption("50");
      await expect(dialog.getByText(t("stock.wouldChange", { count: 3 }))).toBeVisible();
      await expect(dialog.getByRole("listitem").filter({ hasText: corolla(words) })).toContainText("11,350");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: t("stock.apply", { count: 3 }) }).click();
      await expect(dialog).toBeHidden();
      await expect(row(page, corolla(words))).toContainText("11,350");

      await reload(page);
      await expect(page.getByText(t("stock.undoable", { count: 3, until: "" }).slice(0, 20))).toBeVisible();
      await page
        .getByRole("main")
        .getByRole("button", { name: t("stock.undo") })
        .first()
        .click();
      await expect(page.getByText(t("stock.undone", { count: 3 }))).toBeVisible();
      await expect(row(page, corolla(words))).toContainText("11,018");
    });

    test.describe(() => {
      test.use({ expectedErrors: /status of 400/ });
      test("a price is changed where it stands, and refused where it is none", async ({ page, words }) => {
        const { t, language } = words;
        await dealerSignedIn(page.request);
        await liveStock(page.request, stock.slice(2));
        await open(page, "/my-stock");
        const name = `${language === "ar" ? "تويوتا كورولا" : "Toyota Corolla"} 2018`;
        await page.getByRole("button", { name: t("own-actions.changePrice", { name }) }).click();
        const field = page.getByRole("textbox", {
          name: t("own-actions.newPrice", { name, currency: "usd" }),
        });
        await field.fill("nothing");
        await field.press("Enter");
        await expect(field).toHaveAccessibleDescription(t("errors.field.not_a_number"));
        await expect(field).toBeFocused();
        await expectAccessible(page);
        await field.fill("١٠٬٥٠٠".replace("٬", ","));
        await field.press("Enter");
        await expect(page.getByText(t("own-actions.priceKept"))).toBeVisible();
        await expect(row(page, corolla(words))).toContainText("10,500");
        await button(page, t("own-actions.undo")).click();
        await expect(row(page, corolla(words))).toContainText("11,018");
      });
    });

    test("a language in the address is no filter", async ({ page, words: { t, language } }) => {
      await dealerSignedIn(page.request);
      await liveStock(page.request, stock.slice(2));
      await open(page, `/my-stock?lang=${language}`);
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await expect(button(page, t("kit.clearFilters"))).toHaveCount(0);
    });

    test("what is narrowed is in the address, is kept as a view and forgotten", async ({ page, words }) => {
      const { t } = words;
      await dealerSignedIn(page.request);
      await liveStock(page.request, stock);
      await open(page, "/my-stock");
      await page.getByRole("searchbox").fill(corolla(words));
      await expect(page).toHaveURL(/q=/);
      await expect(rows(page)).toHaveCount(1);
      await button(page, t("stock.keepView")).click();
      const dialog = page.getByRole("dialog", { name: t("stock.keepView") });
      await dialog.getByLabel(t("stock.viewName")).fill("My corollas");
      await dialog.getByRole("button", { name: t("stock.keepView") }).click();
      await expect(button(page, "My corollas")).toHaveAttribute("aria-pressed", "true");
      await button(page, t("stock.viewAll")).click();
      await expect(rows(page)).toHaveCount(3);
      await reload(page);
      await button(page, "My corollas").click();
      await expect(rows(page)).toHaveCount(1);
      await expectAccessible(page);
      await button(page, t("stock.forgetView", { name: "My corollas" })).click();
      await expect(button(page, "My corollas")).toBeHidden();
      await page.getByRole("searchbox").fill("nothing-like-it");
      await expect(page.getByText(t("kit.noneFound"))).toBeVisible();
    });
  });
}

test.describe("at a desk", () => {
  test("keys go through the rows, select them and open a price", async ({ page, words }) => {
    const { t } = words;
    await dealerSignedIn(page.request);
    await liveStock(page.request, stock);
    await open(page, "/my-stock");
    const boxes = page.locator("tbody").getByRole("checkbox");
    await boxes.nth(0).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(boxes.nth(1)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByText(t("kit.selected", { count: 2 }))).toBeVisible();
    await page.keyboard.press("End");
    await expect(boxes.nth(2)).toBeFocused();
    const price = rows(page).nth(2).locator("button").first();
    await price.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(rows(page).nth(1).getByRole("textbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(rows(page).nth(1).locator("button").first()).toBeFocused();
  });

  test("what cannot be changed says why, and the rest is done", async ({ page, words }) => {
    const { t } = words;
    const { person } = await dealerSignedIn(page.request);
    await liveStock(page.request, stock);
    await idsFromMarket(
      `update cars set status = 'expired', expired_reason = 'sold' where brand = 'toyota'
        and user_id = (select id from users where email = $1) returning id`,
      [person.email],
    );
    await open(page, "/my-stock");
    await page.getByRole("checkbox", { name: t("kit.selectAll") }).check({ force: true });
    await page.getByRole("button", { name: `${t("stock.changeWithdraw")}…` }).click();
    const dialog = page.getByRole("dialog", { name: t("stock.title_withdraw", { count: 3 }) });
    await expect(dialog.getByText(t("stock.wouldFail", { count: 1 }))).toBeVisible();
    await expect(dialog.getByText(t("stock.outcome_wrong_state"))).toBeVisible();
    await dialog.getByRole("button", { name: t("stock.applyWithdraw", { count: 2 }) }).click();
    await expect(rows(page).filter({ hasText: t("own.withdrawn") })).toHaveCount(2);
  });

  test("one who has nothing yet is shown how to begin; a guest is asked to sign in", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await open(page, "/my-stock");
    await expect(page).toHaveURL(/login/);
    await somebodySignedIn(page.request);
    await open(page, "/my-stock");
    await expect(page.getByRole("heading", { name: t("stock.none") })).toBeVisible();
    await expectAccessible(page);
  });
});
