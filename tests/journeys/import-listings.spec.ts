import { readFile } from "node:fs/promises";
import { csvOf, photoOf, zipOf } from "#features/dealers/stock-import/stock-import.factory.ts";
import { dealerSignedIn } from "./support/showroom.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

/** What the browser says of a file that is refused. */
test.use({ expectedErrors: /status of 400/ });

const csv = (buffer: Buffer, name = "stock.csv") => ({ name, mimeType: "text/csv", buffer });
const rows = [
  {
    Brand: "Kia",
    Model: "Sportage",
    Year: "2018",
    Price: "14800",
    km: "92,000 km",
    Condition: "used",
    Photos: "",
  },
  {
    Brand: "تويوتا",
    Model: "كورولا",
    Year: "٢٠١٩",
    Price: "12500",
    km: "٦٠٠٠٠",
    Condition: "plaid",
    Photos: "corolla",
  },
  {
    Brand: "BMW",
    Model: "X5",
    Year: "1819",
    Price: "30000",
    km: "80000",
    Condition: "used",
    Photos: "x5.jpg",
  },
];

for (const visitor of [{ language: "ar" }, { language: "en", ...phone }] as const) {
  test.describe(visitor.language, () => {
    test.use(visitor);

    test("a file with errors is mended, and its rows become listings with their photos", async ({
      page,
      words,
    }) => {
      test.slow();
      const { t } = words;
      await dealerSignedIn(page.request);
      await open(page, "/user-dashboard");
      await page
        .getByRole("navigation", { name: t("dashboard.links") })
        .getByRole("link", { name: t("dashboard.importListings") })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("import-page.title"));
      await page.getByText(t("import-page.guide")).click();
      await expect(page.getByText(t("stock-import.hint_photos"))).toBeVisible();
      await expectAccessible(page);

      const file = page.getByLabel(t("import-page.drop"));
      await file.setInputFiles(csv(Buffer.from("PK\u0003\u0004a workbook")));
      await expect(page.getByRole("alert")).toHaveText(t("errors.field.import_unreadable"));
      await file.setInputFiles(csv(csvOf(rows, ";")));

      await expect(page.getByRole("heading", { level: 2, name: "stock.csv" })).toBeVisible();
      const list = page
        .getByRole("region", { name: t("import-page.rows") })
        .getByRole("list")
        .first();
      await expect(list.locator("> li")).toHaveCount(3);
      await page.getByRole("button", { name: new RegExp(`^${t("import-page.onlyErrors")}`) }).click();
      await expect(list.locator("> li")).toHaveCount(2);
      await expect(list).toContainText("plaid");
      await expectAccessible(page);

      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: t("import-page.rest") }).click();
      const rest = await readFile(await (await download).path(), "utf8");
      expect(rest).toContain(t("stock-import.errorsHead"));
      await page.getByRole("link", { name: t("import-page.another") }).click();
      const mended = rest.replace("plaid", "مستعملة").replace("1819", "2019");
      await page.getByLabel(t("import-page.drop")).setInputFiles(csv(Buffer.from(mended), "mended.csv"));
      await expect(page.getByRole("heading", { level: 2, name: "mended.csv" })).toBeVisible();
      await expect(list.locator("> li")).toHaveCount(2);

      const zip = zipOf([
        { name: "corolla/1.jpg", bytes: await photoOf("silver") },
        { name: "corolla/2.jpg", bytes: await photoOf("grey") },
        { name: "X5.JPG", bytes: await photoOf("black") },
      ]);
      const photos = { name: "photos.zip", mimeType: "application/zip", buffer: zip };
      await page.getByLabel(t("import-page.dropZip")).setInputFiles(photos);
      const there = { name: "photos.zip", found: 3, photos: 3 };
      await expect(page.getByText(t("import-page.zipThere", there))).toBeVisible();

      await page.getByRole("button", { name: t("import-page.start", { count: 2 }) }).click();
      const question = page.getByRole("alertdialog", { name: t("import-page.question", { count: 2 }) });
      await question.getByRole("button", { name: t("import-page.questionGo") }).click();
      await expect(page.getByText(t("import-page.done", { count: 2 }))).toBeVisible();
      await expect(page.getByRole("link", { name: new RegExp(`^${t("import-page.see")}`) })).toHaveCount(2);
      await expectAccessible(page);

      await page.getByRole("link", { name: t("import-page.toListings") }).click();
      const listings = page.getByRole("article");
      await expect(listings).toHaveCount(2);
      await expect(listings.locator("img")).toHaveCount(2);
      await open(page, "/notifications");
      await expect(page.getByText(t("stock-import.noticeTitle", { count: 2 }))).toBeVisible();
    });
  });
}

test("a file is thrown away, and one that was left waits in the list", async ({ page, words }) => {
  const { t } = words;
  await dealerSignedIn(page.request);
  await open(page, "/import-listings");
  await page.getByLabel(t("import-page.drop")).setInputFiles(csv(csvOf(rows)));
  await expect(page.getByRole("heading", { level: 2, name: "stock.csv" })).toBeVisible();

  await open(page, "/import-listings");
  await page.getByRole("link", { name: "stock.csv" }).click();
  await expect(page.getByText("plaid")).toBeVisible();
  await page.getByRole("button", { name: t("import-page.throwAway") }).click();
  const question = page.getByRole("alertdialog", { name: t("import-page.throwQuestion") });
  await question.getByRole("button", { name: t("import-page.throwAway") }).click();
  await expect(page.getByText(t("import-page.earlierNone"))).toBeVisible();
});

test("whoever is no dealer learns how to become one", async ({ page, words }) => {
  await somebodySignedIn(page.request);
  await open(page, "/import-listings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.t("own-showroom.notYet"));
});
