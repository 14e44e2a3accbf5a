import { readFile } from "node:fs/promises";
import { changePerson, makePerson } from "./support/accounts.ts";
import { makeAdministrator, signInAdministrator } from "./support/administrators.ts";
import { idsFromMarket } from "./support/market.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import { makeWaiting, wordOf } from "./support/waiting.ts";

const tab = (name: string, more = "") => `/enhanced-admin-dashboard?tab=${name}${more}`;

test.describe("listings as administrators see them", () => {
  test.use({ viewport: { width: 1280, height: 900 }, language: "en" });

  test("a refused listing is opened from the table, says why, and is approved there", async ({
    page,
    words: { t },
  }) => {
    const word = wordOf("Opened");
    const ids = await makeWaiting(2, word);
    await idsFromMarket(
      "update cars set status = 'rejected', rejection_code = 'bad_photos' where id = $1 returning id",
      [ids[0]],
    );
    await signInAdministrator(page, await makeAdministrator("content_admin"));
    await open(page, tab("cars", `&q=${word}`));
    await expect(page.getByRole("row", { name: `${word} 1` })).toContainText(t("moderation.code_bad_photos"));
    await page.getByRole("link", { name: `${word} 1` }).click();
    await expect(page).toHaveURL(new RegExp(`listing=${ids[0]}`));
    await expect(page.getByRole("heading", { name: `${word} 1` })).toBeVisible();
    await expect(page.getByText(t("moderation.code_bad_photos"))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: t("moderation.approveOf", { title: `${word} 1` }) }).click();
    await expect(page.getByText(t("moderation.state_active"), { exact: true })).toBeVisible();
    await page.goBack();
    // The seller's listings, from the seller's name.
    await page
      .getByRole("button", { name: /^All listings of / })
      .first()
      .click();
    await expect(page.getByRole("button", { name: /^Only listings of / })).toBeVisible();
    await expect(page.getByRole("row", { name: new RegExp(`${word} `) })).toHaveCount(2);
  });

  test("more than a hundred are refused at once, and what is selected of two pages is in the file", async ({
    page,
    words: { t },
  }) => {
    const word = wordOf("Many");
    const ids: string[] = [];
    // Five sellers, since no plan holds so many.
    for (let seller = 0; seller < 5; seller++) ids.push(...(await makeWaiting(21, word)));
    await signInAdministrator(page, await makeAdministrator("content_admin"));
    await open(page, tab("cars", `&q=${word}`));
    const all = page.getByRole("checkbox", { name: t("kit.selectAll") });
    await all.check();
    await page.getByRole("button", { name: t("common.nextPage") }).click();
    await expect(all).not.toBeChecked();
    await all.check();
    await expect(page.getByText(t("kit.selected", { count: 105 }), { exact: true })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: t("kit.exportSelected", { count: 105 }) }).click();
    const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(106);
    for (const id of ids) expect(lines.some((line) => line.includes(id))).toBe(true);
    expect(lines[1]).toContain("USD");
    const bar = page.getByRole("toolbar");
    await bar.getByRole("button", { name: `${t("moderation.reject")}…` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t("moderation.code_duplicate") }).click();
    await dialog.getByRole("button", { name: t("moderation.reject"), exact: true }).click();
    await expect(page.getByText(t("moderation.bulkDone", { count: 105 }))).toBeVisible();
    const refused = await idsFromMarket(
      "select id from cars where id = any ($1::uuid[]) and status = 'rejected' and rejection_code = 'duplicate'",
      [ids],
    );
    expect(refused).toHaveLength(105);
  });
});

test.describe("a reported conversation", () => {
  test.use({ ...phone, language: "ar" });

  test("is read and decided on a phone, and the other is suspended by those who may", async ({
    page,
    words: { t },
  }) => {
    const [buyer, seller] = [await makePerson(), await makePerson()];
    await changePerson(seller, "current_plan = 'dealer'");
    const [report] = await idsFromMarket(
      `with people as (
        select (select id from users where email = $1) as buyer, (select id from users where email = $2) as seller
      ), car as (
        insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, terms)
          select 'Kia Sportage', 'kia', 'sportage', 2018, 9000, 0, 'beirut', seller, 'active', '' from people returning id
      ), talk as (
        insert into conversations (car_id, buyer_id, seller_id, message_count, last_message_at, created_at)
          select car.id, buyer, seller, 1, now(), now() from people, car returning id
      ), said as (
        insert into messages (conversation_id, number, sender_id, content, key, sent_at)
          select talk.id, 1, seller, 'Pay me before you see it', 'k', now() from people, talk returning id
      )
      insert into conversation_reports (conversation_id, user_id, reason, message_count, created_at)
        select talk.id, buyer, 'scam', 1, now() from people, talk returning id`,
      [buyer.email, seller.email],
    );
    await signInAdministrator(page, await makeAdministrator("user_admin"));
    await open(page, tab("conversations", `&report=${report}`));
    const dialog = page.getByRole("dialog").first();
    await expect(dialog.getByText("Pay me before you see it")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: `${t("conversation-reports.suspend")}…` }).click();
    await page.getByRole("button", { name: t("usual-reasons.moneyFirst") }).click();
    await page.getByRole("button", { name: t("conversation-reports.suspend"), exact: true }).click();
    await expect(page.getByText(t("conversation-reports.saved"))).toBeVisible();
    const [status] = await idsFromMarket("select user_status::text as id from users where email = $1", [
      seller.email,
    ]);
    expect(status).toBe("suspended");
  });
});
