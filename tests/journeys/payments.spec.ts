import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { css } from "../support/css.ts";
import { makePerson, signIn, signInDialog } from "./support/accounts.ts";
import { apiOver } from "./support/market.ts";
import { atGateway, orderOf, orderPlan, payBy, payPart, priced } from "./support/paying.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import { testGateway } from "./support/test-gateway.ts";
import type { Words } from "./support/words.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const rows = (page: Page) =>
  page.locator(`${css("features/payments/screens/history/history#payments")} > li`);
const toasts = (page: Page) => page.locator("[data-sonner-toast]");

/** A picture of a paper, small. */
const paper = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC",
  "base64",
);

/** An order of a plan by transfer, made by a call. */
const orderByTransfer = (page: Page) =>
  apiOver(page.request)("POST /api/subscription/upgrade", {
    body: { planId: "premium", paymentMethod: "manual" },
  });

async function sendReceipt(page: Page, { t }: Words, number: string) {
  const part = page.locator(css("features/payments/screens/order/order#order"));
  await part.getByLabel(t("paying.receiptFile")).setInputFiles({
    name: "receipt.png",
    mimeType: "image/png",
    buffer: paper,
  });
  await part.getByLabel(t("paying.receiptNumber")).fill(number);
  await part.getByRole("button", { name: t("paying.receiptSend") }).click();
}

/** What a result page calls the order: its short number, as the list, the gateway and the receipt do. */
const orderNumber = (page: Page, { t }: Words) =>
  page.getByText(t("paying.orderId", { id: "" }).trim()).locator("bdi");
const shortNumber = async (page: Page, orderId: string) =>
  (await apiOver(page.request)("GET /api/payments/:orderId", { params: { orderId } })).reference;

for (const method of ["credit_card", "paypal"] as const) {
  test(`a plan is paid by ${method}: it runs at once, and there is a receipt`, async ({ page, words }) => {
    const { t } = words;
    const { firstName, email } = await somebodySignedIn(page.request);
    await orderPlan(page, words, "premium", method);
    await atGateway(page, "pay");
    await expect(heading(page, t("paying.success"))).toBeVisible();
    await expect(toasts(page)).toContainText(t("paying.success"));
    await expect(page.getByText(t("paying.transactionId"))).toBeVisible();
    const order = orderOf(page);
    await expect(orderNumber(page, words)).toHaveText(await shortNumber(page, order));

    // Anyone who comes back to it reads the same.
    await reload(page);
    await expect(heading(page, t("paying.success"))).toBeVisible();

    await page.getByRole("link", { name: t("paying.receipt") }).click();
    const sheet = page.getByRole("article");
    await expect(sheet).toContainText(firstName);
    await expect(sheet).toContainText(email);
    await expect(sheet).toContainText(words.money(5));
    await expect(sheet).toContainText(t(`ways-to-pay.${method}`));
    await expect(sheet.getByText(t("paying.notPaidYet"))).toBeHidden();

    await open(page, "/user-dashboard?tab=payments");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(t("paying.paid"));
    await open(page, "/subscriptions");
    const premium = page.locator("section", { has: page.locator("#plan-premium") }).last();
    await expect(premium).toContainText(t("subscriptions.current"));
    await expect(premium.getByRole("button", { name: t("subscriptions.yourCurrent") })).toBeDisabled();
    await expect(premium.getByRole("link", { name: t("subscriptions.renew", { days: 30 }) })).toBeVisible();
  });
}

test("a card that is declined says why, and the same order is paid at the second try", async ({
  page,
  words,
}) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  await orderPlan(page, words, "premium", "credit_card");
  await atGateway(page, "decline");
  await expect(heading(page, t("paying.failed"))).toBeVisible();
  await expect(page.getByText(t("payments.insufficientFunds"))).toBeVisible();
  const order = orderOf(page);

  await page.getByRole("link", { name: t("paying.tryAgain") }).click();
  await expect(page).toHaveURL(new RegExp(`/subscriptions\\?order=${order}`));
  await expect(payPart(page, words).getByText(t("payments.insufficientFunds"))).toBeVisible();
  await payPart(page, words)
    .getByRole("button", { name: t("paying.payNow", { price: priced(words, 5) }) })
    .click();
  await atGateway(page, "pay");
  await expect(heading(page, t("paying.success"))).toBeVisible();
  expect(orderOf(page)).toBe(order);
});

