import type { Page } from "@playwright/test";
import { css } from "../support/css.ts";
import { changePerson, linkInMail, makePerson, newPhone, signIn, signInDialog } from "./support/accounts.ts";
import { apiOver, idsFromMarket } from "./support/market.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use({ ...phone });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const row = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
/** The seller's own words: all are the same vehicle. */
const titles = (page: Page) => page.getByRole("article").locator(css("features/selling/own/own#words"));
const tabs = (page: Page, { t }: Words) => page.getByRole("navigation", { name: t("dashboard.tabs") });
const filter = (page: Page, { t }: Words) => page.getByRole("navigation", { name: t("dashboard.filter") });

const states = {
  pending: "status = 'pending'",
  live: "status = 'active', expires_at = now() + interval '40 days 1 hour'",
  closing: "status = 'active', expires_at = now() + interval '3 days 1 hour'",
  rejected:
    "status = 'rejected', rejection_code = 'bad_photos', rejection_reason = 'Too dark to see anything'",
  sold: "status = 'active'",
  lapsed: "status = 'active'",
};

/** Listings of the signed-in user, in the states named; titles say which. The newest is the last. */
async function own(page: Page, ...wanted: (keyof typeof states)[]): Promise<string[]> {
  const api = apiOver(page.request);
  const ids: string[] = [];
  for (const [index, state] of wanted.entries()) {
    const { id } = await api("POST /api/cars", {
      body: {
        title: `Toyota Corolla ${state} ${index}`,
        brand: "toyota",
        model: "corolla",
        year: 2019,
        price: 14_800,
        city: "jounieh",
        phoneNumber: newPhone(),
      },
    });
    await idsFromMarket(`update cars set ${states[state]} where id = $1 returning id`, [id]);
    if (state === "sold" || state === "lapsed") {
      await idsFromMarket(`update cars set status = 'expired', expired_reason = '${state}' where id = $1`, [
        id,
      ]);
    }
    ids.push(id);
  }
  return ids;
}

/** A seller with room for everything. */
async function dealer(page: Page) {
  const person = await makePerson();
  await changePerson(person, "current_plan = 'dealer', subscription_ends_at = now() + interval '20 days'");
  await signInAs(page.request, person);
  return person;
}

test("a guest is asked to sign in, and comes to the part that was asked for", async ({ page, words }) => {
  const { t } = words;
  const person = await makePerson();
  await open(page, "/user-dashboard?tab=subscription");
  await expect(signInDialog(page, words)).toBeVisible();
  await signIn(page, words, person);
  await expect(page).toHaveURL(/\/user-dashboard\?tab=subscription$/);
  await expect(page.getByRole("region", { name: t("subscriptions.yourPlan") })).toBeVisible();
  await expect(tabs(page, words).getByRole("link", { name: t("dashboard.subscription") })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("/dashboard leads there, an unknown part is the overview, and its words say what to do first", async ({
  page,
  words,
}) => {
  const { t } = words;
  const { firstName } = await somebodySignedIn(page.request);
  const answer = await page.request.get("/dashboard?tab=cars", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, "/user-dashboard?tab=cars"]);
  await open(page, "/user-dashboard?tab=elsewhere");
  await expect(
    page.getByRole("heading", { level: 1, name: t("dashboard.greeting", { name: firstName }) }),
  ).toBeVisible();
  await expect(page.getByText(t("dashboard.attentionNone"))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t("dashboard.title")));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  await tabs(page, words)
    .getByRole("link", { name: t("dashboard.motorcycles") })
    .click();
  await expect(page).toHaveURL(/\?tab=motorcycles$/);
  await expect(page.getByRole("heading", { name: t("dashboard.noMotorcycles") })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(t("dashboard.attentionNone"))).toBeVisible();
  await tabs(page, words)
    .getByRole("link", { name: t("dashboard.cars") })
    .click();
  await expect(page).toHaveURL(/\?tab=cars$/);
  // The overview says so too, and leads there in two ways: it is there until the other part has come.
  await expect(page.getByText(t("dashboard.attentionNone"))).toBeHidden();
  await expect(page.getByRole("heading", { name: t("dashboard.noCars") })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("common.addCar") })
    .click();
  await expect(page).toHaveURL(/\/add-car$/);
});

