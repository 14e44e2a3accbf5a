import type { Page } from "@playwright/test";
import { css } from "../support/css.ts";
import { changePerson, makePerson, signIn, signInDialog } from "./support/accounts.ts";
import { apiOver, idsFromMarket } from "./support/market.ts";
import { atGateway, payBy, payPart, priced } from "./support/paying.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import { testGateway } from "./support/test-gateway.ts";
import type { Words } from "./support/words.ts";

const card = (page: Page, slug: string) =>
  page.locator("section.panel", { has: page.locator(`#plan-${slug}`) });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const cart = (page: Page, { t }: Words) => page.getByRole("region", { name: t("subscriptions.cart") });
const addOn = (page: Page, { t }: Words, name: string) =>
  page.getByRole("button", { name: t("subscriptions.addNamed", { name }) });

/** The names of add-ons, as the market calls them. */
async function namesOf(page: Page, { language }: Words) {
  const features = await apiOver(page.request)("GET /api/bonus-features", {});
  return (slug: string) => {
    const found = features.find((one) => one.slug === slug);
    return (language === "ar" ? found?.nameAr : found?.name) ?? slug;
  };
}

/** A live listing of a user. */
const liveListing = ({ email }: { email: string }) =>
  idsFromMarket(
    `update cars set user_id = (select id from users where email = $1)
     where id = (select id from cars where is_public and not featured
       and user_id not in (select id from users where email like '%@mishwar.example')
       order by random() limit 1 for update skip locked)
     returning id`,
    [email],
  );