test("whoever cancels is told that nothing was charged, and can try again from the payments", async ({
  page,
  words,
}) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  await orderPlan(page, words, "premium", "credit_card");
  await atGateway(page, "cancel");
  await expect(heading(page, t("paying.cancelled"))).toBeVisible();
  await expect(page.getByText(t("paying.cancelledText"))).toBeVisible();
  await expect(orderNumber(page, words)).toHaveText(await shortNumber(page, orderOf(page)));
  await expect
    .poll(async () => {
      const { data } = await apiOver(page.request)("GET /api/payments", { query: {} });
      return data.map(({ state }) => state);
    })
    .toEqual(["cancelled"]);

  await open(page, "/user-dashboard?tab=payments");
  await expect(rows(page)).toContainText(t("paying.stateCancelled"));
  await rows(page)
    .getByRole("button", { name: t("paying.payAgain") })
    .click();
  await expect(page).toHaveURL(/\/subscriptions\?plan=premium#pay$/);
  await expect(payPart(page, words)).toContainText(words.money(5));
});

test("what the gateway has not decided yet is being checked, again and again, until it is", async ({
  page,
  words,
}) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  await orderPlan(page, words, "premium", "credit_card");
  await page.locator('select[name="after"]').selectOption("");
  await atGateway(page, "late");
  await expect(heading(page, t("paying.pending"))).toBeVisible();
  await expect(page.getByText(t("paying.pendingLeave"))).toBeVisible();
  // The gateway confirms at last; the page finds out by itself.
  await testGateway.act(orderOf(page), "arrive");
  await expect(heading(page, t("paying.success"))).toBeVisible();
});

test("a transfer: reference, places, a receipt that fits, its number used once", async ({ page, words }) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  await orderPlan(page, words, "premium", "manual");
  const part = payPart(page, words);
  await expect(part.getByRole("heading", { name: t("paying.omt") })).toBeVisible();
  await expect(part.getByRole("heading", { name: t("paying.bank") })).toBeVisible();
  await expect(part.locator(css("features/payments/screens/order/order#code"))).toContainText(/M[0-9A-Z]{7}/);

  // A reload loses nothing.
  await expect(page).toHaveURL(/\/subscriptions\?order=/);
  await reload(page);
  await expect(part.getByRole("heading", { name: t("paying.whish") })).toBeVisible();

  const file = part.getByLabel(t("paying.receiptFile"));
  await part.getByRole("button", { name: t("paying.receiptSend") }).click();
  await expect(part.getByText(t("paying.receiptMissing"))).toBeVisible();
  await file.setInputFiles({ name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from("film") });
  await expect(part.getByText(t("paying.receiptWrongType"))).toBeVisible();
  const tooLarge = Buffer.alloc(12 * 1024 * 1024 + 1);
  await file.setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: tooLarge });
  await expect(part.getByText(t("paying.receiptTooLarge"))).toBeVisible();

  await part.getByLabel(t("paying.receiptWay")).selectOption(t("paying.omt"));
  const number = `OMT-${randomUUID()}`;
  await sendReceipt(page, words, number);
  await expect(part.getByText(t("paying.receiptSent"))).toBeVisible();

  await orderByTransfer(page);
  await open(page, "/user-dashboard?tab=payments");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText(t("paying.inReview"));
  await rows(page)
    .nth(0)
    .getByRole("button", { name: t("paying.sendReceipt") })
    .click();
  await expect(page.locator(css("features/payments/screens/order/order#order"))).toBeVisible();
});

test.describe("refused", () => {
  test.use({ expectedErrors: /status of (409|503)/ });

  test("a transaction number that was used is said at its field", async ({ page, words }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    const number = `OMT-${randomUUID()}`;
    for (const last of [false, true]) {
      const { orderId } = await orderByTransfer(page);
      await open(page, `/subscriptions?order=${orderId}`);
      await sendReceipt(page, words, number);
      if (!last) await expect(page.getByText(t("paying.receiptSent"))).toBeVisible();
    }
    const field = page.getByLabel(t("paying.receiptNumber"));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(t("errors.payment.number_used"))).toBeVisible();
  });

  test("a gateway that is away loses no order: the next try goes out under the same key", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    const keys: (string | undefined)[] = [];
    await page.route("**/api/subscription/upgrade", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return route.continue();
      return route.fulfill({
        status: 503,
        json: { code: "payment.gateway_away", message: "The company is away.", orderId: randomUUID() },
      });
    });
    await orderPlan(page, words, "premium", "credit_card");
    const failure = payPart(page, words).getByRole("alert");
    await expect(failure).toContainText("The company is away.");
    await failure.getByRole("button", { name: t("common.retry") }).click();
    await atGateway(page, "pay");
    await expect(heading(page, t("paying.success"))).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test("when it cannot be asked what became of a payment, the page says so and asks again", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    const { orderId } = await orderByTransfer(page);
    await page.route("**/verify", (route) =>
      route.fulfill({ status: 503, json: { code: "payment.gateway_away", message: "Away." } }),
    );
    await open(page, `/payment/success?orderId=${orderId}`);
    await expect(heading(page, t("paying.pending"))).toBeVisible();
    await page.unroute("**/verify");
  });
});

