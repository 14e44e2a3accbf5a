import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { isolated } from "#i18n/format.ts";
import { linkInMail, makePerson, stranger } from "./support/accounts.ts";
import {
  type Administrator,
  enterAs,
  expectNoWiderThanScreen,
  putToastAside,
} from "./support/administrators.ts";
import { idsFromMarket } from "./support/market.ts";
import { expect, expectAccessible, phone, test } from "./support/test.ts";
import { type Words, wordsOf } from "./support/words.ts";

test.use({ viewport: { width: 1280, height: 900 } });

/** Looks like a page, and is to be read as it was typed. */
const markup = `<b onclick="alert(1)">Bold</b> & <img src=x onerror="document.title='gone'">`;
const titled = () => `Service week ${randomUUID().slice(0, 8)}`;
const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const mailsTo = async (page: Page, to: string) => {
  const answer = await page.request.get("/dev/mail", { headers: { accept: "application/json" } });
  const mails: { to: string; subject: string; text: string; html: string }[] = await answer.json();
  return mails.filter((mail) => mail.to === to);
};

/** Opens a new message and fills it in, for those named. */
async function write(
  page: Page,
  { t }: Words,
  kind: "email" | "notification",
  { title, to }: { title: string; to: readonly string[] },
) {
  const isMail = kind === "email";
  await page
    .getByRole("button", { name: t(isMail ? "broadcasts-tab.newEmail" : "broadcasts-tab.newNotification") })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("broadcasts-tab.audience"), { exact: true }).selectOption("list");
  await dialog.getByLabel(t("broadcasts-tab.addresses"), { exact: true }).fill(to.join("\n"));
  const english = dialog.getByRole("group", { name: t("broadcasts-tab.english") });
  const subject = isMail ? "broadcasts-tab.subject" : "broadcasts-tab.title";
  await english.getByLabel(t(subject), { exact: true }).fill(title);
  await english.getByLabel(t("broadcasts-tab.body"), { exact: true }).fill(markup);
  return dialog;
}
const toReview = (dialog: Locator, { t }: Words) =>
  dialog.getByRole("button", { name: t("broadcasts-tab.toReview") }).click();

/** Sends what is being looked at to so many, and answers the question whether it shall. */
async function send(page: Page, { t }: Words, count: number, key: "send" | "schedule" = "send") {
  const dialog = page.getByRole("dialog");
  const button = dialog.getByRole("button", { name: t(`broadcasts-tab.${key}`, { count }), exact: true });
  await button.click();
  await expect(dialog.getByRole("heading", { name: t("broadcasts-tab.sendTitle", { count }) })).toBeVisible();
  await button.click();
  await expect(dialog).toBeHidden();
  await putToastAside(page, t(key === "send" ? "broadcasts-tab.sendingNow" : "broadcasts-tab.scheduledNow"));
}

