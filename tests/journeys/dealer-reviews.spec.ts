import type { Page } from "@playwright/test";
import { changePerson, makePerson, type Person } from "./support/accounts.ts";
import { idsFromMarket } from "./support/market.ts";
import { type Dealer, dealerSignedIn } from "./support/showroom.ts";
import { signInAs } from "./support/signed-in.ts";
import { listingOf } from "./support/talks.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

/** Two days ago the buyer wrote to the dealer, who answered. */
async function haveWritten(buyer: Person, dealer: Dealer): Promise<void> {
  await changePerson(buyer, "created_at = now() - interval '30 days'");
  const carId = await listingOf(dealer.person, `Kia ${dealer.slug}`);
  const [talk = ""] = await idsFromMarket(
    `insert into conversations (car_id, buyer_id, seller_id, message_count, last_message_at, created_at)
     select $1, b.id, d.id, 2, now() - interval '2 days', now() - interval '2 days'
     from users b, users d where b.email = $2 and d.email = $3 returning id`,
    [carId, buyer.email, dealer.person.email],
  );
  await idsFromMarket(
    `insert into messages (conversation_id, number, sender_id, content, hints, key, sent_at)
     select $1, n, case when n = 1 then c.buyer_id else c.seller_id end, 'Is it still there?', '{}', 'k' || n, c.created_at
     from conversations c, generate_series(1, 2) n where c.id = $1 returning id`,
    [talk],
  );
}
const section = (page: Page, title: string) =>
  page.locator("#reviews").filter({ has: page.getByRole("heading", { name: title }) });

test.describe("on a phone", () => {
  test.use(phone);

  test("a buyer who wrote with a dealer reviews them, the dealer replies, others read both", {
    tag: "@english",
  }, async ({ page, browser, language, words }) => {
    const { t } = words;
    // Each has a browser: who shares the dealer's may not review.
    const theirs = await browser.newContext(phone);
    await theirs.addCookies([
      { name: "language", value: language, url: String(test.info().project.use.baseURL) },
    ]);
    const dealer = await dealerSignedIn(theirs.request);
    const buyer = await makePerson();
    await haveWritten(buyer, dealer);
    await signInAs(page.request, buyer);
    await open(page, `/dealers/${dealer.slug}`);
    const reviews = section(page, t("dealer-reviews.title"));
    await expect(reviews.getByText(t("dealer-reviews.none"), { exact: true })).toBeVisible();
    await expectAccessible(page);

    await reviews.getByRole("button", { name: t("dealer-reviews.write") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t("dealer-reviews.send") }).click();
    await expect(dialog.getByText(t("dealer-reviews.starsMissing"))).toBeVisible();
    await expect(dialog.getByText(t("errors.field.contact_message"))).toBeVisible();
    // By keys, as radio buttons are.
    await dialog.getByRole("radio", { name: t("dealer-reviews.starsOf", { stars: 1 }) }).focus();
    await page.keyboard.press("Space");
    for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowDown");
    await expect(
      dialog.getByRole("radio", { name: t("dealer-reviews.starsOf", { stars: 4 }) }),
    ).toBeChecked();
    await dialog
      .getByRole("textbox", { name: t("dealer-reviews.text") })
      .fill("Answered soon. <b>Fair</b> price.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: t("dealer-reviews.send") }).click();
    await expect(page.getByText(t("dealer-reviews.sent"))).toBeVisible();
    await expect(reviews.getByRole("listitem")).toContainText("Answered soon. <b>Fair</b> price.");
    await expect(reviews.getByRole("heading", { name: t("dealer-reviews.yours") })).toBeVisible();
    await expect(reviews.getByText(t("dealer-reviews.fewForAverage"))).toBeVisible();

    const dealers = await theirs.newPage();
    await open(dealers, `/dealers/${dealer.slug}`);
    const own = section(dealers, t("dealer-reviews.title"));
    await expect(own.getByRole("button", { name: t("dealer-reviews.write") })).toHaveCount(0);
    await own.getByRole("button", { name: t("dealer-reviews.reply"), exact: true }).click();
    await dealers.getByRole("textbox", { name: t("dealer-reviews.replyField") }).fill("Thank you!");
    await dealers.getByRole("button", { name: t("dealer-reviews.replySend") }).click();
    await expect(own.getByRole("listitem")).toContainText("Thank you!");
    await own.getByRole("button", { name: t("dealer-reviews.report"), exact: true }).click();
    const report = dealers.getByRole("dialog");
    await report.getByRole("radio", { name: t("dealer-reviews.fake") }).check();
    await report.getByRole("button", { name: t("report.send") }).click();
    await expect(dealers.getByText(t("dealer-reviews.reported"))).toBeVisible();

    const context = await browser.newContext({ javaScriptEnabled: false });
    const url = page.url();
    await context.addCookies([{ name: "language", value: language, url }]);
    const guest = await context.newPage();
    await guest.goto(url);
    await expect(section(guest, t("dealer-reviews.title")).getByRole("listitem")).toContainText("Thank you!");
    await context.close();
    await theirs.close();
  });

  test("a buyer takes a review back", async ({ page, request, words }) => {
    const { t } = words;
    const dealer = await dealerSignedIn(request);
    const buyer = await makePerson();
    await haveWritten(buyer, dealer);
    await signInAs(page.request, buyer);
    const sent = await page.request.put(`/api/dealers/${dealer.slug}/my-review`, {
      data: { stars: 2, text: "They did not come to the appointment." },
    });
    expect(sent.status()).toBe(200);
    await open(page, `/dealers/${dealer.slug}`);
    const reviews = section(page, t("dealer-reviews.title"));
    await reviews.getByRole("button", { name: t("dealer-reviews.withdraw") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("dealer-reviews.withdraw") })
      .click();
    await expect(page.getByText(t("dealer-reviews.withdrawn"))).toBeVisible();
    await expect(reviews.getByText(t("dealer-reviews.none"), { exact: true })).toBeVisible();
    await expect(reviews.getByRole("button", { name: t("dealer-reviews.write") })).toBeVisible();
  });
});
