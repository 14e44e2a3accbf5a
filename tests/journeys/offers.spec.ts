import { readFile } from "node:fs/promises";
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

test("a viewing is asked for, offered at times, confirmed and called off", { tag: "@english" }, async ({
  language,
  page,
  browser,
  words,
}) => {
  const { t, number } = words;
  const { seller, carId, errors } = await buyerAndSeller(browser, page, language);
  const begun = await apiOver(page.request)("POST /api/conversations", { body: { carId, content: "Hello" } });
  const address = `/messages?c=${begun.conversation.id}`;
  await open(page, address);
  await open(seller.page, address);
  await page.getByRole("button", { name: t("viewings.ask") }).click();
  await expect(page.getByText(t("viewings.youAsked"))).toBeVisible();

  await seller.page.getByRole("button", { name: t("viewings.offer") }).click();
  const dialog = seller.page.getByRole("dialog", { name: t("viewings.title") });
  await dialog.getByRole("button", { name: t("viewings.send") }).click();
  await expect(dialog.getByRole("alert")).toHaveText(t("viewings.noTime"));
  await expectAccessible(seller.page);
  // By the clock of Beirut, at four in the afternoon.
  const days = [2, 3].map((n) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10));
  for (const [at, day] of days.entries())
    await dialog.getByLabel(t("viewings.time", { n: number(at + 1) })).fill(`${day}T16:00`);
  await dialog.getByRole("button", { name: t("viewings.send") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(seller.page.getByText(t("viewings.yourTimes"))).toBeVisible();

  const choice = page.getByRole("group", { name: t("viewings.choose") });
  await expect(choice.getByRole("radio")).toHaveCount(2);
  await choice.getByRole("radio").nth(1).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("viewings.confirm") }).click();
  for (const one of [page, seller.page]) await expect(one.getByText(t("viewings.advice"))).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: t("viewings.file") }).click(),
  ]);
  check(file.suggestedFilename()).toBe("viewing.ics");
  check(await readFile(await file.path(), "utf8")).toContain(
    `DTSTART;TZID=Asia/Beirut:${days[1]?.replaceAll("-", "")}T160000`,
  );

  await seller.page.getByRole("button", { name: t("viewings.cancel") }).click();
  await expect(page.getByRole("button", { name: t("viewings.ask") })).toBeVisible();
  await seller.context.close();
  check(errors).toEqual([]);
});
