import type { Page } from "@playwright/test";
import { enterAs, expectNoWiderThanScreen } from "./support/administrators.ts";
import { expect, expectAccessible, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** The dialog of a rule, opened. Each journey has a rule of its own: they run side by side. */
async function openRule(page: Page, { t }: Words, key: "pace" | "vin_contradicts") {
  const name = t(`rules-tab.name_${key}`);
  await page.getByRole("button", { name: t("rules-tab.editOf", { name }), exact: true }).click();
  const dialog = page.getByRole("dialog", { name, exact: true });
  await expect(dialog).toBeVisible();
  return { dialog, row: page.getByRole("row").filter({ hasText: name }) };
}

test.describe("ar", () => {
  test.use({ language: "ar", ...phone });

  test("a general manager tries a rule, weighs it, and switches it off after a question", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await enterAs(page, "super_admin", "rules");
    await expectNoWiderThanScreen(page);
    const { dialog, row } = await openRule(page, words, "pace");
    const trial = dialog.getByRole("status").filter({ hasText: t("rules-tab.trial") });
    await expect(trial).not.toContainText(t("rules-tab.trying"));
    await expectAccessible(page, "[role=dialog]");
    await dialog.getByLabel(t("rules-tab.outcome"), { exact: true }).selectOption("note");
    await dialog.getByLabel(t("rules-tab.weight"), { exact: true }).fill("٣٥");
    await dialog.getByRole("button", { name: t("rules-tab.save"), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText("35");
    await expect(row).toContainText(t("rules-tab.outcome_note"));

    const again = (await openRule(page, words, "pace")).dialog;
    await again.getByLabel(t("rules-tab.isOn"), { exact: true }).uncheck();
    await again.getByRole("button", { name: t("rules-tab.save"), exact: true }).click();
    const question = page.getByRole("alertdialog", { name: t("rules-tab.offTitle") });
    await expect(question.getByRole("button", { name: t("rules-tab.offKeep") })).toBeFocused();
    await question.getByRole("button", { name: t("rules-tab.offYes") }).click();
    await expect(again).toBeHidden();
    await expect(row).toContainText(t("rules-tab.off"));
  });
});

test.describe("en @english", () => {
  test.use({ language: "en", viewport: { width: 1280, height: 900 } });

  test("a rule is changed by keys alone; a reviewer reads the rules and changes none", async ({
    page,
    browser,
    words,
  }) => {
    const { t } = words;
    await enterAs(page, "super_admin", "rules");
    await expectAccessible(page);
    const name = t("rules-tab.name_vin_contradicts");
    await page.getByRole("button", { name: t("rules-tab.editOf", { name }), exact: true }).focus();
    await page.keyboard.press("Enter");
    const weight = page.getByRole("dialog").getByLabel(t("rules-tab.weight"), { exact: true });
    await weight.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("45");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText("45");
    await expect(row).toContainText(t("rules-tab.changed"));

    const theirs = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await enterAs(theirs, "content_admin", "rules");
    await expect(theirs.getByRole("table")).toBeVisible();
    await expect(theirs.getByRole("table").getByRole("button")).toHaveCount(0);
    await theirs.context().close();
  });
});
