import type { Page } from "@playwright/test";
import type { PaymentMethod } from "#features/payments/payment.schema.ts";
import { isolated } from "#i18n/format.ts";
import { expect, open } from "./test.ts";
import type { Words } from "./words.ts";

/** A price within a sentence, as pages write it. */
export const priced = (words: Words, dollars: number) => isolated(words.money(dollars));

/** The part of the plans page where something is paid. */
export const payPart = (page: Page, { t }: Words) => page.getByRole("region", { name: t("paying.how") });

/** Chooses a way to pay, in the chooser that is open, and goes on with it. */
export async function payBy(page: Page, words: Words, method: PaymentMethod) {
  const { t } = words;
  const part = payPart(page, words);
  await part.getByRole("radio", { name: new RegExp(`^${t(`ways-to-pay.${method}`)} `) }).check();
  await part.locator("button[type=submit].btn").click();
}

/** Begins to pay for a plan: `orderPlan(page, words, "premium", "credit_card")`. */
export async function orderPlan(page: Page, words: Words, plan: string, method: PaymentMethod) {
  await open(page, `/subscriptions?plan=${plan}`);
  await payBy(page, words, method);
}

/** What a buyer does on the page of the test gateway, and the page of the market that comes after it. */
export async function atGateway(
  page: Page,
  act: "pay" | "decline" | "cancel" | "late",
  comesTo: "success" | "cancel" = act === "cancel" ? "cancel" : "success",
) {
  await page.locator(`button[value="${act}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/payment/${comesTo}\\?`));
  await expect(page.locator("html")).toHaveAttribute("data-ready", /\//);
}

/** The id of the order in an address of a result page. */
export const orderOf = (page: Page) => new URL(page.url()).searchParams.get("orderId") ?? "";
