import type { Page } from "@playwright/test";
import { css } from "../support/css.ts";
import { enterAs, expectNoWiderThanScreen } from "./support/administrators.ts";
import { liveListings } from "./support/live-listings.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const wide = { width: 1280, height: 900 };
const source = "Gazette of a journey, 9/2026";

/** The dialog of a new row of a table, opened. */
async function openTable(page: Page, { t }: Words, kind: "registration" | "customs") {
  const table = `${t("costs-tab.of_car")}: ${t(`detail.cost_${kind}`)}`;
  await page.getByRole("button", { name: t("costs-tab.enterFor", { table }), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: t("costs-tab.enterTitle", { table }) })).toBeVisible();
  const fill = (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByLabel(t("costs-tab.currency"), { exact: true }).selectOption("usd");
  await fill(t("costs-tab.sourceText"), source);
  const reason = dialog.getByLabel(t("costs-tab.reason"), { exact: true });
  if ((await reason.count()) > 0) await reason.fill("What the journey asks for");
  const preview = async () => {
    await dialog.getByRole("button", { name: t("costs-tab.try"), exact: true }).click();
    return dialog.locator(`dl${css("features/ownership-costs/costs#costs")}`);
  };
  const save = async () => {
    await dialog.getByRole("button", { name: t("costs-tab.save"), exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  return { dialog, fill, preview, save, panel: page.getByRole("region", { name: table, exact: true }) };
}

const section = (page: Page, { t }: Words) =>
  page.locator("section").filter({ has: page.getByRole("button", { name: t("detail.loan"), exact: true }) });

test.describe("ar", () => {
  // One row is sent without its source, and refused.
  test.use({ language: "ar", viewport: wide, expectedErrors: /status of 400/ });

  test("a row that an administrator enters is shown by the page of a car, with its day and source", async ({
    page,
    request,
    words,
  }) => {
    const { t, plain } = words;
    const [car] = await liveListings(request, 1, () => ({ plate: "private", customs: "paid" }));
    await enterAs(page, "super_admin", "costs");
    const { dialog, fill, preview, save, panel } = await openTable(page, words, "registration");
    await fill(t("costs-tab.percent_registration"), "٣");
    await fill(t("costs-tab.fixed"), "١٠٠");
    // What an example comes to, before anything is entered.
    await expect(await preview()).toContainText("$400");
    await expectAccessible(page, "[role=dialog]");
    await fill(t("costs-tab.sourceText"), " ");
    await dialog.getByRole("button", { name: t("costs-tab.save"), exact: true }).click();
    await expect(dialog.getByLabel(t("costs-tab.sourceText"), { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await fill(t("costs-tab.sourceText"), source);
    await save();
    await expect(panel.getByRole("listitem").first()).toContainText(t("costs-tab.state_in_force"));

    await open(page, `/cars/${car?.id}`);
    const costs = section(page, words);
    // 3 % of 9,000 and 100.
    await expect(costs).toContainText("$370");
    await expect(costs).toContainText(source);
    await expect(costs).toContainText(plain(new Date().getFullYear()));
    await expect(costs).toContainText(t("detail.costNotDue"));
    // Nobody has entered a road fee: nothing is said of it but that.
    await expect(costs.locator("div").filter({ hasText: t("detail.cost_road_fee") })).toContainText(
      t("detail.costNoRow"),
    );
    await expectAccessible(page);
    await page.setViewportSize(phone.viewport);
    await expectNoWiderThanScreen(page);
  });

  test("a loan is sketched by what its buyer types alone, and the device remembers it", async ({
    page,
    request,
    words,
  }) => {
    const { t } = words;
    const [car] = await liveListings(request, 1);
    await open(page, `/cars/${car?.id}`);
    const costs = section(page, words);
    const way = costs.getByRole("button", { name: t("detail.loan"), exact: true });
    await way.focus();
    await page.keyboard.press("Enter");
    await expect(way).toHaveAttribute("aria-expanded", "true");
    const field = (label: string) => costs.getByLabel(label, { exact: true });
    for (const label of [t("finance.down"), t("finance.months"), t("finance.rate")]) {
      await expect(field(label)).toHaveValue("");
    }
    const result = costs.getByRole("status");
    await expect(result).toHaveText(t("finance.needed"));
    await field(t("finance.down")).fill("٣٠٠٠");
    await field(t("finance.months")).fill("١٢");
    await field(t("finance.rate")).fill("٠");
    await expect(result).toContainText("$500");
    await expect(costs).toContainText(t("finance.noOffer"));
    await field(t("finance.rate")).fill("101");
    await expect(costs).toContainText(t("finance.wrong_rate"));
    await expect(result).toHaveText(t("finance.needed"));
    await field(t("finance.rate")).fill("12");
    await costs.getByRole("button", { name: t("finance.downIs_percent"), exact: true }).click();
    await field(t("finance.down")).fill("50");
    await expect(result).toContainText("$4,500");
    await expectAccessible(page);
    await reload(page);
    await way.click();
    await expect(field(t("finance.down"))).toHaveValue("50");
    await expect(field(t("finance.months"))).toHaveValue("١٢");
    await expect(result).toContainText("$4,500");
  });
});

test.describe("en", () => {
  test.use({ language: "en", viewport: wide });

  test("customs are said of a car whose customs are not paid; a planned row is withdrawn", async ({
    page,
    request,
    words,
  }) => {
    const { t } = words;
    const [unpaid, unsaid] = await liveListings(request, 2, (at) => (at === 0 ? { customs: "unpaid" } : {}));
    await enterAs(page, "super_admin", "costs");
    const form = await openTable(page, words, "customs");
    const line = (field: "customs_from" | "customs_amount") =>
      t("costs-tab.inLine", { field: t(`costs-tab.${field}`), line: "1" });
    await form.fill(t("costs-tab.percent_customs"), "5");
    await form.fill(t("costs-tab.vat"), "11");
    await form.fill(line("customs_from"), "0");
    await form.fill(line("customs_amount"), "15");
    await expect(await form.preview()).toContainText("$3,320");
    await form.save();
    // Which rows there are is asked again once the dialog is gone; the next one begins with them.
    await expect(form.panel.getByRole("listitem").first()).toContainText(t("costs-tab.state_in_force"));

    const planned = await openTable(page, words, "customs");
    const nextYear = new Date().getFullYear() + 1;
    await planned.fill(t("costs-tab.validFrom"), `${nextYear}-02-01`);
    await planned.fill(t("costs-tab.percent_customs"), "50");
    await planned.save();
    const row = planned.panel.getByRole("listitem").filter({ hasText: t("costs-tab.state_planned") });
    await row.getByRole("button").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("kit.reason")).fill("It was postponed");
    await dialog.getByRole("button", { name: t("costs-tab.withdraw"), exact: true }).click();
    await expect(planned.panel.getByRole("listitem").first()).toContainText(t("costs-tab.state_withdrawn"));
    await expectAccessible(page);
    await page.setViewportSize(phone.viewport);
    await expectNoWiderThanScreen(page);

    await open(page, `/cars/${unpaid?.id}`);
    const costs = section(page, words);
    // Of 9,000: duty 450, excise 1,350, tax 11 % of 10,800.
    await expect(costs).toContainText("$2,988");
    await expect(costs).toContainText(source);
    await open(page, `/cars/${unsaid?.id}`);
    await expect(costs).toContainText(t("detail.costMissing_customs"));
    await expect(costs).not.toContainText("$2,988");
  });
});
