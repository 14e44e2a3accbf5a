import type { Browser, Page } from "@playwright/test";
import { makeAdministrator, signInAdministrator } from "./support/administrators.ts";
import { idsFromMarket } from "./support/market.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import { makeWaiting, wordOf } from "./support/waiting.ts";

test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /status of 409/ });

const tab = (name: string, more = "") => `/enhanced-admin-dashboard?tab=${name}${more}`;

/** Signs a page in as a reviewer of its own: anyone who asks for the next listing lets go of the one before. */
async function signInReviewer(page: Page, fullName: string): Promise<string> {
  await signInAdministrator(page, await makeAdministrator("content_admin", fullName));
  return fullName;
}

const statesOf = (ids: readonly string[]) =>
  idsFromMarket(`select status::text as id from cars where id = any ($1::uuid[]) order by id`, [ids]);
const reviewed = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });

async function openQueue(page: Page, word: string) {
  await open(page, tab("review", `&q=${word}`));
  await expect(reviewed(page)).toHaveText(`${word} 1`);
}

test.describe("the review queue", () => {
  test.use({ language: "ar" });

  test("a reviewer decides twenty listings by keys alone", async ({ page, words: { t } }) => {
    const word = wordOf("Zwanzig");
    const ids = await makeWaiting(20, word);
    await signInReviewer(page, "Rami Khoury");
    await openQueue(page, word);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog").getByText(t("moderation.keyUndo"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    for (let n = 1; n <= 20; n++) {
      await expect(reviewed(page)).toHaveText(`${word} ${n}`);
      if (n % 3 === 0) {
        await page.keyboard.press("r");
        await expect(page.getByRole("group", { name: t("moderation.reasonTitle") })).toBeVisible();
        await page.keyboard.press("2");
      } else await page.keyboard.press("a");
      const said = n % 3 === 0 ? "moderation.saidRejected" : "moderation.saidApproved";
      await expect(page.getByText(t(said, { title: `\u2068${word} ${n}\u2069` }))).toBeVisible();
    }
    await expect(page.getByText(t("moderation.emptyFilter"))).toBeVisible();
    await page.keyboard.press("z");
    await expect(reviewed(page)).toHaveText(`${word} 20`);
    await page.keyboard.press("r");
    await page.keyboard.press("9");
    await expect(page.getByLabel(t("moderation.reasonText"))).toBeFocused();
    await page.keyboard.type("Not a car");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("moderation.emptyFilter"))).toBeVisible();
    const states = await statesOf(ids);
    expect(states.filter((state) => state === "rejected")).toHaveLength(7);
    expect(states.filter((state) => state === "active")).toHaveLength(13);
  });

  test("two reviewers get different listings, and the second who decides one is told", async ({
    page,
    browser,
    words: { t },
  }) => {
    const word = wordOf("Zweite");
    const ids = await makeWaiting(2, word);
    const mine = await signInReviewer(page, "Rami Khoury");
    await openQueue(page, word);
    const other = await secondPage(browser, page);
    const theirs = await signInReviewer(other, "Nour Chahine");
    await open(other, tab("review", `&q=${word}`));
    await expect(reviewed(other)).toHaveText(`${word} 2`);
    await other.getByRole("button", { name: `${word} 1` }).click();
    await expect(other.getByText(t("moderation.heldNote", { name: mine }))).toBeVisible();
    await other.keyboard.press("r");
    await other.keyboard.press("6");
    await expect(reviewed(other)).toHaveText(`${word} 2`);

    await page.keyboard.press("a");
    const state = t("moderation.state_rejected");
    await expect(page.getByText(t("moderation.decidedBy", { name: theirs, state }))).toBeVisible();
    expect((await statesOf(ids)).toSorted()).toEqual(["pending", "rejected"]);
    await other.close();
  });
});

async function secondPage(browser: Browser, like: Page): Promise<Page> {
  const { origin } = new URL(like.url());
  const context = await browser.newContext({ baseURL: origin, locale: "ar-LB" });
  return context.newPage();
}

test.describe("the table", () => {
  test("approves in bulk with an outcome for each, deletes with the question, and restores", async ({
    page,
    words: { t },
  }) => {
    const word = wordOf("Tabelle");
    const ids = await makeWaiting(4, word);
    await signInReviewer(page, "Rami Khoury");
    await open(page, tab("cars", `&q=${word}`));
    const rows = page.getByRole("row").filter({ hasText: word });
    await expect(rows).toHaveCount(4);
    await page.getByRole("checkbox", { name: t("kit.selectAll") }).check({ force: true });
    await idsFromMarket(`delete from cars where title = $1 returning id`, [`${word} 4`]);
    const bar = page.getByRole("toolbar");
    await bar.getByRole("button", { name: t("moderation.approve") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t("moderation.approve") }).click();
    await expect(dialog.getByText(t("moderation.outcome_not_found"))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(rows).toHaveCount(3);
    expect(await statesOf(ids)).toEqual(["active", "active", "active"]);

    await page.getByRole("button", { name: t("moderation.deleteOf", { title: `${word} 1` }) }).click();
    const question = page.getByRole("alertdialog", { name: t("moderation.deleteQuestion") });
    await question.getByRole("button", { name: t("moderation.delete"), exact: true }).click();
    await expect(rows).toHaveCount(2);
    await page.getByLabel(t("moderation.status"), { exact: true }).selectOption("deleted");
    await expect(page).toHaveURL(/status=deleted/);
    await page.getByRole("button", { name: t("moderation.restoreOf", { title: `${word} 1` }) }).click();
    await expect(rows).toHaveCount(0);
    expect(await statesOf(ids)).toEqual(["active", "active", "active"]);
  });
});

test.describe("reports", () => {
  test.use({ language: "en", ...phone });

  test("three that are right hide the listing, on a phone", async ({ page, words: { t } }) => {
    const word = wordOf("Gemeldet");
    const [id = ""] = await makeWaiting(1, word);
    await idsFromMarket(`update cars set status = 'active' where id = $1 returning id`, [id]);
    await idsFromMarket(
      `insert into listing_reports (car_id, reporter, reason, text) select $1::uuid, 'guest ' || n, 'fraud', 'Asks for money first'
        from generate_series(1, 3) n returning id`,
      [id],
    );
    await signInReviewer(page, "Rami Khoury");
    await open(page, tab("reported"));
    const listing = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: `${word} 1` }) });
    await expect(listing.getByText(t("moderation.openReports", { count: 3 }))).toBeVisible();
    await listing.getByRole("button", { name: t("moderation.upholdAll") }).click();
    await expect(page.getByText(t("moderation.saidHidden"))).toBeVisible();
    await expect(listing).toHaveCount(0);
    expect(await statesOf([id])).toEqual(["pending"]);
  });
});
