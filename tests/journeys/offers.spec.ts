import { expect as check, type Page } from "@playwright/test";
import { apiOver } from "./support/market.ts";
import { buyerAndSeller } from "./support/talks.ts";
import { expect, expectAccessible, open, test } from "./support/test.ts";

const said = (page: Page, text: RegExp) =>
  page.getByRole("log").getByRole("listitem").filter({ hasText: text });

test("a price is offered, countered and accepted, each seen at once by the other", {
  tag: "@english",
}, async ({ language, page, browser, words }) => {
  const { t } = words;
  const { seller, carId, errors } = await buyerAndSeller(browser, page, language);
  const begun = await apiOver(page.request)("POST /api/conversations", { body: { carId, content: "Hello" } });
  const address = `/messages?c=${begun.conversation.id}`;
  await open(page, address);
  await open(seller.page, address);

  await page.getByRole("button", { name: t("offers.make") }).click();
  const dialog = page.getByRole("dialog", { name: t("offers.title") });
  await expect(dialog).toContainText(t("offers.noCommitment"));
  await dialog.getByRole("button", { name: t("offers.send") }).click();
  await expect(dialog).toContainText(t("offers.amountMissing"));
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: t("offers.amount") }).fill("١٢,٥٠٠");
  await dialog.getByRole("button", { name: t("offers.send") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(said(page, /12,500/)).toHaveCount(1);
  await expect(page.getByRole("button", { name: t("offers.withdraw") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("offers.make") })).toHaveCount(0);

  await expect(said(seller.page, /12,500/)).toHaveCount(1);
  await expectAccessible(seller.page);
  await seller.page.getByRole("button", { name: t("offers.counter") }).click();
  const counter = seller.page.getByRole("dialog", { name: t("offers.counterTitle") });
  await counter.getByRole("textbox", { name: t("offers.amount") }).fill("14000");
  await counter.getByRole("button", { name: t("offers.send") }).click();
  await expect(seller.page.getByRole("button", { name: t("offers.withdraw") })).toBeVisible();

  await page.getByRole("button", { name: t("offers.accept"), exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(t("offers.afterAccept"));
  await question.getByRole("button", { name: t("offers.accept"), exact: true }).click();
  for (const one of [page, seller.page]) {
    await expect(said(one, /14,000/)).toHaveCount(2);
    await expect(one.getByRole("button", { name: t("offers.make") })).toBeVisible();
  }
  await seller.context.close();
  check(errors).toEqual([]);
});