test("a guest reads the plans, and the plan that was chosen survives signing in", async ({ page, words }) => {
  const { t } = words;
  const person = await makePerson();
  await open(page, "/subscriptions");
  await expect(page.getByRole("heading", { level: 1, name: t("subscriptions.guestHeading") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("subscriptions.signInTitle") })).toBeVisible();
  await expect(page.locator(css("pages/subscriptions/plans#card"))).toHaveCount(6);
  await expect(card(page, "premium")).toContainText(words.money(5));

  await card(page, "dealer").getByRole("link").click();
  await expect(signInDialog(page, words)).toBeVisible();
  await signIn(page, words, person);
  await expect(page).toHaveURL(/\/subscriptions\?plan=dealer#pay$/);
  await expect(payPart(page, words)).toContainText(words.money(20));
  await expect(page.getByRole("heading", { level: 1, name: t("subscriptions.heading") })).toBeVisible();
});

test("a link that names a plan asks a guest to sign in first, and goes on to it", async ({ page, words }) => {
  const person = await makePerson();
  await open(page, "/subscription-plans?plan=premium");
  await expect(page).toHaveURL(/\/subscriptions\?plan=premium$/);
  await expect(signInDialog(page, words)).toBeVisible();
  await signIn(page, words, person);
  await expect(payPart(page, words)).toContainText(words.money(5));
});

test("one moves up with what is left, renews what runs, and writes to us to move down", async ({
  page,
  words,
}) => {
  const { t } = words;
  const person = await makePerson();
  await changePerson(person, "current_plan = 'premium', subscription_ends_at = now() + interval '12 days'");
  await signInAs(page.request, person);
  await open(page, "/subscriptions");
  await expect(page.getByRole("region", { name: t("subscriptions.yourPlan") })).toContainText(
    t("subscriptions.used", { used: words.number(0), max: words.number(5) }),
  );
  await expect(card(page, "free").getByRole("button", { name: t("subscriptions.downgrade") })).toBeDisabled();
  await expect(
    card(page, "free").getByRole("link", { name: t("subscriptions.contactSupport") }),
  ).toHaveAttribute("href", /wa\.me|mailto:/);
  await expect(card(page, "premium")).toContainText(t("subscriptions.current"));

  await card(page, "premium")
    .getByRole("link", { name: t("subscriptions.renew", { days: 30 }) })
    .click();
  await expect(payPart(page, words)).toContainText(words.money(5));
  await card(page, "dealer").getByRole("link").click();
  await expect(page).toHaveURL(/\?plan=dealer#pay$/);
  await expect(payPart(page, words)).toContainText(words.money(20));
  await payPart(page, words)
    .getByRole("link", { name: t("paying.backToPlans") })
    .click();
  await expect(payPart(page, words)).toBeHidden();
  // An address cannot buy what a button does not.
  await open(page, "/subscriptions?plan=free");
  await expect(page.getByText(t("subscriptions.waitForSupport"))).toBeVisible();
});

/** A premium plan that was paid for, with so many days left of its thirty and as many dollars more as that is worth. */
const paidPremium = ({ email }: { email: string }, days: number, dollars: number) =>
  idsFromMarket(
    `with plan as (select id from subscription_plans where slug = 'premium'),
      bought as (insert into subscriptions (user_id, plan_id, amount, start_date, end_date)
        select u.id, plan.id, $3, now(), now() + make_interval(days => $2, hours => 1) from users u, plan where u.email = $1
        returning id, user_id, end_date)
    update users set current_plan = 'premium', subscription_id = bought.id, subscription_ends_at = bought.end_date
    from bought where users.id = bought.user_id returning users.id`,
    [email, days, dollars],
  );

test("what is left of a plan is taken off a larger one: on its card, at paying, and on the receipt", async ({
  page,
  words,
}) => {
  const { t } = words;
  const person = await makePerson();
  await paidPremium(person, 12, 2.01);
  await signInAs(page.request, person);
  await open(page, "/subscriptions");
  const pays = t("subscriptions.creditPay", { price: priced(words, 18) });
  await expect(card(page, "dealer")).toContainText(pays);
  await card(page, "dealer").getByRole("link").click();
  await expect(payPart(page, words)).toContainText(pays);
  await payBy(page, words, "credit_card");
  await atGateway(page, "pay");
  await page.getByRole("link", { name: t("paying.receipt") }).click();
  await expect(page.getByRole("article")).toContainText(t("paying.credit", { days: 12 }));
});

test("a larger plan that is paid for already begins at once", async ({ page, words }) => {
  const { t } = words;
  const person = await makePerson();
  await paidPremium(person, 150, 25.1);
  await signInAs(page.request, person);
  await open(page, "/subscriptions?plan=dealer");
  await expect(payPart(page, words).getByRole("radio")).toHaveCount(0);
  await expectAccessible(page);
  await button(page, t("paying.startNow")).click();
  await expect(page.getByText(t("paying.orderPaidTitle"))).toBeVisible();
  await expect(card(page, "dealer")).toContainText(t("subscriptions.current"));
});

test("the ways to pay are chosen by the keyboard", async ({ page, words }) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  await open(page, "/subscriptions?plan=premium");
  const radios = payPart(page, words).getByRole("radio");
  await expect(radios).toHaveCount(4);
  await expect(radios.nth(0)).toBeChecked();
  await radios.nth(0).focus();
  await page.keyboard.press("ArrowDown");
  await expect(radios.nth(1)).toBeChecked();
  await expect(
    payPart(page, words).getByRole("button", {
      name: t("paying.continueManual", { price: priced(words, 5) }),
    }),
  ).toBeVisible();
});

test("a bought badge asks for a document, and has it", async ({ page, words }) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  const { orderId } = await apiOver(page.request)("POST /api/subscription/bonus-feature", {
    body: { feature: "verification_badge", paymentMethod: "credit_card" },
  });
  await testGateway.act(orderId, "pay");
  await open(page, "/subscriptions");
  const field = page.getByLabel(t("subscriptions.badgeChoose"));
  const file = (name: string, mimeType: string, text: string) =>
    field.setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await file("me.mp4", "video/mp4", "film");
  await expect(page.getByText(t("subscriptions.badgeWrongType"))).toBeVisible();
  await file("card.pdf", "application/pdf", "%PDF-1.4\n%%EOF\n");
  await expect(page.getByLabel(t("subscriptions.badgeReplace"))).toBeEnabled();
  await expect(page.getByText(t("subscriptions.badgeWrongType"))).toBeHidden();
});

