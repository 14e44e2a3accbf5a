import type { Page } from "@playwright/test";
import sharp from "sharp";
import { makePerson, signIn, signInDialog } from "./support/accounts.ts";
import { live, ownListing } from "./support/own-listing.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const piece = (page: Page, { t }: Words, name: "story" | "square" | "sign" | "text") =>
  page.getByRole("region", { name: t(`share-kit.${name}`), exact: true });
/** Its preview, once the server has drawn it. */
async function expectDrawn(page: Page, words: Words, name: "story" | "square" | "sign") {
  const preview = piece(page, words, name).getByRole("img");
  await preview.scrollIntoViewIfNeeded();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
const downloaded = async (page: Page, words: Words, name: "story" | "square" | "sign") => {
  const label = words.t(name === "sign" ? "share-kit.downloadPdf" : "share-kit.download");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    piece(page, words, name).getByRole("link", { name: label }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
};

test.describe("on a phone, its owner", () => {
  test.use({ ...phone, permissions: ["clipboard-read", "clipboard-write"] });

  test("finds all pieces from the list, in the language of the page and in the other one", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    const id = await ownListing(page, live);
    await open(page, "/user-dashboard?tab=cars");
    await page
      .getByRole("button", { name: t("dashboard.more", { title: "Kia Sportage 2018, one owner" }) })
      .click();
    await page.getByRole("menuitem", { name: t("own-actions.shareKit") }).click();
    await expect(page).toHaveURL(new RegExp(`/share-kit/${id}$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("كيا سبورتاج 2018");
    for (const name of ["story", "square", "sign"] as const) await expectDrawn(page, words, name);
    await expectAccessible(page);

    await piece(page, words, "text")
      .getByRole("button", { name: t("share-kit.copy") })
      .click();
    await expect(page.getByText(t("share-kit.copied"))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("للبيع: كيا سبورتاج 2018");
    expect(copied).toMatch(/\/n\/\d+$/);

    await page
      .getByRole("navigation", { name: t("share-kit.language") })
      .getByRole("link", { name: "English" })
      .click();
    await expect(piece(page, words, "text")).toContainText("For sale: Kia Sportage 2018");
    await expect(page).toHaveURL(/\?language=en$/);
    const story = await downloaded(page, words, "story");
    expect(story.name).toMatch(/^story-\d+-en\.png$/);
    expect(await sharp(story.bytes).metadata()).toMatchObject({ width: 1080, height: 1920 });
  });

  test("hands a file to the device's own share sheet", async ({ page, words }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files, text }: { files: File[]; text: string }) => {
          Object.assign(window, { passed: [files[0]?.name, files[0]?.type, text] });
        },
      });
    });
    await somebodySignedIn(page.request);
    const id = await ownListing(page, live);
    await open(page, `/share-kit/${id}`);
    const counted = page.waitForRequest((one) => one.url().endsWith("/events"));
    await piece(page, words, "square").getByRole("button").click();
    await counted;
    const passed = () => page.evaluate(() => (window as never as { passed: string[] }).passed);
    await expect
      .poll(passed)
      .toEqual([
        expect.stringMatching(/^square-\d+-ar\.png$/),
        "image/png",
        expect.stringMatching(/\/n\/\d+$/),
      ]);
  });
});

test("an owner chooses whether the sign shows a number, and prints it", { tag: "@english" }, async ({
  page,
  words,
  language,
}) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  const id = await ownListing(page);
  await open(page, `/cars/${id}`);
  await page.getByRole("link", { name: t("own-actions.shareKit") }).click();
  await expect(page.getByText(t("share-kit.notYet"))).toBeVisible();
  const sign = piece(page, words, "sign");
  const toPrint = sign.getByRole("link", { name: t("share-kit.print") });
  await expect(toPrint).toHaveAttribute("href", /&phone=1$/);
  await expectDrawn(page, words, "sign");
  await expectAccessible(page);
  const withNumber = await downloaded(page, words, "sign");
  await sign.getByText(t("share-kit.phone")).click();
  await expect(toPrint).toHaveAttribute("href", /language=(ar|en)$/);
  const without = await downloaded(page, words, "sign");
  expect(without.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(without.bytes.equals(withNumber.bytes)).toBe(false);

  const [printed] = await Promise.all([page.waitForEvent("popup"), toPrint.click()]);
  await expect(printed.getByRole("img", { name: /1\d{6}/ })).toBeVisible();
  await expect(printed.locator("html")).toHaveAttribute("lang", language);
  await printed.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
  );
  await printed.getByRole("button", { name: t("share-kit.print") }).click();
  expect(await printed.evaluate(() => (window as never as { printed: boolean }).printed)).toBe(true);
  await printed.emulateMedia({ media: "print" });
  await expect(printed.getByRole("button")).toBeHidden();
});

test("is not there for guests and for others", async ({ page, words, browser, baseURL }) => {
  const owner = await browser.newContext({ baseURL: baseURL ?? "" });
  await somebodySignedIn(owner.request);
  const id = await ownListing(owner, live);
  await owner.close();
  await open(page, `/share-kit/${id}`);
  await expect(signInDialog(page, words)).toBeVisible();
  await signIn(page, words, await makePerson());
  await expect(page).toHaveURL(new RegExp(`/share-kit/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name: words.t("common.notFoundTitle") })).toBeVisible();
});
