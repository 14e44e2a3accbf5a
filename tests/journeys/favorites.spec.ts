import type { Page, Response } from "@playwright/test";
import { css } from "../support/css.ts";
import { makePerson } from "./support/accounts.ts";
import { changeListing, liveListings } from "./support/live-listings.ts";
import { apiOver } from "./support/market.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const heart = (page: Page) =>
  page
    .getByRole("main")
    .locator(
      `${css("pages/market/car/gallery#actions")} button[aria-pressed]:not(${css("features/shortlist/comparison/compare-tray/compare-tray#button")})`,
    );
const savedAtServer = async (page: Page) => (await apiOver(page.request)("GET /api/favorites/ids")).ids;
const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
const cardHeart = (page: Page, title: string, { t }: Words) =>
  card(page, title).getByRole("button", { name: t("listings.cardSave", { title }) });

test.describe("on a phone", () => {
  test.use(phone);

  test("a guest reads at once that a list of the device is empty, and waits only for one that is not", async ({
    page,
    words: { t },
  }) => {
    // As while they are on their way.
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    const lists = [
      ["/favorites", "favorites:", "shortlist.empty"],
      ["/recent", "recent:", "shortlist.recentEmpty"],
    ] as const;
    for (const [path, key, words] of lists) {
      await page.goto(path);
      const [empty, waiting] = [
        page.getByRole("heading", { name: t(words) }),
        page.getByRole("status", { name: t("shortlist.loading") }),
      ];
      await expect(empty).toBeVisible();
      await expect(waiting).toBeHidden();
      await page.evaluate((name) => localStorage.setItem(name, '["x"]'), key);
      await page.goto(path);
      await expect(waiting).toBeVisible();
      await expect(empty).toBeHidden();
    }
  });

  test("a guest's hearts stay on the device, and go with them when they sign in", async ({
    page,
    request,
    words,
  }) => {
    const { t } = words;
    const [first, second] = await liveListings(request, 2);
    if (!first || !second) throw new Error("no listings");
    await open(page, "/favorites");
    await expect(page.getByRole("heading", { name: t("shortlist.empty") })).toBeVisible();

    await open(page, `/cars/${first.id}`);
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(t("shortlist.guestSaved"))).toBeVisible();
    await open(page, `/cars/${second.id}`);
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    await reload(page);
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");

    await open(page, "/favorites");
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("article").first()).toContainText(second.name[words.language]);
    await changeListing(second.id, "status = 'expired', expired_reason = 'sold'");
    await reload(page);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: t("shortlist.forgetMissing") }).click();
    await expect(page.getByText(t("shortlist.missing", { count: 1 }))).toBeHidden();

    await signInAs(page.request, await makePerson());
    await reload(page);
    await expect.poll(() => savedAtServer(page)).toEqual([first.id]);
    await reload(page);
    await expect(page.getByText(t("shortlist.count", { count: 1 }))).toBeVisible();
    await expect(page.getByText(t("shortlist.onDevice"))).toBeHidden();
  });
});

test("saved listings say what became of them", async ({ page, request, words }) => {
  const { t } = words;
  const [cheaper, sold, kept] = await liveListings(request, 3);
  if (!cheaper || !sold || !kept) throw new Error("no listings");
  await somebodySignedIn(page.request);
  const api = apiOver(page.request);
  for (const { id } of [cheaper, sold, kept])
    await api("PUT /api/favorites/:carId", { params: { carId: id } });
  await changeListing(cheaper.id, "price = 8500");
  await changeListing(sold.id, "status = 'expired', expired_reason = 'sold'");

  await open(page, "/user-dashboard?tab=favorites");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText(t("shortlist.cheaper", { amount: "$500" }))).toBeVisible();
  const gone = page.getByRole("listitem").filter({ hasText: sold.name[words.language] });
  await expect(gone.getByText(t("shortlist.sold"), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await gone
    .getByRole("button", { name: t("shortlist.remove", { title: sold.name[words.language] }) })
    .click();
  await expect(gone).toBeHidden();
  await expect.poll(() => savedAtServer(page)).toEqual([kept.id, cheaper.id]);

  const pressed = cardHeart(page, kept.name[words.language], words);
  await expect(pressed).toHaveAttribute("aria-pressed", "true");
  await pressed.click();
  await expect(pressed).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => savedAtServer(page)).toEqual([cheaper.id]);
  await pressed.click();
  await expect.poll(() => savedAtServer(page)).toEqual([kept.id, cheaper.id]);
});

test.describe("without a network", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("a heart that could not be saved says so and goes back", async ({ page, request, context, words }) => {
    const { t } = words;
    const [one, two] = await liveListings(request, 2);
    if (!one || !two) throw new Error("no listings");
    await somebodySignedIn(page.request);
    // What it takes to say that the network is away comes while there is one.
    const parts = [/\/shortlist-/, /\/Toaster-[^.]+\.js/, /\/Toaster-[^.]+\.css/].map(async (file) =>
      (await page.waitForResponse(file)).finished(),
    );
    await open(page, `/cars/${one.id}`);
    // The browser has its answer, too: one that is on its way when the network goes would hold up what comes after it.
    const isSaving = (answer: Response) =>
      answer.request().method() === "PUT" && /\/api\/favorites\//.test(answer.url());
    const saved = page.waitForResponse(isSaving);
    await heart(page).click();
    await (await saved).finished();
    expect(await savedAtServer(page)).toEqual([one.id]);
    await Promise.all(parts);
    await context.setOffline(true);
    await heart(page).click();
    await expect(page.getByText(t("shortlist.notRemoved"))).toBeVisible();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    await context.setOffline(false);
    expect(await savedAtServer(page)).toEqual([one.id]);
  });
});
