import type { Page } from "@playwright/test";
import { makePerson } from "./support/accounts.ts";
import { apiOver, idsFromMarket, listingWhere } from "./support/market.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const state = (page: Page, { t }: Words, words: "pending" | "active" | "rejected" | "lapsed" | "sold") =>
  page.getByRole("heading", { level: 2, name: t(`own-page.${words}`) });

/** A listing of whoever is signed in, sent by the call; an assignment puts it into a state that others decide. */
async function ownListing(page: Page, assignment?: string): Promise<string> {
  const { id } = await apiOver(page.request)("POST /api/cars", {
    body: {
      title: "Kia Sportage 2018, one owner",
      brand: "kia",
      model: "sportage",
      year: 2018,
      price: 14_800,
      city: "beirut",
      phoneNumber: "70123456",
    } as never,
  });
  if (assignment) await idsFromMarket(`update cars set ${assignment} where id = $1 returning id`, [id]);
  return id;
}
const live = "status = 'active', expires_at = now() + interval '60 days'";

test.describe("on a phone, its owner", () => {
  test.use(phone);

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
    await expect(page.getByRole("main").getByRole("link", { name: t("detail.contactWhatsApp") })).toHaveCount(
      0,
    );
    await expect(page.getByRole("region", { name: t("detail.contactBar") })).toHaveCount(0);
    await expect(button(page, t("detail.report"))).toHaveCount(0);
    await expect(button(page, t("own-page.markSold"))).toHaveCount(0);
    await expectAccessibleInBothThemes(page);

    await idsFromMarket(`update cars set ${live} where id = $1 returning id`, [id]);
    await open(page, `/cars/${id}`);
    await expect(state(page, words, "active")).toBeVisible();
    await button(page, t("own-page.markSold")).click();
    const sold = page.getByRole("alertdialog", { name: t("own-page.soldQuestion") });
    await expect(sold.getByRole("button", { name: t("own-page.keep") })).toBeFocused();
    await sold.getByRole("button", { name: t("own-page.soldConfirm") }).click();
    await expect(state(page, words, "sold")).toBeVisible();
    await expect(state(page, words, "sold")).toBeFocused();
    await button(page, t("own-page.undo")).click();
    await expect(state(page, words, "active")).toBeVisible();

    await button(page, t("own-page.delete")).click();
    const question = page.getByRole("alertdialog", { name: t("own-page.deleteQuestion") });
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await button(page, t("own-page.delete")).click();
    await question.getByRole("button", { name: t("own-page.deleteConfirm") }).click();
    await expect(page.getByText(t("own-page.deleteDoneText"))).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const gone = await page.request.get(`/api/cars/${id}`);
    expect(gone.status()).toBe(404);
    await page
      .locator("li", { hasText: t("own-page.deleteDoneText") })
      .getByRole("button", { name: t("own-page.undo") })
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
    await expect(page.getByText(t("own-page.mend_bad_photos"))).toBeVisible();
    await expect(page.getByText("Photo 2 is of another car")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: t("own-page.mend"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/edit-car/${id}$`));

    await idsFromMarket(`update cars set ${live} where id = $1 returning id`, [id]);
    await idsFromMarket(
      `update cars set status = 'expired', expired_reason = 'lapsed', expires_at = now() - interval '2 days'
        where id = $1 returning id`,
      [id],
    );
    await open(page, `/cars/${id}`);
    await expect(state(page, words, "lapsed")).toBeVisible();
    await button(page, t("own-page.renew")).click();
    await expect(state(page, words, "lapsed")).toBeHidden();
    expect((await apiOver(page.request)("GET /api/cars/:id", { params: { id } })).status).toBe("active");
  });
});

test("everyone else sees none of it, and fetches none of it", async ({ page, browser, words, baseURL }) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  const id = await ownListing(page, live);
  const guest = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  const scripts: string[] = [];
  guest.on("request", (request) => scripts.push(request.url()));
  await open(guest, `/cars/${id}`);
  await expect(guest.getByRole("link", { name: t("detail.contactWhatsApp") }).first()).toBeVisible();
  await expect(button(guest, t("own-page.delete"))).toHaveCount(0);
  expect(scripts.filter((url) => /own-page/.test(url))).toEqual([]);
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
    await expectAccessibleInBothThemes(page);

    // Nothing chosen, then "something else" without a word: said, and sent nowhere.
    await dialog.getByRole("button", { name: t("reporting.send") }).click();
    await expect(dialog.getByRole("alert")).toContainText(t("reporting.reasonMissing"));
    await dialog.getByRole("radio", { name: t("reporting.other") }).check();
    await dialog.getByRole("button", { name: t("reporting.send") }).click();
    await expect(dialog.getByRole("alert")).toContainText(t("reporting.textMissing"));
    await expect(dialog.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("The seller asks for a deposit by phone.");
    await dialog.getByRole("button", { name: t("reporting.send") }).click();
    await expect(page.getByText(t("reporting.sent"))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(button(page, t("detail.report"))).toBeFocused();

    await button(page, t("detail.report")).click();
    await dialog.getByRole("radio", { name: t("reporting.duplicate") }).check();
    await dialog.getByRole("button", { name: t("reporting.send") }).click();
    await expect(dialog.getByRole("alert")).toContainText(t("errors.listing.already_reported"));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});