test("add-ons go into a cart that a reload keeps, and are paid together", async ({ page, words }) => {
  const { t } = words;
  const person = await somebodySignedIn(page.request);
  await liveListing(person);
  const name = await namesOf(page, words);
  await open(page, "/subscriptions#bonus-features");
  await addOn(page, words, name("auto_refresh")).click();
  await expect(cart(page, words)).toContainText(name("auto_refresh"));

  await addOn(page, words, name("featured")).click();
  const pick = page.getByRole("dialog", { name: t("subscriptions.pickTitle") });
  await expect(pick.getByRole("radio"), "the only one").toBeChecked();
  await pick.getByRole("button", { name: t("subscriptions.pickAdd") }).click();
  await expect(pick).toBeHidden();
  await expect(addOn(page, words, name("featured"))).toHaveText(t("subscriptions.added"));

  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.locator("#add-ons").scrollIntoViewIfNeeded();
  await expect(
    cart(page, words).getByRole("link", { name: t("subscriptions.cartPay", { price: priced(words, 5) }) }),
    "in sight of what is added",
  ).toBeInViewport({ ratio: 1 });
  if (desktop) await page.setViewportSize(desktop);

  await addOn(page, words, name("notification_campaign")).click();
  const campaign = page.getByRole("dialog", { name: t("subscriptions.campaignTitle") });
  await campaign.getByRole("button", { name: t("subscriptions.pickAdd") }).click();
  await expect(campaign.getByText(t("subscriptions.campaignShort", { minimum: 10 }))).toBeVisible();
  await campaign.getByLabel(t("subscriptions.campaignHeadline")).fill("Six new cars");
  await campaign.getByLabel(t("subscriptions.campaignBody")).fill("Come and see them on Saturday.");
  await campaign.getByRole("button", { name: t("subscriptions.pickAdd") }).click();
  await expect(campaign).toBeHidden();
  await expect(cart(page, words).getByRole("listitem")).toHaveCount(3);
  await expect(cart(page, words)).toContainText(words.money(10));

  await reload(page);
  await expect(cart(page, words).getByRole("listitem")).toHaveCount(3);
  await cart(page, words)
    .getByRole("button", {
      name: t("subscriptions.cartRemove", { name: `${name("notification_campaign")}: Six new cars` }),
    })
    .click();
  await expect(cart(page, words).getByRole("listitem")).toHaveCount(2);
  await cart(page, words)
    .getByRole("link", { name: t("subscriptions.cartPay", { price: priced(words, 5) }) })
    .click();
  await expect(payPart(page, words)).toContainText(words.money(5));
  await payBy(page, words, "credit_card");
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: t("paying.success") })).toBeVisible();

  await open(page, "/subscriptions");
  await expect(cart(page, words)).toBeHidden();
  const yours = page.getByRole("region", { name: t("subscriptions.yours") });
  await expect(yours.getByRole("listitem")).toHaveCount(2);
  await expect(yours).toContainText(t("subscriptions.running"));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the plans, the add-ons and the ways to pay are there to be read", async ({ page, words }) => {
    const { t } = words;
    const name = await namesOf(page, words);
    await page.goto("/subscriptions");
    await expect(page.locator(css("pages/subscriptions/plans#card"))).toHaveCount(6);
    await expect(page.getByText(name("featured"))).toBeVisible();
    await expect(page.getByText(t("subscriptions.paymentNoteText"))).toBeVisible();
    await somebodySignedIn(page.request);
    await page.goto("/subscriptions?plan=premium");
    await expect(payPart(page, words).getByRole("radio")).toHaveCount(4);
    await expect(page.getByRole("region", { name: t("subscriptions.yourPlan") })).toBeVisible();
  });
});

test.describe("without a network", () => {
  test.use({ expectedErrors: /net::ERR_|Failed to load resource/ });
  test("an order that did not go out can be sent again", async ({ page, words }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    await open(page, "/subscriptions?plan=premium");
    await page.route("**/api/subscription/upgrade", (route) => route.abort());
    await payBy(page, words, "manual");
    await expect(payPart(page, words).getByRole("alert")).toContainText(t("common.offline"));
    await page.unroute("**/api/subscription/upgrade");
    await payBy(page, words, "manual");
    await expect(payPart(page, words).getByText(t("paying.transferText"))).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ ...phone });
  test("what is paid keeps the rules of accessibility", async ({ page, words }) => {
    const { t } = words;
    const fits = async () => {
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide, "nothing is wider than the screen").toBe(false);
    };
    await somebodySignedIn(page.request);
    const name = await namesOf(page, words);
    await open(page, "/subscriptions?plan=dealer");
    await expect(payPart(page, words).getByRole("radio")).toHaveCount(4);
    await addOn(page, words, name("auto_refresh")).click();
    await expect(cart(page, words)).toBeVisible();
    await fits();
    await addOn(page, words, name("notification_campaign")).click();
    await expect(page.getByRole("dialog", { name: t("subscriptions.campaignTitle") })).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
  });
});