test("the overview says what waits: a mail to verify, a listing that ends, one to mend and why", async ({
  page,
  words,
}) => {
  const { t } = words;
  const person = await dealer(page);
  await own(page, "rejected", "closing", "live");
  await changePerson(person, "is_email_verified = false");
  await open(page, "/user-dashboard");
  const waiting = page.getByRole("region", { name: t("dashboard.attention") }).getByRole("listitem");
  await expect(waiting).toHaveCount(3);
  await expect(waiting.nth(1)).toContainText(t("own.endsIn", { days: 3 }));
  await expect(waiting.nth(2)).toContainText("Too dark to see anything");

  await waiting
    .nth(0)
    .getByRole("button", { name: t("dashboard.resend") })
    .click();
  await expect(waiting.nth(0).getByRole("button", { name: t("dashboard.resent") })).toBeVisible();
  expect(await linkInMail(page.request, person.email, "/verify-email")).toContain("/verify-email");

  await waiting
    .nth(1)
    .getByRole("button", { name: t("own-actions.renew") })
    .click();
  await expect(page.getByText(t("own-actions.renewed"))).toBeVisible();
  await expect(waiting).toHaveCount(2);
  await waiting
    .nth(1)
    .getByRole("link", { name: t("dashboard.mend") })
    .click();
  await expect(page).toHaveURL(/\/edit-car\//);
});

test("the list tells each listing's state and what to mend, and narrows by state in the address", async ({
  page,
  words,
}) => {
  const { t, number } = words;
  await dealer(page);
  await own(page, "pending", "live", "closing", "rejected", "sold", "lapsed");
  await open(page, "/user-dashboard?tab=cars");
  await expect(titles(page)).toHaveCount(6);
  await expect(row(page, "pending")).toContainText(t("own.pending"));
  await expect(row(page, "live")).toContainText(t("own.endsIn", { days: 40 }));
  await expect(row(page, "closing").locator(".badge.warn")).toHaveText(t("own.endsIn", { days: 3 }));
  await expect(row(page, "rejected")).toContainText("Too dark to see anything");
  await expect(row(page, "rejected")).toContainText(t("own.mend_bad_photos"));
  await expect(row(page, "sold")).toContainText(t("own.sold"));
  await expect(tabs(page, words).getByRole("link", { name: t("dashboard.cars") })).toContainText(number(6));

  // A row offers what is possible, and nothing else.
  const offered = (title: string) =>
    row(page, title).locator(`${css("features/selling/own/own#actions")} > .btn`);
  await expect(offered("pending")).toHaveText([t("own-actions.edit")]);
  await expect(offered("live")).toHaveText([t("own-actions.edit"), t("own-actions.markSold")]);
  await expect(offered("closing")).toHaveText([t("own-actions.renew"), t("own-actions.markSold")]);
  await expect(offered("rejected")).toHaveText([t("own-actions.mend")]);
  await expect(offered("lapsed")).toHaveText([t("own-actions.renew"), t("own-actions.edit")]);

  await filter(page, words)
    .getByRole("link", { name: t("dashboard.expired") })
    .click();
  await expect(page).toHaveURL(/\?tab=cars&status=expired$/);
  await expect(titles(page)).toHaveText([/lapsed/, /sold/]);
  await reload(page);
  await expect(titles(page)).toHaveText([/lapsed/, /sold/]);
  await page.goBack();
  await expect(titles(page)).toHaveCount(6);
  await open(page, "/user-dashboard?tab=cars&page=7");
  await expect(page.getByRole("heading", { name: t("dashboard.noneHere") })).toBeVisible();
  await page.getByRole("link", { name: t("dashboard.showAll") }).click();
  await expect(titles(page)).toHaveCount(6);
});

test("a listing is deleted after the question, comes back by undo, is sold, renewed and withdrawn", async ({
  page,
  words,
}) => {
  const { t } = words;
  await dealer(page);
  await own(page, "pending", "live");
  await open(page, "/user-dashboard?tab=cars");
  const more = (title: string) => row(page, title).getByRole("button", { name: /./ }).last();
  const question = page.getByRole("alertdialog", { name: t("own-actions.deleteQuestion") });
  const askToDelete = async () => {
    await more("live").click();
    await page.getByRole("menuitem", { name: t("own-actions.delete") }).click();
    await expect(question).toBeVisible();
  };
  await askToDelete();
  await question.getByRole("button", { name: t("own-actions.keep") }).click();
  await expect(question).toBeHidden();
  await expect(titles(page)).toHaveCount(2);

  await askToDelete();
  await question.getByRole("button", { name: t("own-actions.delete") }).click();
  await expect(page.getByText(t("own-actions.deleteDoneText"))).toBeVisible();
  await expect(titles(page)).toHaveText([/pending/]);
  await expect(page.getByRole("list", { name: t("dashboard.list") })).toBeFocused();
  await button(page, t("own-actions.undo")).click();
  await expect(page.getByText(t("own-actions.undone"))).toBeVisible();
  await expect(titles(page)).toHaveCount(2);

  const live = row(page, "live");
  // A message that rises under the pointer would take the next press: each is waited for.
  await live.getByRole("button", { name: t("own-actions.markSold") }).click();
  const sold = page.getByRole("alertdialog", { name: t("own-actions.soldQuestion") });
  await sold.getByRole("button", { name: t("own-actions.soldConfirm") }).click();
  await expect(page.getByText(t("own-actions.soldDone"))).toBeVisible();
  await expect(live.locator(".badge").first()).toHaveText(t("own.sold"));
  await live.getByRole("button", { name: t("own-actions.renew") }).click();
  await expect(page.getByText(t("own-actions.renewed"))).toBeVisible();
  await expect(live.locator(".badge").first()).toHaveText(t("own.active"));
  await more("live").click();
  await page.getByRole("menuitem", { name: t("own-actions.withdraw") }).click();
  await expect(live.locator(".badge").first()).toHaveText(t("own.withdrawn"));
});

test("an extra for a live listing is explained, and leads to where it is bought", async ({ page, words }) => {
  const { t } = words;
  await dealer(page);
  await own(page, "pending", "live");
  await open(page, "/user-dashboard?tab=cars");
  const more = (title: string) => row(page, title).getByRole("button", { name: /./ }).last();
  await more("pending").click();
  await expect(page.getByRole("menuitem", { name: t("own-actions.delete") })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: t("own-actions.featured_listing") })).toHaveCount(0);
  await page.keyboard.press("Escape");
  const asked = {
    whatsapp_priority: "selling.limitWhatsApp",
    featured_listing: "selling.limitFeatured",
  } as const;
  for (const kind of ["whatsapp_priority", "featured_listing"] as const) {
    await more("live").click();
    await page.getByRole("menuitem", { name: t(`own-actions.${kind}`) }).click();
    const prompt = page.getByRole("dialog", { name: t(asked[kind]) });
    await expect(prompt).toContainText(t("plans.addOnNeeded"));
    if (kind === "featured_listing") {
      await expectAccessible(page);
      await prompt.getByRole("link", { name: t("selling.limitExtras") }).click();
    } else await prompt.getByRole("button", { name: t("selling.limitClose") }).click();
  }
  await expect(page).toHaveURL(/\/subscriptions#bonus-features$/);
  await expect(page.getByRole("heading", { name: t("subscriptions.addOns") })).toBeVisible();
});

