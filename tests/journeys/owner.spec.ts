import type { Page } from "@playwright/test";
import sharp from "sharp";
import { makePerson } from "./support/accounts.ts";
import { holdBack } from "./support/hold-back.ts";
import { apiOver, idsFromMarket, listingWhere } from "./support/market.ts";
import { live, ownListing } from "./support/own-listing.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const state = (page: Page, { t }: Words, words: "pending" | "active" | "rejected" | "lapsed" | "sold") =>
  page.getByRole("heading", { level: 2, name: t(`own-page.${words}`) });

test.describe("on a phone, its owner", () => {
  test.use(phone);

  test("changes a live listing: buyers see the price at once, the words once they are reviewed", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    const id = await ownListing(page, live);
    const save = async (...fields: [name: string, value: string][]) => {
      await open(page, `/edit-car/${id}`);
      for (const [name, value] of fields) await page.locator(`[name="${name}"]`).fill(value);
      await button(page, t("selling.save")).click();
      await expect(page.getByText(t("selling.saved"))).toBeVisible();
    };
    const seen = async () => {
      const { price, title, own } = await apiOver(page.request)("GET /api/cars/:id", { params: { id } });
      return { price, title, fields: own?.changes?.fields };
    };
    await save(["price", "14500"]);
    expect(await seen()).toEqual({ price: 14_500, title: "Kia Sportage 2018, one owner", fields: undefined });
    await save(["price", "14000"], ["title", "Kia Sportage 2018, as new"]);
    await expect(page.getByText(t("selling.savedPartly"))).toBeVisible();
    expect(await seen()).toEqual({ price: 14_000, title: "Kia Sportage 2018, one owner", fields: ["title"] });
    await expect(state(page, words, "active")).toBeVisible();
    await expect(page.getByText(t("own.changesWait"))).toBeVisible();
    await expectAccessible(page);
    await open(page, `/edit-car/${id}`);
    await expect(page.locator('[name="title"]')).toHaveValue("Kia Sportage 2018, as new");
    await expect(page.getByText(t("selling.editWaitingChanges"))).toBeVisible();
  });

  test("mends changes that were refused from where they were left, or begins from what is on sale", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    const id = await ownListing(page, live);
    const own = async () => (await apiOver(page.request)("GET /api/cars/:id", { params: { id } })).own;
    await apiOver(page.request)("PATCH /api/cars/:id", {
      params: { id },
      body: { title: "Kia Sportage, as new", description: "Ask for the deposit" } as never,
    });
    await idsFromMarket(
      `with decided as (update cars set waiting_since = null where id = $1)
      update listing_revisions set refused_at = now(), rejection_code = 'wrong_details', rejection_reason = 'Not as new'
      where car_id = $1 returning car_id as id`,
      [id],
    );
    const title = page.locator('[name="title"]');
    await open(page, `/edit-car/${id}`);
    await expect(title).toHaveValue("Kia Sportage, as new");
    await expect(page.getByText("Not as new")).toBeVisible();
    await expectAccessible(page);
    await title.fill("Kia Sportage 2018, good");
    await button(page, t("selling.save")).click();
    await expect(page.getByText(t("selling.savedBeside"))).toBeVisible();
    expect((await own())?.changes).toMatchObject({
      isRefused: false,
      values: { title: "Kia Sportage 2018, good", description: "Ask for the deposit" },
    });

    await idsFromMarket(
      `update listing_revisions set refused_at = now(), rejection_code = 'wrong_details' where car_id = $1 returning car_id as id`,
      [id],
    );
    await open(page, `/edit-car/${id}`);
    await expect(title).toHaveValue("Kia Sportage 2018, good");
    await button(page, t("selling.editFromSale")).click();
    await expect(title).toHaveValue("Kia Sportage 2018, one owner");
    await button(page, t("selling.save")).click();
    await expect(page.getByText(t("selling.saved"))).toBeVisible();
    expect((await own())?.changes).toBeNull();
  });

  test("sees how a listing stands, sells it, takes that back, and deletes it with a way back", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    const id = await ownListing(page);
    await open(page, `/cars/${id}`);
    await expect(state(page, words, "pending")).toBeVisible();
    await expect(page.getByText(t("own-page.onlyYou"))).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("button", { name: t("detail.contactWhatsApp") }),
    ).toHaveCount(0);
    await expect(page.getByRole("region", { name: t("detail.contactBar") })).toHaveCount(0);
    await expect(button(page, t("detail.report"))).toHaveCount(0);
    await expect(button(page, t("own-actions.markSold"))).toHaveCount(0);
    await expectAccessible(page);

    await idsFromMarket(`update cars set ${live} where id = $1 returning id`, [id]);
    await open(page, `/cars/${id}`);
    await expect(state(page, words, "active")).toBeVisible();
    await button(page, t("own-actions.markSold")).click();
    const sold = page.getByRole("alertdialog", { name: t("own-actions.soldQuestion") });
    await expect(sold.getByRole("button", { name: t("own-actions.keep") })).toBeFocused();
    await sold.getByRole("button", { name: t("own-actions.soldConfirm") }).click();
    await expect(state(page, words, "sold")).toBeVisible();
    await expect(state(page, words, "sold")).toBeFocused();
    await button(page, t("own-actions.undo")).click();
    await expect(state(page, words, "active")).toBeVisible();

    await button(page, t("own-actions.delete")).click();
    const question = page.getByRole("alertdialog", { name: t("own-actions.deleteQuestion") });
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await button(page, t("own-actions.delete")).click();
    await question.getByRole("button", { name: t("own-actions.delete") }).click();
    await expect(page.getByText(t("own-actions.deleteDoneText"))).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const gone = await page.request.get(`/api/cars/${id}`);
    expect(gone.status()).toBe(404);
    await page
      .locator("li", { hasText: t("own-actions.deleteDoneText") })
      .getByRole("button", { name: t("own-actions.undo") })
      .click();
    await expect(page).toHaveURL(new RegExp(`/cars/${id}$`));
    await expect(state(page, words, "active")).toBeVisible();
  });

  test("is told why a listing was refused and what to mend, and puts an expired one up again", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    const id = await ownListing(
      page,
      "status = 'rejected', rejection_code = 'bad_photos', rejection_reason = 'Photo 2 is of another car'",
    );
    await open(page, `/cars/${id}`);
    await expect(state(page, words, "rejected")).toBeVisible();
    await expect(page.getByText(t("own.mend_bad_photos"))).toBeVisible();
    await expect(page.getByText("Photo 2 is of another car")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: t("own-actions.mend"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/edit-car/${id}$`));
    await expect(page.getByText(t("own.mend_bad_photos"))).toBeVisible();

    await idsFromMarket(`update cars set ${live} where id = $1 returning id`, [id]);
    await idsFromMarket(
      `update cars set status = 'expired', expired_reason = 'lapsed', expires_at = now() - interval '2 days'
        where id = $1 returning id`,
      [id],
    );
    await open(page, `/cars/${id}`);
    await expect(state(page, words, "lapsed")).toBeVisible();
    await button(page, t("own-actions.renew")).click();
    await expect(state(page, words, "lapsed")).toBeHidden();
    expect((await apiOver(page.request)("GET /api/cars/:id", { params: { id } })).status).toBe("active");
  });
});

test("what is typed before the scripts are there counts, and is not joined to what was there", async ({
  page,
  words,
}) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  const id = await ownListing(page);
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(`/edit-car/${id}`, { waitUntil: "commit" });
  const title = page.locator("input[name=title]");
  const price = page.locator("input[name=price]");
  const city = page.locator("select[name=city]");
  await expect(title).toHaveValue("Kia Sportage 2018, one owner");
  await expect(price).toHaveValue("14800");
  await expect(city).toHaveValue("beirut");
  await title.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Kia Sportage 2018, serviced");
  await city.selectOption("jounieh");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-ready", /\//);
  await expectAccessible(page);
  await expect(title).toHaveValue("Kia Sportage 2018, serviced");
  await price.fill("14500");
  await button(page, t("selling.save")).click();
  await expect(page.getByText(t("selling.saved"))).toBeVisible();
  const saved = await apiOver(page.request)("GET /api/cars/:id", { params: { id } });
  expect([saved.title, saved.price, saved.city]).toEqual(["Kia Sportage 2018, serviced", 14_500, "jounieh"]);
});

test("the dialog of a plan without a place can be read by everyone, and suggests the next plan", async ({
  page,
  words,
}) => {
  const { t, money } = words;
  await somebodySignedIn(page.request);
  await ownListing(page);
  await open(page, "/add-motorcycle");
  const dialog = page.getByRole("dialog", { name: t("selling.limitListings") });
  await expect(dialog).toContainText(money(5));
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a cover is cropped by keys and by hand, and stays the cover of the listing", async ({
  page,
  words,
}) => {
  const { t, number } = words;
  await somebodySignedIn(page.request);
  const id = await ownListing(page);
  await open(page, `/edit-car/${id}`);
  // Red on the left, blue on the right.
  const half = (background: string) => ({
    create: { width: 600, height: 900, channels: 3 as const, background },
  });
  const right = await sharp(half("#00f")).png().toBuffer();
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#f00" } })
    .composite([{ input: right, left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
  const green = await sharp(half("#0a0")).jpeg().toBuffer();
  await page.locator("input[type=file][multiple]").setInputFiles([
    { name: "a.jpg", mimeType: "image/jpeg", buffer },
    { name: "b.jpg", mimeType: "image/jpeg", buffer: green },
  ]);
  await expect(button(page, t("photos.edit", { place: number(2) }))).toBeVisible();
  const crop = button(page, t("photos.edit", { place: number(1) }));
  await crop.click();
  const dialog = page.getByRole("dialog", { name: t("photos.editTitle") });
  const corner = dialog.getByRole("button", { name: t("crop.topLeft") });
  await expect(corner).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: t("crop.left") }).focus();
  const area = await dialog.locator(".crop-area img").boundingBox();
  if (!area) throw new Error("Nothing to pull");
  const size = (width: number) =>
    dialog.getByText(t("crop.size", { width: number(Math.round(width)), height: number(100) }));
  // Ten pixels a press, and with Shift one.
  for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight");
  for (let press = 0; press < 3; press++) await page.keyboard.press("Shift+ArrowRight");
  await expect(size(100 - (100 * 53) / area.width)).toBeAttached();
  const from = await corner.boundingBox();
  if (!from) throw new Error("Nothing to pull");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width * 0.55, from.y + from.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(size(45)).toBeAttached();
  await dialog.getByRole("button", { name: t("photos.cropSave") }).click();
  await expect(dialog).toBeHidden();
  await expect(crop).toBeVisible();
  await button(page, t("selling.save")).click();
  await expect(page.getByText(t("selling.saved"))).toBeVisible();

  const { photos } = await apiOver(page.request)("GET /api/cars/:id", { params: { id } });
  expect(photos.map(({ width, height }) => [width, height])).toEqual([
    [540, 900],
    [600, 900],
  ]);
  const cover = await (await page.request.get(photos[0]?.url ?? "")).body();
  const { dominant } = await sharp(cover).stats();
  expect([dominant.r < 50, dominant.b > 200]).toEqual([true, true]);
});

test("everyone else sees none of it, and fetches none of it", async ({ page, browser, words, baseURL }) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  const id = await ownListing(page, live);
  const guest = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  const scripts: string[] = [];
  guest.on("request", (request) => scripts.push(request.url()));
  await open(guest, `/cars/${id}`);
  await expect(guest.getByRole("button", { name: t("detail.contactWhatsApp") }).first()).toBeVisible();
  await expect(button(guest, t("own-actions.delete"))).toHaveCount(0);
  expect(scripts.filter((url) => /own-(page|actions)/.test(url))).toEqual([]);
  await guest.context().close();

  // Only the guest was counted.
  await open(page, `/cars/${id}`);
  await expect(state(page, words, "active")).toBeVisible();
  await expect
    .poll(async () => (await apiOver(page.request)("GET /api/cars/:id", { params: { id } })).viewCount)
    .toBeLessThanOrEqual(1);
});

test.describe("a visitor", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("reports a listing by the keyboard, once", async ({ page, api, words }) => {
    const { t } = words;
    const { id } = await listingWhere(api, ({ city }) => city !== "");
    await signInAs(page.request, await makePerson());
    await open(page, `/cars/${id}`);
    await button(page, t("detail.report")).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: t("reporting.title") });
    await expect(dialog.getByRole("radio", { name: t("reporting.sold") })).toBeFocused();
    await expectAccessible(page);

    // Nothing chosen, then "something else" without a word: said, and sent nowhere.
    await dialog.getByRole("button", { name: t("report.send") }).click();
    await expect(dialog.getByRole("alert")).toContainText(t("report.reasonMissing"));
    await dialog.getByRole("radio", { name: t("reporting.other") }).check();
    await dialog.getByRole("button", { name: t("report.send") }).click();
    await expect(dialog.getByRole("alert")).toContainText(t("report.textMissing"));
    await expect(dialog.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("The seller asks for a deposit by phone.");
    await dialog.getByRole("button", { name: t("report.send") }).click();
    await expect(page.getByText(t("reporting.sent"))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(button(page, t("detail.report"))).toBeFocused();

    await button(page, t("detail.report")).click();
    await dialog.getByRole("radio", { name: t("reporting.duplicate") }).check();
    await dialog.getByRole("button", { name: t("report.send") }).click();
    await expect(dialog.getByRole("alert")).toContainText(t("errors.listing.already_reported"));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});