for (const visitor of [{ language: "ar", ...phone }, { language: "en" }] as const) {
  test.describe(visitor.language, () => {
    test.use(visitor);

    test("a notification is counted, previewed, scheduled and called off, and another one sent", async ({
      page,
      words,
    }) => {
      test.slow();
      const { t } = words;
      const [reader, banned] = [await makePerson(), await makePerson()];
      await idsFromMarket("update users set user_status = 'banned' where email = $1 returning id", [
        banned.email,
      ]);
      const nobody = stranger().email;
      await enterAs(page, "user_admin", "messages");
      const title = titled();
      const dialog = await write(page, words, "notification", {
        title,
        to: [reader.email, banned.email, nobody],
      });
      await dialog.getByLabel(t("broadcasts-tab.link")).fill("https://elsewhere.example");
      await toReview(dialog, words);
      await expect(dialog.getByText(t("broadcasts-tab.linkWrong"))).toBeVisible();
      await expectAccessible(page);
      await expectNoWiderThanScreen(page);
      await dialog.getByLabel(t("broadcasts-tab.link")).fill("/cars");
      await toReview(dialog, words);
      const preview = dialog.getByRole("region", { name: t("broadcasts-tab.preview") });
      await expect(preview.getByText(markup)).toBeVisible();
      await expect(preview.locator("b, img")).toHaveCount(0);
      const count = dialog.getByRole("status");
      await expect(count).toContainText(t("broadcasts-tab.reaches", { count: 1 }));
      await expect(count).toContainText(t("broadcasts-tab.unknownToo", { count: 2 }));
      await expect(count).toContainText(nobody);
      await expectAccessible(page);

      await dialog.getByRole("button", { name: t("broadcasts-tab.atTime"), exact: true }).click();
      const time = dialog.getByLabel(t("broadcasts-tab.time"));
      await time.fill("2020-01-01T09:00");
      await expect(dialog.getByText(t("broadcasts-tab.timePast"))).toBeVisible();
      const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
      await time.fill(`${soon}T09:00`);
      await send(page, words, 1, "schedule");
      const row = rowOf(page, title);
      await expect(row.getByText(t("broadcasts-tab.stateScheduled"), { exact: true })).toBeVisible();
      await row.getByRole("button", { name: t("broadcasts-tab.callOff") }).click();
      await dialog.getByRole("button", { name: t("broadcasts-tab.callOff"), exact: true }).click();
      await expect(row.getByText(t("broadcasts-tab.stateCancelled"), { exact: true })).toBeVisible();

      const other = titled();
      await write(page, words, "notification", { title: other, to: [reader.email] });
      // Another audience is another count; nothing goes to it.
      await dialog.getByLabel(t("broadcasts-tab.audience"), { exact: true }).selectOption("all");
      await toReview(dialog, words);
      await expect(count).not.toContainText(t("broadcasts-tab.counting"));
      await expect(count).not.toContainText(t("broadcasts-tab.reaches", { count: 1 }));
      await dialog.getByRole("button", { name: t("broadcasts-tab.edit") }).click();
      await dialog.getByLabel(t("broadcasts-tab.audience"), { exact: true }).selectOption("list");
      await toReview(dialog, words);
      await expect(count).toContainText(t("broadcasts-tab.reaches", { count: 1 }));
      await send(page, words, 1);
      await expect
        .poll(() =>
          idsFromMarket(
            "select n.body as id from notifications n join users u on u.id = n.user_id where u.email = $1 and n.title = $2",
            [reader.email, other],
          ),
        )
        .toEqual([markup]);
    });
  });
}

/** The page behind the link, in both languages and themes; to open it takes nobody off the list. */
async function expectAskingPageAccessible(page: Page, link: string) {
  for (const language of ["ar", "en"] as const) {
    const { t } = await wordsOf(language);
    await page.goto(link.replace(/&lang=.*/, "").concat(`&lang=${language}`));
    await expect(page.getByRole("heading", { name: t("unsubscribe.question") })).toBeVisible();
    await expectAccessible(page, "html");
    await expectNoWiderThanScreen(page);
  }
}

/** A picture of a price list. */
const prices = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: "#9cb4cc" } })
    .png()
    .toBuffer();