test("by chat: the chat opens in another tab, and the order waits among the payments", async ({
  page,
  context,
  words,
}) => {
  const { t } = words;
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await somebodySignedIn(page.request);
  await open(page, "/subscriptions?plan=premium");
  const popup = page.waitForEvent("popup");
  await payBy(page, words, "chat");
  await expect(await popup).toHaveURL(/^https:\/\/wa\.me\/\d+\?text=/);
  const part = payPart(page, words);
  await expect(part.getByRole("link", { name: t("paying.chatOpen") })).toHaveAttribute("href", /wa\.me/);
  await expect(part).toContainText(t("paying.orderRecorded"));

  await open(page, "/user-dashboard?tab=payments");
  await expect(rows(page)).toContainText(t("paying.open"));
  const cancel = rows(page).getByRole("button", { name: new RegExp(`^${t("paying.cancelOrder")} `) });
  const question = page.getByRole("alertdialog", { name: t("paying.cancelQuestion") });
  await cancel.click();
  await question.getByRole("button", { name: t("paying.keepOrder") }).click();
  await expect(question).toBeHidden();
  await expect(rows(page)).toContainText(t("paying.open"));
  await cancel.click();
  await question.getByRole("button", { name: t("paying.cancelOrder"), exact: true }).click();
  await expect(rows(page)).toContainText(t("paying.stateCancelled"));
});

test("an address without an order says so, and leads to the front page", async ({ page, words }) => {
  const { t } = words;
  await page.goto("/payment/success");
  await expect(page).toHaveURL(/\/$/);
  await expect(toasts(page)).toContainText(t("paying.invalidLink"));
  await expect(toasts(page)).toContainText(t("paying.invalidLinkText"));
});

test("somebody else's order is none of one's own, and a guest signs in first", async ({ page, words }) => {
  const { t } = words;
  const buyer = await makePerson();
  await signInAs(page.request, buyer);
  const { orderId } = await orderByTransfer(page);
  await apiOver(page.request)("POST /api/auth/logout", {});

  const other = await makePerson();
  await open(page, `/payment/success?orderId=${orderId}`);
  await expect(signInDialog(page, words)).toBeVisible();
  await signIn(page, words, other);
  await expect(page).toHaveURL(/\/payment\/success\?orderId=/);
  await expect(heading(page, t("paying.notFound"))).toBeVisible();
  const answer = await open(page, `/payment/receipt/${orderId}`);
  expect(answer?.status()).toBe(404);
  await expect(heading(page, t("common.notFoundTitle"))).toBeVisible();
  await open(page, `/subscriptions?order=${orderId}`);
  await expect(payPart(page, words)).toContainText(t("paying.notFound"));

  await open(page, `/payment/cancel?orderId=${orderId}`);
  await expect(heading(page, t("paying.cancelled"))).toBeVisible();
  // The buyer's session ends the other's, in whose name this page may still be asking for something.
  await page.goto("about:blank");
  await signInAs(page.request, buyer);
  const { state } = await apiOver(page.request)("GET /api/payments/:orderId", { params: { orderId } });
  expect(state).toBe("open");
});

test.describe("on a phone", () => {
  test.use({ ...phone });
  test("every page of paying keeps the rules of accessibility, also on paper", async ({ page, words }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    const { orderId } = await orderByTransfer(page);
    const fits = async () => {
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide, `nothing of ${page.url()} is wider than the screen`).toBe(false);
    };
    await open(page, `/subscriptions?order=${orderId}`);
    await expect(page.getByRole("heading", { name: t("paying.bank") })).toBeVisible();
    await fits();
    await open(page, `/payment/cancel?orderId=${randomUUID()}`);
    await expect(heading(page, t("paying.cancelled"))).toBeVisible();
    await open(page, `/payment/success?orderId=${orderId}`);
    await expect(heading(page, t("paying.pending"))).toBeVisible();
    await fits();
    await open(page, `/payment/receipt/${orderId}`);
    await expect(page.getByRole("article")).toContainText(t("paying.notPaidYet"));
    await fits();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner").first()).toBeHidden();
    await expect(page.getByRole("button", { name: t("paying.print") })).toBeHidden();
    await expect(page.getByRole("article")).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
});
