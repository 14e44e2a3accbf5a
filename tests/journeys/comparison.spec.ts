import type { Locator, Page } from "@playwright/test";
import { changeListing, liveListings } from "./support/live-listings.ts";
import { apiOver } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";

const desktop = { viewport: { width: 1280, height: 900 } };
const addressOf = (listings: readonly { id: string }[]) =>
  `/compare?ids=${listings.map(({ id }) => id).join()}`;
const table = (page: Page) => page.getByRole("table");
const rowOf = (page: Page, label: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: label }) });

test.describe("on a phone", () => {
  test.use(phone);

  test("a guest picks vehicles, and has them side by side, two in view", async ({ page, request, words }) => {
    const { t } = words;
    const picked = await liveListings(request, 3);
    for (const { id } of picked) {
      await open(page, `/cars/${id}`);
      const button = page.getByRole("button", { name: t("detail.compare"), exact: true });
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
    }
    const tray = page.getByRole("complementary", { name: t("compare-tray.title") });
    await expect(tray.getByText(t("compare-tray.picked", { count: 3 }))).toBeAttached();
    await tray.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${picked.map(({ id }) => id).join("(,|%2C)")}`));
    await expect(tray).toBeHidden();
    await expect(page.getByRole("heading", { name: t("compare.title") })).toBeVisible();
    const [first, second, third] = picked.map(({ name }) =>
      page.getByRole("link", { name: name[words.language] }),
    );
    if (!first || !second || !third) throw new Error("no listings");
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(second).toBeInViewport({ ratio: 1 });
    await expect(third).not.toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // The rows, the names and the pictures go sideways as one.
    await page
      .getByRole("region", { name: t("compare.table") })
      .evaluate((rows) => rows.scrollTo({ left: (document.dir === "rtl" ? -1 : 1) * rows.scrollWidth }));
    await expect(third).toBeInViewport({ ratio: 1 });
    await expect(first).not.toBeInViewport({ ratio: 1 });

    await page
      .getByRole("button", { name: t("compare.remove", { title: picked[2]?.name[words.language] ?? "" }) })
      .click();
    await expect(third).toBeHidden();
    await reload(page);
    await expect(first).toBeVisible();
    await expect(third).toBeHidden();
    // What was taken out is not picked any more.
    await open(page, "/compare");
    await expect(page).toHaveURL(new RegExp(`ids=${picked[0]?.id}(,|%2C)${picked[1]?.id}$`));
  });
});

test.describe(() => {
  test.use({ ...desktop });

  test("a link shows anybody what differs, what is best, and what is gone", { tag: "@english" }, async ({
    page,
    request,
    words,
  }) => {
    const { t } = words;
    const sameMileage = { mileage: 50_000, features: ["abs", "gps"] };
    const listings = await liveListings(request, 3, (at) => ({
      ...sameMileage,
      ...(at === 1 && { features: ["abs"] }),
    }));
    const [cheapest, dearer, sold] = listings;
    if (!cheapest || !dearer || !sold) throw new Error("no listings");
    await changeListing(sold.id, "status = 'expired', expired_reason = 'sold'");
    await open(page, addressOf(listings));
    await expect(page.getByText(t("compare.gone")).first()).toBeVisible();
    const price = rowOf(page, t("compare.price"));
    await expect(price.getByRole("cell").nth(0)).toContainText(t("compare.cheapest"));
    await expect(price.getByRole("cell").nth(1)).not.toContainText(t("compare.cheapest"));
    await expect(price.getByRole("rowheader")).toContainText(t("compare.differs"));
    await expect(rowOf(page, t("listing-fields.year")).getByRole("cell").nth(1)).toContainText(
      t("compare.newest"),
    );
    const mileage = rowOf(page, t("listing-fields.mileage"));
    await expect(mileage.getByRole("rowheader")).not.toContainText(t("compare.differs"));
    await expect(mileage.getByText(t("compare.leastDriven"))).toHaveCount(0);
    await expect(rowOf(page, words.name("feature", "gps")).getByRole("cell").nth(1)).toContainText(
      t("compare.hasNot"),
    );
    await expectAccessible(page);

    await page.getByText(t("compare.only")).click();
    await expect(mileage).toBeHidden();
    await expect(price).toBeVisible();
    await expect(page).toHaveURL(/only=true/);
    await reload(page);
    await expect(price).toBeVisible();
    await expect(mileage).toBeHidden();
    // A link that a user sent picks nothing on this device.
    await open(page, "/cars");
    await expect(page.getByRole("complementary", { name: t("compare-tray.title") })).toBeHidden();
  });

  test("one takes another's place; a comparison is kept, forgotten, and brought back", async ({
    page,
    request,
    words,
  }) => {
    const { t } = words;
    const [one, two, other] = await liveListings(request, 3);
    if (!one || !two || !other) throw new Error("no listings");
    await somebodySignedIn(page.request);
    await apiOver(page.request)("PUT /api/favorites/:carId", { params: { carId: other.id } });
    await open(page, addressOf([one, two]));
    await page
      .getByRole("button", { name: t("compare.replace", { title: two.name[words.language] }) })
      .click();
    const dialog = page.getByRole("dialog", { name: t("compare.replaceTitle") });
    await expect(dialog.getByRole("heading", { name: t("compare.fromSaved") })).toBeVisible();
    await expectAccessible(page);
    // A listing of the same name may be offered as similar: the saved one stands first.
    await dialog.getByRole("button", { name: other.name[words.language] }).first().click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`ids=${one.id}(,|%2C)${other.id}`));
    await expect(page.getByRole("link", { name: other.name[words.language] })).toBeVisible();
    await expect(page.getByRole("link", { name: two.name[words.language] })).toBeHidden();

    const kept = async () =>
      (await apiOver(page.request)("GET /api/comparisons")).data.map(({ carIds }) => carIds);
    await page.getByRole("button", { name: t("compare.save") }).click();
    await expect(page.getByText(t("compare.saved"))).toBeVisible();
    expect(await kept()).toEqual([[one.id, other.id]]);
    const saved = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /./ }) });
    const row = saved.filter({ has: page.locator("time") });
    await expect(row).toHaveCount(1);
    await row.getByRole("button").click();
    await expect(row).toHaveCount(0);
    await expect.poll(kept).toEqual([]);
    const notice = page.getByRole("listitem").filter({ hasText: t("compare.removed") });
    await notice.getByRole("button", { name: t("compare.undo") }).click();
    await expect(row).toHaveCount(1);
    expect(await kept()).toEqual([[one.id, other.id]]);
  });
});

test("a fifth one has no place, and says so", async ({ page, words }) => {
  const { t } = words;
  await open(page, "/cars");
  const compare = page.getByRole("article").getByRole("button", {
    name: new RegExp(`^${t("listings.cardCompare", { title: "" }).trim()} `),
  });
  for (let at = 0; at < 4; at++) {
    await compare.nth(at).click();
    await expect(compare.nth(at)).toHaveAttribute("aria-pressed", "true");
  }
  await compare.nth(4).click();
  await expect(page.getByText(t("compare-tray.full", { count: 4 }))).toBeVisible();
  await expect(compare.nth(4)).toHaveAttribute("aria-pressed", "false");
  // What says so stands above the tray, wherever it is on its way.
  await expectAbove(page.locator("[data-sonner-toast]"), page.getByRole("complementary"));
  await page
    .getByRole("complementary")
    .getByRole("button", { name: t("compare-tray.clear") })
    .click();
  await expect(compare.first()).toHaveAttribute("aria-pressed", "false");
  const notice = page.getByRole("listitem").filter({ hasText: t("compare-tray.cleared") });
  await notice.getByRole("button", { name: t("compare-tray.undo") }).click();
  await expect(compare.first()).toHaveAttribute("aria-pressed", "true");
});

/** Waits until one lies above the other, where it stays. */
const expectAbove = (one: Locator, other: Locator) =>
  expect
    .poll(async () => {
      const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()]);
      return upper && lower ? upper.y + upper.height <= lower.y : undefined;
    })
    .toBe(true);
