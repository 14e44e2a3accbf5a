import { expect as check, type Page } from "@playwright/test";
import { makePerson, signIn } from "./support/accounts.ts";
import { apiOver } from "./support/market.ts";
import { signInAs } from "./support/signed-in.ts";
import { buyerAndSeller, listingOf } from "./support/talks.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const field = (page: Page, { t }: Words) => page.getByRole("textbox", { name: t("conversations.field") });
const send = async (page: Page, words: Words, text: string) => {
  await field(page, words).fill(text);
  await page.getByRole("button", { name: words.t("conversations.send"), exact: true }).click();
};
const said = (page: Page, text: string) =>
  page.getByRole("log").getByRole("listitem").filter({ hasText: text });
const messagesLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

test("a buyer writes, the seller reads and answers, both at once", { tag: "@english" }, async ({
  language,
  page,
  browser,
  words,
}) => {
  const { t, number } = words;
  const { seller, carId, vehicle, errors } = await buyerAndSeller(browser, page, language);
  await open(seller.page, "/messages");
  await expect(seller.page.getByRole("heading", { name: t("conversations.none") })).toBeVisible();

  await open(page, `/cars/${carId}`);
  await page
    .getByRole("button", { name: t("detail.contactMessage", { site: t("common.siteName") }) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/messages\\?car=${carId}$`));
  await expect(
    page.getByRole("link", { name: t("conversations.toListing", { title: vehicle }) }),
  ).toBeVisible();
  await page.getByRole("button", { name: t("conversations.ready1") }).click();
  await expect(field(page, words)).toHaveValue(t("conversations.ready1"));
  await field(page, words).press("Enter");
  await expect(said(page, t("conversations.ready1"))).toHaveCount(1);

  // It stands in the seller's list, and in the count of header and title, without a reload.
  await expect(messagesLink(seller.page, t("signed-in.messagesUnread", { count: 1 }))).toBeVisible();
  await expect(seller.page).toHaveTitle(new RegExp(`^\\(${number(1)}\\) `));
  await expect(said(page, t("conversations.ready1")).getByText(t("conversations.delivered"))).toBeAttached();
  await seller.page.getByRole("main").getByRole("link", { name: "Rana H." }).click();
  await expect(said(seller.page, t("conversations.ready1"))).toHaveCount(1);
  await expect(messagesLink(seller.page, t("signed-in.messages"))).toBeVisible();
  await expect(seller.page).not.toHaveTitle(/^\(/);
  await expect(said(page, t("conversations.ready1")).getByText(t("conversations.read"))).toBeAttached();

  // A new line by Shift and Enter; a request for money in advance warns its reader alone.
  await field(seller.page, words).fill("Yes");
  await field(seller.page, words).press("Shift+Enter");
  await field(seller.page, words).pressSequentially("Send a deposit first");
  await field(seller.page, words).press("Enter");
  await expect(said(page, "Send a deposit first")).toContainText(t("conversations.hintDeposit"));
  await expect(said(seller.page, "Send a deposit first")).toHaveCount(1);
  await expect(seller.page.getByText(t("conversations.hintDeposit"))).toHaveCount(0);

  await reload(page);
  await expect(said(page, "Send a deposit first")).toHaveCount(1);
  await open(page, "/user-dashboard?tab=messages");
  await expect(page.getByRole("list", { name: t("conversations.list") })).toContainText(vehicle);
  await seller.context.close();
  check(errors).toEqual([]);
});

test("its pages can be used by everybody", async ({ language, page, browser, words }) => {
  const { t } = words;
  const { seller, carId } = await buyerAndSeller(browser, page, language);
  await open(page, "/messages");
  await expect(page.getByRole("heading", { name: t("conversations.none") })).toBeVisible();
  await open(page, `/messages?car=${carId}`);
  await expect(page.getByRole("button", { name: t("conversations.ready1") })).toBeVisible();
  await expectAccessible(page);
  const body = { carId, content: "عربون؟ www.example.com" };
  await apiOver(page.request)("POST /api/conversations", { body });
  const { data } = await apiOver(seller.page.request)("GET /api/conversations");
  await open(seller.page, `/messages?c=${data[0]?.id}`);
  await expect(said(seller.page, body.content)).toContainText(t("conversations.hintDeposit"));
  await expectAccessible(seller.page);
  await seller.context.close();
});

test.describe("a line that breaks", () => {
  test.use({ language: "en", expectedErrors: /Failed to load resource/ });

  test("what could not be sent is sent once; what was said meanwhile is there when it is back", async ({
    page,
    browser,
    words,
  }) => {
    const { t } = words;
    const { seller, carId } = await buyerAndSeller(browser, page, "en");
    await open(page, `/messages?car=${carId}`);
    await send(page, words, "Is it still there?");
    await expect(said(page, "Is it still there?").getByText(t("conversations.sent"))).toBeAttached();
    await open(seller.page, "/messages");
    await seller.page.getByRole("main").getByRole("link", { name: "Rana H." }).click();
    await expect(said(seller.page, "Is it still there?")).toHaveCount(1);

    // The server has it, but its first answer is lost: the next try is the same message.
    let lost = false;
    await page.route("**/api/conversations/*/messages", async (route) => {
      if (lost || route.request().method() !== "POST") return route.fallback();
      lost = true;
      await route.fetch();
      await route.abort();
    });
    await send(page, words, "Hello?");
    await expect(said(seller.page, "Hello?")).toHaveCount(1);
    await expect(said(page, "Hello?")).toHaveCount(1);

    // All of the network is away: what is written waits, also over a new page.
    await page.context().setOffline(true);
    await send(page, words, "I can come today");
    await expect(said(page, "I can come today").getByText(t("conversations.notSent"))).toBeVisible();
    await field(page, words).fill("A draft that stays");
    await send(seller.page, words, "One");
    await send(seller.page, words, "Two");
    await expect(said(seller.page, "Two").getByText(t("conversations.sent"), { exact: true })).toBeAttached();
    await expect(page.getByText(t("conversations.dropped"))).toBeVisible({ timeout: 60_000 });
    await page.context().setOffline(false);
    for (const text of ["One", "Two", "I can come today"]) await expect(said(page, text)).toHaveCount(1);
    await expect(said(seller.page, "I can come today")).toHaveCount(1);
    await expect(page.getByText(t("conversations.dropped"))).toBeHidden();
    await expect(field(page, words)).toHaveValue("A draft that stays");
    await reload(page);
    await expect(field(page, words)).toHaveValue("A draft that stays");
    for (const text of ["Is it still there?", "Hello?", "One", "Two", "I can come today"]) {
      await expect(said(page, text)).toHaveCount(1);
    }
    await seller.context.close();
  });

  test("a message that the server refuses says why, and can be removed", async ({ page, browser, words }) => {
    const { t } = words;
    const { seller, carId } = await buyerAndSeller(browser, page, "en");
    await open(page, `/messages?car=${carId}`);
    await send(page, words, "Hello");
    await expect(said(page, "Hello").getByText(t("conversations.sent"))).toBeAttached();
    const talk = await apiOver(seller.page.request)("GET /api/conversations");
    const id = talk.data[0]?.id ?? "";
    await apiOver(seller.page.request)("PUT /api/conversations/:id/block", { params: { id } });
    await send(page, words, "Are you there?");
    const refused = said(page, "Are you there?");
    await expect(refused).toContainText(t("errors.conversation.closed"));
    await refused.getByRole("button", { name: t("conversations.discard") }).click();
    await expect(refused).toHaveCount(0);
    await seller.context.close();
  });
});

test.describe("on a phone", () => {
  test.use({ language: "en", ...phone });

  test("list and conversation come one after the other; blocking and reporting ask first", async ({
    page,
    browser,
    words,
  }) => {
    const { t } = words;
    const { seller, carId } = await buyerAndSeller(browser, page, "en");
    const api = apiOver(seller.page.request);
    await open(page, `/messages?car=${carId}`);
    await send(page, words, "Hello");
    await expect(said(page, "Hello").getByText(t("conversations.sent"))).toBeAttached();
    await page.getByRole("link", { name: t("conversations.back") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("conversations.title") })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Rana H." }).click();
    await expect(said(page, "Hello")).toHaveCount(1);

    await page.getByRole("button", { name: t("conversations.menu") }).click();
    await page.getByRole("menuitem", { name: t("conversations.report") }).click();
    const report = page.getByRole("dialog", { name: t("conversations.reportTitle") });
    await report.getByRole("button", { name: t("report.send") }).click();
    await expect(report.getByRole("alert")).toContainText(t("report.reasonMissing"));
    await report.getByLabel(t("conversations.scam")).check();
    await expectAccessible(page);
    await report.getByRole("button", { name: t("report.send") }).click();
    await expect(page.getByText(t("conversations.reported"))).toBeVisible();

    await page.getByRole("button", { name: t("conversations.menu") }).click();
    await page.getByRole("menuitem", { name: t("conversations.block", { name: "Rana H." }) }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: t("conversations.keep") }).click();
    await expect(field(page, words)).toBeVisible();
    await page.getByRole("button", { name: t("conversations.menu") }).click();
    await page.getByRole("menuitem", { name: t("conversations.block", { name: "Rana H." }) }).click();
    await question.getByRole("button", { name: t("conversations.blockYes") }).click();
    await expect(page.getByText(t("conversations.blocked", { name: "Rana H." }))).toBeVisible();
    await expect(field(page, words)).toBeHidden();
    const talk = await api("GET /api/conversations");
    expect(talk.data[0]?.state).toBe("closed");
    await page.getByRole("button", { name: t("conversations.unblock", { name: "Rana H." }) }).click();
    await expect(field(page, words)).toBeVisible();
    await seller.context.close();
  });
});

test("a guest signs in first, and then writes", async ({ page, words }) => {
  const { t } = words;
  const [buyer, seller] = [await makePerson(), await makePerson()];
  const carId = await listingOf(seller, "Kia of a guest");
  await open(page, `/cars/${carId}`);
  await page
    .getByRole("button", { name: t("detail.contactMessage", { site: t("common.siteName") }) })
    .click();
  await signIn(page, words, buyer);
  await expect(page).toHaveURL(new RegExp(`/messages\\?car=${carId}$`));
  await expect(field(page, words)).toBeVisible();
  await open(page, `/messages?car=${carId}`);
  await expect(field(page, words)).toBeVisible();
});

test("a conversation of others is not there, and a guest is asked to sign in", async ({ page, words }) => {
  const { t } = words;
  const somewhere = "0192aaaa-0000-7000-8000-000000000000";
  await open(page, `/messages?c=${somewhere}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await signInAs(page.request, await makePerson());
  await open(page, `/messages?c=${somewhere}`);
  await expect(page.getByRole("heading", { name: t("conversations.missing") })).toBeVisible();
});
