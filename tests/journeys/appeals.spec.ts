import type { Browser, Page } from "@playwright/test";
import { formatDay } from "#i18n/format.ts";
import {
  enterAs,
  expectNoWiderThanScreen,
  makeAdministrator,
  putToastAside,
  signInAdministrator,
} from "./support/administrators.ts";
import { changeListing } from "./support/live-listings.ts";
import { idsFromMarket } from "./support/market.ts";
import { ownListing } from "./support/own-listing.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import { wordOf } from "./support/waiting.ts";
import type { Words } from "./support/words.ts";

const tab = (address: string) => `/enhanced-admin-dashboard?tab=${address}`;

/** A page of another person, in a browser of its own. */
async function pageOfAnother(browser: Browser, page: Page, language: string): Promise<Page> {
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: "language", value: language, url: origin }]);
  return context.newPage();
}

/** Appeals what the page says was decided. */
async function appeal(page: Page, { t }: Words, text: string) {
  await page.getByRole("button", { name: t("appeals.appeal"), exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: t("appeals.title") });
  const send = dialog.getByRole("button", { name: t("appeals.send") });
  await send.click();
  await expect(dialog.getByText(t("appeals.short", { count: 20 }))).toBeVisible();
  await dialog.getByLabel(t("appeals.say")).fill(text);
  await expectAccessible(page);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("appeals.waiting"), { exact: true })).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({ ...phone });

  test("a seller appeals a refusal, another reviewer changes it, and the warning is gone", {
    tag: "@english",
  }, async ({ page, browser, words, language }) => {
    test.slow();
    const { t } = words;
    const word = wordOf("Appealed");
    await somebodySignedIn(page.request);
    const id = await ownListing(page, `title = '${word}'`);
    await open(page, "/user-dashboard");

    const desk = await pageOfAnother(browser, page, language);
    await enterAs(desk, "content_admin", `cars&q=${word}`);
    await desk.getByRole("checkbox", { name: t("kit.selectAll") }).check();
    await desk
      .getByRole("toolbar")
      .getByRole("button", { name: `${t("moderation.reject")}…` })
      .click();
    const decision = desk.getByRole("dialog");
    await decision.getByRole("button", { name: t("moderation.code_suspected_fraud") }).click();
    // Proposed for what is of ill intent.
    await expect(decision.getByRole("checkbox", { name: t("moderation.warn") })).toBeChecked();
    await expectAccessible(desk);
    await decision.getByRole("button", { name: t("moderation.reject"), exact: true }).click();
    await expect(desk.getByText(t("moderation.bulkDone", { count: 1 }))).toBeVisible();

    await reload(page);
    const warnings = page.getByRole("region", { name: t("appeals.warnings") });
    await expect(warnings.getByText(t("appeals.first"))).toBeVisible();
    await expect(warnings.getByText(word)).toBeVisible();
    await expectAccessible(page);
    await expectNoWiderThanScreen(page);
    await open(page, `/cars/${id}`);
    await appeal(page, words, `${word}: the car is mine, and I can show its papers`);
    await expectNoWiderThanScreen(page);
    await reload(page);
    await expect(page.getByText(t("appeals.waiting"), { exact: true })).toBeVisible();

    // Who decided sees it, and cannot answer.
    await open(desk, tab("appeals"));
    const waiting = (on: Page) => on.getByRole("listitem").filter({ hasText: word });
    await expect(waiting(desk).getByText(t("appeals-tab.own"))).toBeVisible();
    await expect(waiting(desk).getByRole("button")).toHaveCount(0);
    await expectAccessible(desk);
    const second = await pageOfAnother(browser, page, language);
    await signInAdministrator(second, await makeAdministrator("content_admin", "Nour Chahine"));
    await open(second, tab("appeals"));
    await expect(waiting(second).getByText(t("appeals-tab.warned"))).toBeVisible();
    await waiting(second)
      .getByRole("button", { name: `${t("appeals-tab.overturn")}…` })
      .click();
    const question = second.getByRole("dialog", { name: t("appeals-tab.overturnedTitle") });
    await question.getByLabel(t("kit.reason")).fill("The papers agree");
    await expectAccessible(second);
    await question.getByRole("button", { name: t("appeals-tab.overturn"), exact: true }).click();
    await expect(question).toBeHidden();
    await putToastAside(second, t("appeals-tab.overturnedDone"));
    await expect(waiting(second)).toHaveCount(0);
    await open(second, tab("appeals&state=overturned"));
    await expect(waiting(second).getByText("The papers agree")).toBeVisible();
    await expectAccessible(second);

    await open(page, `/cars/${id}`);
    await expect(page.getByText(t("own-page.active"))).toBeVisible();
    await open(page, "/user-dashboard");
    await expect(warnings).toHaveCount(0);
    const told = page.getByText(t("moderation-mails.appeal_overturnedHeading"));
    await expect
      .poll(async () => {
        await open(page, "/notifications");
        return told.count();
      })
      .toBeGreaterThan(0);
    await desk.context().close();
    await second.context().close();
  });
});

