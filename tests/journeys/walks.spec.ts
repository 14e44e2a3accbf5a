import { csvOf } from "#features/dealers/stock-import/stock-import.factory.ts";
import { demoPassword } from "../../tools/demo/accounts.ts";
import { demoAccounts } from "../../tools/demo/owners.ts";
import { makePerson, signIn, signInDialog } from "./support/accounts.ts";
import { makeAdministrator, signInAdministrator } from "./support/administrators.ts";
import { liveListings } from "./support/live-listings.ts";
import { apiOver, carWithPictures, idsFromMarket } from "./support/market.ts";
import { stopAt } from "./support/picture.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, open, phone, test } from "./support/test.ts";

/**
 * The market as those who reviewed it walked through it: a buyer and a private seller in Arabic on a phone, a dealer and an
 * administrator in English at a desk. What other journeys try in depth is only passed here; docs/reviewed-journeys.md has the
 * pictures.
 */

const desk = { viewport: { width: 1280, height: 900 }, language: "en" } as const;
const still = { contextOptions: { reducedMotion: "reduce" } } as const;

test.describe("in Arabic on a phone", () => {
  test.use({ ...phone, ...still });

  test("a buyer finds a car, looks at it, and writes to its seller", async ({ page, api, words }) => {
    const { t } = words;
    const person = await makePerson();
    const car = await carWithPictures(api);
    await open(page, "/");
    await stopAt(page, "buyer-1-home");
    await open(page, `/cars?search=${encodeURIComponent("تويوتا او كيا اوتوماتيك")}`);
    await expect(page.getByText(t("browse.understood"))).toBeVisible();
    await stopAt(page, "buyer-2-words");
    await open(page, "/cars");
    await page.getByRole("button", { name: t("browse.filterTitleCount", { count: 0 }), exact: true }).tap();
    await expect(page.getByRole("dialog", { name: t("browse.filterTitle") })).toBeVisible();
    await stopAt(page, "buyer-3-filters");
    await open(page, `/cars/${car.id}`);
    await stopAt(page, "buyer-4-car");
    await page.goto(`/cars/${car.id}#photo-2`);
    await expect(page.getByRole("dialog", { name: t("detail.galleryLabel") })).toBeVisible();
    await stopAt(page, "buyer-5-photos");
    await open(page, `/login?next=${encodeURIComponent(`/messages?car=${car.id}`)}`);
    await expect(signInDialog(page, words)).toBeVisible();
    await stopAt(page, "buyer-6-sign-in");
    await signIn(page, words, person);
    await expect(signInDialog(page, words)).toBeHidden();
    const { conversation } = await apiOver(page.request)("POST /api/conversations", {
      body: { carId: car.id, content: "مرحبا، هل ما زالت متوفّرة؟" },
    });
    await open(page, `/messages?c=${conversation.id}`);
    await expect(page.getByText("مرحبا، هل ما زالت متوفّرة؟").last()).toBeVisible();
    await stopAt(page, "buyer-7-messages");
    const others = (await api("GET /api/cars", { query: { limit: 3 } })).data.map(({ id }) => id);
    await open(page, `/compare?ids=${others.join()}`);
    await expect(page.getByRole("table")).toBeVisible();
    await stopAt(page, "buyer-8-compare");
  });

  test("a private seller offers a car, is told what is doubted, and looks after it", async ({
    page,
    words,
  }) => {
    const { t, name } = words;
    await somebodySignedIn(page.request);
    const field = (label: string) => page.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}`));
    await open(page, "/add-car");
    await stopAt(page, "seller-1-form");
    await field(t("listing-fields.title")).fill("تويوتا كورولا نظيفة جداً");
    await field(t("listing-fields.brand")).selectOption({ label: name("brand", "toyota") });
    await field(t("listing-fields.model")).selectOption("corolla");
    await field(t("listing-fields.year")).fill("٢٠١٩");
    await field(t("listing-fields.year")).blur();
    await field(t("listing-fields.year")).evaluate((one) => one.scrollIntoView({ block: "center" }));
    await stopAt(page, "seller-2-proposals");
    await field(t("listing-fields.price")).fill("14800");
    await field(t("listing-fields.mileageAsked")).fill("٨٦٠٠٠");
    await field(t("listing-fields.city")).selectOption("jounieh");
    await page.getByRole("button", { name: t("selling.publish"), exact: true }).click();
    await expect(page.getByRole("alertdialog", { name: t("selling.doubtTitle") })).toBeVisible();
    await stopAt(page, "seller-3-doubts");
    await page.getByRole("button", { name: t("selling.doubtSend"), exact: true }).click();
    await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
    await stopAt(page, "seller-4-sent");
    const { data } = await apiOver(page.request)("GET /api/my-cars");
    await open(page, `/cars/${data[0]?.id}`);
    await stopAt(page, "seller-5-own-page");
    await open(page, `/edit-car/${data[0]?.id}`);
    await stopAt(page, "seller-6-edit");
    await open(page, "/subscriptions");
    await stopAt(page, "seller-7-plans");
    await open(page, "/profile?tab=notifications");
    await stopAt(page, "seller-8-notices");
  });
});

test.describe("in English at a desk", () => {
  test.use({ ...desk, ...still });

  test("a dealer looks after a showroom and checks a file of stock", async ({ page, words }) => {
    const { t } = words;
    await signInAs(page.request, { email: demoAccounts.dealer, password: demoPassword });
    await open(page, "/");
    await stopAt(page, "dealer-1-home");
    await open(page, "/user-dashboard");
    await stopAt(page, "dealer-2-dashboard");
    await open(page, "/user-dashboard?tab=cars");
    await stopAt(page, "dealer-3-cars");
    await open(page, "/import-listings");
    await stopAt(page, "dealer-4-import");
    // Checked, not sent: the stock of the demo's dealer is everybody's.
    const rows = [
      { Brand: "Kia", Model: "Sportage", Year: "2018", Price: "14800", km: "92,000 km", Condition: "used" },
      { Brand: "تويوتا", Model: "كورولا", Year: "٢٠١٩", Price: "12500", km: "60k", Condition: "plaid" },
    ];
    const file = { name: "stock.csv", mimeType: "text/csv", buffer: csvOf(rows, ";") };
    await page.getByLabel(t("import-page.drop")).setInputFiles(file);
    await expect(page.getByRole("heading", { level: 2, name: "stock.csv" })).toBeVisible();
    await stopAt(page, "dealer-5-checked");
    await open(page, "/my-showroom");
    await stopAt(page, "dealer-6-my-showroom");
    const [slug = ""] = await idsFromMarket("select dealership_slug as id from users where email = $1", [
      demoAccounts.dealer,
    ]);
    await open(page, `/dealers/${slug}`);
    await stopAt(page, "dealer-7-showroom");
    await open(page, "/analytics");
    await stopAt(page, "dealer-8-figures");
  });

  test("an administrator reviews a change, a report and a user", async ({
    page,
    browser,
    baseURL,
    words,
  }) => {
    const { t } = words;
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const [listing] = await liveListings(context.request, 1);
    const id = listing?.id ?? "";
    const owner = await apiOver(context.request)("GET /api/auth/user");
    await apiOver(context.request)("PATCH /api/cars/:id", {
      params: { id },
      body: { description: "One owner, serviced every year, nothing to repair.", city: "jounieh" } as never,
    });
    await context.close();
    const tab = (rest: string) => `/enhanced-admin-dashboard?tab=${rest}`;
    await open(page, "/admin-login");
    await stopAt(page, "administrator-1-sign-in");
    await signInAdministrator(page, await makeAdministrator("super_admin"));
    await open(page, tab("overview"));
    await stopAt(page, "administrator-2-overview");
    await open(page, tab(`review&q=${encodeURIComponent(listing?.title ?? "")}`));
    await expect(page.getByRole("heading", { name: t("moderation.changes") })).toBeVisible();
    await stopAt(page, "administrator-3-changes");
    await open(page, tab(`cars&listing=${id}`));
    await expect(page.getByRole("heading", { level: 2, name: listing?.title ?? "" })).toBeVisible();
    await stopAt(page, "administrator-4-listing");
    await open(page, tab(`users&user=${owner.id}`));
    await stopAt(page, "administrator-5-user");
    await open(page, tab("payments"));
    await stopAt(page, "administrator-6-payments");
    await open(page, tab("conversations"));
    await stopAt(page, "administrator-7-conversations");
    await open(page, tab("settings"));
    await stopAt(page, "administrator-8-settings");
  });
});