test.describe("a plan without a place", () => {
  test.use({ expectedErrors: /status of 403/ });
  test("several are renewed at once by the keyboard, as far as the plan has places", async ({
    page,
    words,
  }) => {
    const { t } = words;
    const person = await dealer(page);
    await own(page, "lapsed", "lapsed", "lapsed", "lapsed", "closing", "pending");
    // Three places for cars; two are taken.
    await changePerson(person, "current_plan = 'premium'");
    await open(page, "/user-dashboard?tab=cars");
    const all = page.getByRole("checkbox", { name: t("dashboard.selectAll", { count: 5 }) });
    const bar = page.getByRole("region", { name: t("dashboard.bulk") });
    await all.focus();
    await page.keyboard.press("Space");
    await expect(bar).toContainText(t("dashboard.selected", { count: 5 }));
    await page
      .getByRole("checkbox", { name: t("dashboard.select", { title: "Toyota Corolla lapsed 0" }) })
      .focus();
    await page.keyboard.press("Space");
    await expect(bar).toContainText(t("dashboard.selected", { count: 4 }));
    await bar.getByRole("button", { name: t("own-actions.renew") }).press("Enter");
    const result = page.getByRole("status").filter({ hasText: t("dashboard.bulkActive", { count: 2 }) });
    await expect(result).toContainText(t("dashboard.bulkLimit", { count: 2 }));
    await expect(bar).toBeHidden();
    await expect(row(page, "closing").locator(".badge.warn")).toHaveCount(0);

    // One alone says so too, with the way to the plans.
    await row(page, "lapsed 0")
      .getByRole("button", { name: t("own-actions.renew") })
      .click();
    await expect(page.getByText(t("own-actions.renewFailed"))).toBeVisible();
    await page
      .locator("[data-sonner-toast]")
      .getByRole("button", { name: t("own-actions.seePlans") })
      .click();
    await expect(page).toHaveURL(/\/subscriptions$/);
    const plan = page.getByRole("region", { name: t("subscriptions.yourPlan") });
    await expect(plan).toContainText(
      t("subscriptions.used", { used: words.number(3), max: words.number(3) }),
    );
  });
});

test.describe("without a network", () => {
  test.use({ expectedErrors: /net::ERR_|Failed to load resource/ });
  test("the list says so and can be asked for again", async ({ page, words }) => {
    const { t } = words;
    await dealer(page);
    await own(page, "live");
    await open(page, "/user-dashboard?tab=motorcycles");
    await expect(page.getByRole("heading", { name: t("dashboard.noMotorcycles") })).toBeVisible();
    await page.route("**/api/my-cars?**", (route) => route.abort());
    await tabs(page, words)
      .getByRole("link", { name: t("dashboard.cars") })
      .click();
    await expect(page.getByText(t("dashboard.listFailed"))).toBeVisible();
    await page.unroute("**/api/my-cars?**");
    await button(page, t("common.retry")).click();
    await expect(titles(page)).toHaveCount(1);
  });
});

test.describe("in all its parts", () => {
  test("every part keeps the rules of accessibility", async ({ page, words }) => {
    const { t } = words;
    await dealer(page);
    await own(page, "pending", "live", "closing", "rejected", "sold", "lapsed");
    for (const tab of ["overview", "cars", "motorcycles", "subscription", "payments"]) {
      await open(page, `/user-dashboard?tab=${tab}`);
      await expectAccessible(page);
    }
    await open(page, "/user-dashboard?tab=cars");
    await page.getByRole("checkbox").first().check();
    await expect(page.getByRole("region", { name: t("dashboard.bulk") })).toBeVisible();
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, "nothing is wider than the screen").toBe(false);
  });
});