test("three warnings are said before anything is typed, and keep a new listing away", async ({
  page,
  words,
}) => {
  const { t, language } = words;
  const person = await somebodySignedIn(page.request);
  const { id: by } = await makeAdministrator("content_admin");
  await idsFromMarket(
    `insert into seller_warnings (user_id, title, code, given_by, given_at, ends_at)
      select u.id, 'Kia Rio', 'prohibited', $2, now() - make_interval(days => n), now() + interval '90 days'
      from users u, generate_series(1, 3) n where u.email = $1 returning id`,
    [person.email, by],
  );
  await open(page, "/add-car");
  const until = formatDay(language, new Date(Date.now() + 29 * 86_400_000));
  await expect(
    page.getByRole("status").filter({ hasText: t("selling.noListing", { day: until }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(ownListing(page)).rejects.toThrow();
  await open(page, "/user-dashboard");
  await expect(page.getByText(t("appeals.noListing", { count: 3, day: until }))).toBeVisible();
  await expectAccessible(page);

  // The ban is over, and all three are in force still.
  await idsFromMarket(
    `update seller_warnings set given_at = given_at - interval '31 days'
      where user_id = (select id from users where email = $1) returning id`,
    [person.email],
  );
  await reload(page);
  const reviewed = formatDay(language, new Date(Date.now() + 90 * 86_400_000));
  await expect(page.getByText(t("appeals.reviewedAgain", { count: 3, day: reviewed }))).toBeVisible();
});

test("what was removed is appealed in the dashboard, and its seller reads that the decision stays", async ({
  page,
  words,
}) => {
  const { t } = words;
  const word = wordOf("Removed");
  await somebodySignedIn(page.request);
  const { id: by } = await makeAdministrator("content_admin");
  const id = await ownListing(page);
  await changeListing(id, `title = '${word}', deleted_at = now(), deleted_by = '${by}'`);
  await open(page, "/user-dashboard");
  const removed = page.getByRole("region", { name: t("appeals.removed") });
  await expect(removed.getByText(word)).toBeVisible();
  await appeal(page, words, `${word}: nothing in it is against the rules`);

  await enterAs(page, "content_admin", "appeals");
  const item = page.getByRole("listitem").filter({ hasText: word });
  await expect(item.getByText(t("moderation.state_deleted"))).toBeVisible();
  await item.getByRole("button", { name: `${t("appeals-tab.uphold")}…` }).click();
  const question = page.getByRole("dialog", { name: t("appeals-tab.upheldTitle") });
  await question.getByLabel(t("kit.reason")).fill("It offered another car");
  await question.getByRole("button", { name: t("appeals-tab.uphold"), exact: true }).click();
  await expect(question).toBeHidden();
  await open(page, "/user-dashboard");
  await expect(removed.getByText(t("appeals.upheld"))).toBeVisible();
  await expect(removed.getByText("It offered another car")).toBeVisible();
});
