import type { Page } from "@playwright/test";
import { enterAs, expectNoWiderThanScreen, putToastAside } from "./support/administrators.ts";
import { idsFromMarket } from "./support/market.ts";
import { expect, expectAccessible, phone, test } from "./support/test.ts";
import { wordOf } from "./support/waiting.ts";
import type { Words } from "./support/words.ts";

/** A message as the contact page keeps it, put there: only a few an hour are taken from one address. Its subject is like no other. */
async function writeToMarket(language: string): Promise<{ subject: string; email: string }> {
  const subject = wordOf("Renewal");
  const email = `${subject.toLowerCase()}@example.com`;
  await idsFromMarket(
    `insert into user_feedback (email, name, phone, subject, message, language, created_at)
      values ($1, 'Maya Saab', '70123456', $2, $3, $4, now()) returning id`,
    [email, subject, "How do I renew my listing?\nIt ends on Friday.", language],
  );
  return { subject, email };
}

async function openMessage(page: Page, { t }: Words, subject: string) {
  const row = page.getByRole("row").filter({ hasText: subject });
  await row.getByRole("button", { name: t("feedback-tab.openOf", { name: "Maya Saab", subject }) }).click();
  const dialog = page.getByRole("dialog", { name: subject });
  await expect(dialog.getByText("It ends on Friday.")).toBeVisible();
  return dialog;
}

/** What a mail to a user says. */
async function mailTo(page: Page, to: string): Promise<string> {
  let text = "";
  await expect
    .poll(async () => {
      const answer = await page.request.get("/dev/mail", { headers: { accept: "application/json" } });
      const mails: { to: string; text: string }[] = await answer.json();
      text = mails.find((mail) => mail.to === to)?.text ?? "";
      return text;
    })
    .not.toBe("");
  return text;
}

test.describe(() => {
  test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /status of 409/ });

  test("a message to the market is sorted, answered by mail and closed; who answers second reads the first answer", async ({
    page,
    language,
    browser,
    words,
  }) => {
    const { t } = words;
    const { subject, email } = await writeToMarket(words.language);
    const tab = `feedback&q=${subject}`;
    await enterAs(page, "content_admin", tab, "Rami Khoury");
    const { origin } = new URL(page.url());
    const viewport = { width: 1280, height: 900 };
    const theirs = await (await browser.newContext({ baseURL: origin, viewport })).newPage();
    const cookie = { name: "language", value: language, url: origin };
    await theirs.context().addCookies([cookie]);
    await enterAs(theirs, "super_admin", tab, "Nadim Aoun");

    const mine = await openMessage(page, words, subject);
    const other = await openMessage(theirs, words, subject);
    await mine.getByLabel(t("feedback-tab.category")).selectOption("listing");
    await mine.getByLabel(t("feedback-tab.priority")).selectOption("high");
    await mine.getByRole("button", { name: t("feedback-tab.save"), exact: true }).click();
    await putToastAside(page, t("feedback-tab.saved"));
    await expectAccessible(page);

    const answer = "Open the listing and press Renew.";
    await mine.getByLabel(t("feedback-tab.reply")).fill(answer);
    await mine.getByRole("button", { name: t("feedback-tab.send") }).click();
    await expect(mine.getByRole("listitem").filter({ hasText: answer })).toBeVisible();
    await expect(mine.getByLabel(t("feedback-tab.reply"))).toHaveValue("");
    expect(await mailTo(page, email)).toContain(answer);

    // The other has not seen that yet: nothing is sent, and what was typed stays beside the first answer.
    await other.getByLabel(t("feedback-tab.reply")).fill("Write to us again.");
    await other.getByRole("button", { name: t("feedback-tab.send") }).click();
    await expect(other.getByRole("listitem").filter({ hasText: answer })).toBeVisible();
    await expect(other.getByLabel(t("feedback-tab.reply"))).toHaveValue("Write to us again.");
    await expect(other.getByLabel(t("feedback-tab.priority"))).toHaveValue("high");
    await expect(theirs.getByText(t("errors.feedback.changed"))).toBeVisible();
    await theirs.context().close();

    await mine.getByRole("button", { name: t("feedback-tab.close"), exact: true }).click();
    await expect(mine.getByRole("button", { name: t("feedback-tab.reopen") })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(mine).toBeHidden();
    const row = page.getByRole("row").filter({ hasText: subject });
    await expect(row).toContainText(t("feedback-tab.closed"));
    const told = await idsFromMarket(
      `select count(*)::text as id from feedback_replies r join user_feedback f on f.id = r.feedback_id
        where f.subject = $1`,
      [subject],
    );
    expect(told).toEqual(["1"]);
  });
});

test.describe("on a phone", () => {
  test.use({ ...phone, language: "ar" });

  test("the inbox is read and answered; a role that it is closed to sees none of it", async ({
    page,
    browser,
    words,
  }) => {
    const { subject } = await writeToMarket(words.language);
    await enterAs(page, "content_admin", `feedback&q=${subject}`);
    await expect(page.getByRole("row").filter({ hasText: subject })).toBeVisible();
    await expectNoWiderThanScreen(page);
    await openMessage(page, words, subject);
    await expectNoWiderThanScreen(page);
    await expectAccessible(page);

    const { origin } = new URL(page.url());
    const theirs = await (await browser.newContext({ baseURL: origin })).newPage();
    await enterAs(theirs, "payment_admin", `feedback&q=${subject}`);
    await expect(theirs.getByRole("heading", { name: words.t("admin.closed") })).toBeVisible();
    await expect(theirs.getByText(subject)).toHaveCount(0);
    await theirs.context().close();
  });
});
