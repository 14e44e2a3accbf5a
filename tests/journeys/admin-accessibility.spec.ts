import type { Page } from "@playwright/test";
import { makePerson } from "./support/accounts.ts";
import { type AdminTab, adminTabs, enterAs, expectNoWiderThanScreen } from "./support/administrators.ts";
import { idsFromMarket } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, open, phone, test } from "./support/test.ts";
import { makeWaiting, wordOf } from "./support/waiting.ts";
import type { Words } from "./support/words.ts";

/** Something to look at on every tab: each may be the first journey of a market. Gives the word of its listings. */
async function somethingEverywhere(): Promise<string> {
  const word = wordOf("Schau");
  const [listing] = await makeWaiting(2, word);
  const { email } = await makePerson();
  await idsFromMarket(
    `insert into listing_reports (car_id, reporter, reason, text) values ($1, 'guest', 'fraud', 'Asks for money first')
      returning id`,
    [listing],
  );
  await idsFromMarket(
    `insert into dealer_applications (user_id, dealership_name, dealership_license, dealership_address, dealership_city,
        dealership_phone, dealership_email, years_in_business, specialization, description, language, created_at)
      select id, 'Cedars Motors', 'BEY-2019-448', 'Dora highway, next to the bridge', 'metn', '+9611234567', email, '7',
        'used_cars', 'Family dealership with a workshop since 2019.', 'en', now() from users where email = $1 returning id`,
    [email],
  );
  await idsFromMarket(
    `with a as (insert into add_ons (user_id, bonus_feature_id, starts_at)
        select u.id, b.id, now() from users u, bonus_features b where u.email = $1 and b.slug = 'notification_campaign'
        returning id, user_id)
      insert into campaigns (user_id, add_on_id, title, body)
      select user_id, id, 'Warranty week', 'Ten cars with a full year of warranty, this week only.' from a returning id`,
    [email],
  );
  return word;
}

/** A message that was begun, by the call of whoever is signed in on the page. */
async function leaveDraft(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  const wording = { title: "Service week", body: "Free check of brakes, this week." };
  const data = { kind: "notification", audience: "all", addresses: null, ar: null, en: wording, link: null };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post("/api/admin/messages", { headers, data });
  expect(answer.status()).toBe(201);
}

/** Where a part is looked at. Of long lists what is one's own: whoever looks at a listing of the queue holds it, too. */
const addressOf = (tab: AdminTab, word: string) =>
  `/enhanced-admin-dashboard?tab=${tab}${tab === "review" || tab === "cars" ? `&q=${word}` : ""}`;

/** Opens a part, and waits until its heading stands and nothing of it is on its way. */
async function openPart(page: Page, { t }: Words, tab: AdminTab, word: string) {
  await open(page, addressOf(tab, word));
  await expect(page.getByRole("heading", { level: 1, name: t(adminTabs[tab]), exact: true })).toBeVisible();
  await expect(page.locator("main :is(h2, h3, table)").first()).toBeVisible();
  await expect(page.locator("main .sk")).toHaveCount(0);
}

/** A third of them at a time: all in both themes is more than one journey has time for. */
const thirds: readonly (readonly AdminTab[])[] = [
  ["overview", "review", "cars", "reported", "users"],
  ["dealers", "payments", "approvals", "subscriptions", "messages", "feedback"],
  ["figures", "activity", "administrators", "costs", "settings"],
];
const all = Object.keys(adminTabs) as AdminTab[];
expect(thirds.flat()).toEqual(all);
/** Those that are worked with all day. */
const main: readonly AdminTab[] = ["review", "cars", "dealers", "payments", "messages"];

test.describe(() => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const tabs of thirds) {
    test(`${tabs.join(", ")} keep the rules of accessibility in both themes`, async ({ page, words }) => {
      test.slow();
      const word = await somethingEverywhere();
      await enterAs(page, "super_admin", "overview");
      await leaveDraft(page);
      for (const tab of tabs) {
        await openPart(page, words, tab, word);
        await test.step(tab, () => expectAccessibleInBothThemes(page));
      }
    });
  }

  test("the registration of a dealership keeps them, as a page and as a dialog", async ({
    page,
    words: { t },
  }) => {
    await somebodySignedIn(page.request);
    await open(page, "/dealership-registration");
    await expect(page.getByRole("button", { name: t("dealers.send"), exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await open(page, "/");
    await page
      .getByRole("main")
      .getByRole("link", { name: t("home.dealersButton") })
      .click();
    await expect(page.getByRole("dialog", { name: t("dealers.title") })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test.describe("on a phone", () => {
  test.use({ ...phone, expectedErrors: /status of 400/ });

  test("nothing of the administration is wider than the screen", async ({ page, words }) => {
    test.slow();
    const word = await somethingEverywhere();
    await enterAs(page, "super_admin", "overview");
    await leaveDraft(page);
    for (const tab of all) {
      await openPart(page, words, tab, word);
      await expectNoWiderThanScreen(page);
      if (main.includes(tab)) await test.step(tab, () => expectAccessible(page));
    }
    for (const address of ["/admin-security", "/dealership-registration", "/admin-invitation?token=none"]) {
      await open(page, address);
      await expect(page.locator("main h1")).toBeVisible();
      await expectNoWiderThanScreen(page);
    }
  });
});
