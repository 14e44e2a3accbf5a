import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatDay } from "#i18n/format.ts";
import { enterAs, expectNoWiderThanScreen } from "./support/administrators.ts";
import { changeListing } from "./support/live-listings.ts";
import { apiOver } from "./support/market.ts";
import { live, ownListing } from "./support/own-listing.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** No two journeys sell a car of one number. */
const newVin = () => `JTDBR32E7${String(randomInt(100_000_000)).padStart(8, "0")}`;
const photo = "public/app-icon-512.png";

const panelOf = (page: Page, { t }: Words) => page.getByRole("region", { name: t("papers.title") });
const rowOf = (page: Page, vin: string) => page.getByRole("row").filter({ hasText: vin });

/** Opens papers that wait, as a reviewer. */
async function review(page: Page, { t }: Words, vin: string) {
  await enterAs(page, "content_admin", `papers&q=${vin}`);
  await expectNoWiderThanScreen(page);
  await rowOf(page, vin)
    .getByRole("button", { name: t("papers-tab.review") })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(vin)).toBeVisible();
  return dialog;
}

test.describe("on a phone", () => {
  test.use({ ...phone });

  test("an owner sends a paper, a reviewer compares it, buyers read when it was seen, until the car is another", {
    tag: "@english",
  }, async ({ page, browser, words, language }) => {
    test.slow();
    const { t } = words;
    const person = await somebodySignedIn(page.request);
    const vin = newVin();
    const id = await ownListing(page, `${live}, vin_number = '${vin}'`);
    await open(page, `/cars/${id}`);
    const panel = panelOf(page, words);
    await expect(panel.getByText(t("papers.noneText"))).toBeVisible();
    await panel
      .getByLabel(t("papers.add"))
      .setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
    await expect(panel.getByRole("alert")).toHaveText(t("papers.fileWrongType"));
    await panel.getByLabel(t("papers.add")).setInputFiles(photo);
    await expect(panel.getByText(t("papers.waiting"))).toBeVisible();
    await expect(panel.getByRole("listitem")).toHaveText([t("papers.registration")]);
    await expectAccessible(page);
    await expectNoWiderThanScreen(page);
    await reload(page);
    await expect(panel.getByText(t("papers.waiting"))).toBeVisible();

    const { origin } = new URL(page.url());
    const context = await browser.newContext({ baseURL: origin, ...phone });
    await context.addCookies([{ name: "language", value: language, url: origin }]);
    const desk = await context.newPage();
    const dialog = await review(desk, words, vin);
    await expect(dialog.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
    await dialog.getByRole("button", { name: new RegExp(t("papers.registration")) }).click();
    await expect(dialog.getByRole("img", { name: t("papers.registration") })).toHaveJSProperty(
      "complete",
      true,
    );
    await expectAccessible(desk);
    await dialog.getByRole("button", { name: t("papers-tab.confirm"), exact: true }).click();
    const sure = desk.getByRole("dialog", { name: t("papers-tab.confirmTitle") });
    await expectAccessible(desk);
    await sure.getByRole("button", { name: t("papers-tab.confirm"), exact: true }).click();
    await expect(sure).toBeHidden();
    await expect(rowOf(desk, vin)).toHaveCount(0);

    const today = formatDay(language, new Date());
    await open(desk, `/cars/${id}`);
    const badge = desk.getByText(t("detail.papersSeen", { day: today }));
    await expect(badge).toBeVisible();
    await open(page, "/user-dashboard?tab=cars");
    await expect(page.getByText(t("own.papersSeen", { day: today }))).toBeVisible();
    await open(page, `/edit-car/${id}`);
    await expect(page.getByText(t("own.papersEnd"))).toBeVisible();

    await changeListing(id, "year = 2017");
    // A page for guests is kept for a moment.
    await expect
      .poll(async () => {
        await open(desk, `/cars/${id}`);
        return desk.getByRole("heading", { level: 1 }).textContent();
      })
      .toContain("2017");
    await expect(badge).toHaveCount(0);
    await open(page, `/cars/${id}`);
    await expect(panel.getByText(t("papers.ended"))).toBeVisible();
    await context.close();
  });
});

test("what does not agree is told to the owner, who sends another and takes it back", async ({
  page,
  words,
}) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  const vin = newVin();
  const id = await ownListing(page, `${live}, vin_number = '${vin}'`);
  const answer = await page.request.post(`/api/cars/${id}/papers`, {
    multipart: {
      kind: "registration",
      file: { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") },
    },
  });
  expect(answer.status()).toBe(201);
  const dialog = await review(page, words, vin);
  await dialog.getByRole("button", { name: t("papers-tab.refuse"), exact: true }).click();
  const question = page.getByRole("dialog", { name: t("papers-tab.refuseTitle") });
  const refuse = question.getByRole("button", { name: t("papers-tab.refuse"), exact: true });
  await refuse.click();
  await expect(question.getByText(t("papers-tab.refuseNone"))).toBeVisible();
  await question.getByRole("button", { name: t("papers-tab.why_plate") }).click();
  await expectAccessible(page);
  await refuse.click();
  await expect(question).toBeHidden();

  await open(page, `/user-dashboard?tab=cars`);
  await expect(page.getByText(t("own.papersRefused"))).toBeVisible();
  await open(page, `/cars/${id}`);
  const panel = panelOf(page, words);
  await expect(panel.getByText(t("papers.why_plate"))).toBeVisible();
  await panel.getByLabel(t("papers.add")).setInputFiles(photo);
  await panel.getByRole("button", { name: t("papers.takeBack") }).click();
  await expect(page.getByText(t("papers.takenBack"))).toBeVisible();
  await expect(panel.getByText(t("papers.why_plate"))).toBeVisible();
});

test("who offers a car of a number that another has on sale is asked for its papers", async ({
  page,
  words,
}) => {
  const { t } = words;
  const vin = newVin();
  const sell = async (age: string) => {
    await somebodySignedIn(page.request);
    return ownListing(page, `${live}, vin_number = '${vin}', created_at = now() - interval '${age}'`);
  };
  await sell("2 days");
  const id = await sell("1 day");
  await open(page, "/user-dashboard?tab=cars");
  await expect(page.getByText(t("own.papersAsked"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: t("own.papersSend") }).click();
  await expect(panelOf(page, words).getByText(t("papers.asked"))).toBeVisible();
  const { own } = await apiOver(page.request)("GET /api/cars/:id", { params: { id } });
  expect(own?.papers).toMatchObject({ state: "none", isAsked: true });
});