test.describe("mails", () => {
  test.use({ language: "en" });

  test("a mail goes to its writer first, then out; whoever wants none is left out from then on", async ({
    page,
    browser,
    words,
  }) => {
    test.slow();
    const { t } = words;
    const [reader, suspended, outside] = [await makePerson(), await makePerson(), stranger().email];
    await idsFromMarket("update users set user_status = 'banned' where email = $1 returning id", [
      suspended.email,
    ]);
    const to = [reader.email, suspended.email, outside];
    // Who looks after users sees their addresses.
    const writer: Administrator = await enterAs(page, "user_admin", "messages");
    const title = titled();
    const dialog = await write(page, words, "email", { title, to });
    await toReview(dialog, words);
    await expect(dialog.getByText(t("broadcasts-tab.reaches", { count: 2 }))).toBeVisible();
    const ready = dialog.getByRole("button", { name: t("broadcasts-tab.send", { count: 2 }), exact: true });
    await expect(ready).toBeDisabled();

    const file = dialog.getByLabel(t("broadcasts-tab.attachment"));
    const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: "film.pdf", mimeType: "application/pdf", buffer: tooLarge });
    await putToastAside(page, t("broadcasts-tab.attachmentLarge"));
    await file.setInputFiles({ name: "Prices.png", mimeType: "image/png", buffer: await prices() });
    await expect(dialog.getByRole("button", { name: /Prices/ })).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole("button", { name: t("broadcasts-tab.test"), exact: true }).click();
    await expect(dialog.getByText(t("broadcasts-tab.tested"))).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(page, writer.email)).map(({ subject }) => subject))
      .toEqual([title]);
    const [own] = await mailsTo(page, writer.email);
    expect(own?.text).toContain(markup);
    expect(own?.html).not.toContain("<img src=x");
    expect(own?.html).toContain("&lt;img src=x");
    await send(page, words, 2);
    const row = rowOf(page, title);
    await expect(
      row.getByText(t("broadcasts-tab.progress", { done: words.number(2), total: words.number(3) })),
    ).toBeVisible({
      timeout: 45_000,
    });
    await row
      .getByRole("button", { name: t("broadcasts-tab.detailsOf", { title: isolated(title) }) })
      .click();
    const outcome = (address: string) => dialog.getByRole("row").filter({ hasText: address });
    await expect(outcome(reader.email)).toContainText(t("broadcasts-tab.outcomeSent"));
    await expect(outcome(outside)).toContainText(t("broadcasts-tab.outcomeSent"));
    await expect(outcome(suspended.email)).toContainText(t("broadcasts-tab.reasonStanding"));
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    // Both leave by the link of their mail, in a browser that is signed in nowhere.
    const { origin } = new URL(page.url());
    const theirs = await (await browser.newContext({ baseURL: origin, ...phone })).newPage();
    for (const address of [reader.email, outside]) {
      const link = await linkInMail(page.request, address, "/unsubscribe");
      if (address === outside) await expectAskingPageAccessible(theirs, link);
      await theirs.goto(link);
      await theirs.getByRole("button", { name: t("unsubscribe.yes") }).click();
      await expect(theirs.getByRole("heading", { name: t("unsubscribe.doneTitle") })).toBeVisible();
    }
    await expectAccessible(theirs);
    // A slip of the finger is taken back, and done again.
    await theirs.getByRole("button", { name: t("unsubscribe.undo") }).click();
    await expect(theirs.getByRole("heading", { name: t("unsubscribe.backTitle") })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByRole("button", { name: t("unsubscribe.yes") }).click();
    await expect(theirs.getByRole("heading", { name: t("unsubscribe.doneTitle") })).toBeVisible();
    await theirs.goto("/unsubscribe?token=guessed&lang=en");
    await expect(theirs.getByRole("heading", { name: t("unsubscribe.deadTitle") })).toBeVisible();
    await theirs.context().close();
    await write(page, words, "email", { title: titled(), to });
    await toReview(dialog, words);
    await expect(dialog.getByText(t("broadcasts-tab.reaches", { count: 0 }))).toBeVisible();
    await expect(dialog.getByText(t("broadcasts-tab.unsubscribedToo", { count: 2 }))).toBeVisible();
  });
});

/** A mail to five that another process is sending: three have it. */
async function underWay(by: Administrator, title: string): Promise<void> {
  await idsFromMarket(
    `with message as (
        insert into bulk_messages (kind, audience, title_en, body_en, state, tested_at, send_at, prepared_at, worker,
          worked_until, total, sent, created_by, created_at, updated_at)
        values ('email', 'list', $1, 'Text', 'sending', now(), now(), now(), gen_random_uuid(),
          now() + interval '1 hour', 5, 3, $2, now(), now()) returning id)
      insert into bulk_recipients (message_id, address, outcome, attempts, at)
      select id, 'reader-' || n || '@example.com', case when n <= 3 then 'sent' else 'waiting' end,
        case when n <= 3 then 1 else 0 end, case when n <= 3 then now() end
      from message, generate_series(1, 5) n returning id`,
    [title, by.id],
  );
}

test("what is being sent shows how far it is, and is stopped in the middle", async ({ page, words }) => {
  const { t, number } = words;
  const title = titled();
  const by = await enterAs(page, "content_admin", "messages");
  await underWay(by, title);
  await page.getByRole("button", { name: t("admin.refresh") }).click();
  const row = rowOf(page, title);
  await expect(row.getByRole("progressbar")).toHaveJSProperty("value", 3);
  await expectAccessible(page);
  await row.getByRole("button", { name: t("broadcasts-tab.stop"), exact: true }).click();
  const question = page.getByRole("dialog");
  await expect(
    question.getByText(t("broadcasts-tab.stopText", { sent: number(3), total: number(5) })),
  ).toBeVisible();
  await question.getByRole("button", { name: t("broadcasts-tab.stop"), exact: true }).click();
  await expect(row.getByText(t("broadcasts-tab.stateStopped"), { exact: true })).toBeVisible();
  await expect(row.getByRole("progressbar")).toHaveCount(0);
  await row.getByRole("button", { name: t("broadcasts-tab.detailsOf", { title: isolated(title) }) }).click();
  await question.getByLabel(t("broadcasts-tab.outcome"), { exact: true }).selectOption("waiting");
  await expect(question.getByRole("row").filter({ hasText: "reader-4@example.com" })).toBeVisible();
  await expect(question.getByRole("row").filter({ hasText: "@example.com" })).toHaveCount(2);
});
