import { readFile } from "node:fs/promises";
import { expect as check } from "@playwright/test";
import { idsFromMarket } from "./support/market.ts";
import { dealerSignedIn, liveStock } from "./support/showroom.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

const stock = [
  { brand: "kia", model: "sportage", year: 2016 },
  { brand: "kia", model: "sorento", year: 2017 },
  { brand: "toyota", model: "corolla", year: 2018 },
];

for (const visitor of [{ language: "ar", ...phone }, { language: "en" }] as const) {
  test.describe(visitor.language, () => {
    test.use(visitor);

    test("a dealer reads the month in figures, another month, and takes both the figures and the stock along", async ({
      page,
      words,
      language,
    }) => {
      test.slow();
      const { t } = words;
      const { person } = await dealerSignedIn(page.request);
      await liveStock(page.request, stock);
      const corolla = language === "ar" ? "كورولا" : "Corolla";
      const [sold = ""] = await idsFromMarket(
        "select c.id from cars c join users u on u.id = c.user_id where u.email = $1 and c.model = 'corolla'",
        [person.email],
      );
      await idsFromMarket(
        "update cars set status = 'expired', expired_reason = 'sold', updated_at = now() where id = $1 returning id",
        [sold],
      );
      // What is searched for is counted for the whole market: a brand that no other journey searches for.
      await idsFromMarket(
        `insert into unmet_searches (day, vehicle_type, seller_id, brand, model, price_to, times, nothing_times)
         select (now() at time zone 'Asia/Beirut')::date, 'car', id, 'kia', 'rio', 8000, 6, 6 from users where email = $1
         returning seller_id as id`,
        [person.email],
      );
      await open(page, "/user-dashboard");
      await page
        .getByRole("navigation", { name: t("dashboard.links") })
        .getByRole("link", { name: t("dashboard.figuresOfMonth") })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("stock-figures.title"));
      const part = (name: string) => page.getByRole("region", { name, exact: true });
      const figures = part(t("stock-figures.stock"));
      await expect(figures.locator("dl")).toContainText(`${t("stock-figures.added")}3`);
      await expect(figures.locator("dl")).toContainText(`${t("stock-figures.sold")}1`);
      await expect(part(t("stock-figures.daysToSell"))).toContainText(corolla);
      await expect(part(t("stock-figures.slowest")).locator("tbody tr")).toHaveCount(2);
      await expect(part(t("stock-figures.wanted"))).toContainText("$8,000");
      await figures.locator("summary").click();
      await expect(figures.locator("tbody tr")).toHaveCount(13);
      await expectAccessible(page);

      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: t("stock-figures.file") }).click(),
      ]);
      check(await readFile(await file.path(), "utf8")).toContain(corolla);

      const month = page.getByLabel(t("stock-figures.month"), { exact: true });
      await month.selectOption({ index: 2 });
      await expect(page).toHaveURL(/month=\d{4}-\d\d/);
      await expect(figures.locator("dl")).toContainText(`${t("stock-figures.added")}0`);
      await expect(page.getByText(t("stock-figures.noneSold"))).toBeVisible();
      await expectAccessible(page);

      await page.getByRole("link", { name: t("stock-figures.toStock") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("stock.title"));
      const [rows] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: t("stock.export") }).click(),
      ]);
      const lines = (await readFile(await rows.path(), "utf8")).trim().split("\r\n");
      check(lines).toHaveLength(4);
    });

    test.describe("refused at first", () => {
      test.use({ expectedErrors: /status of 400/ });

      test("a dealer says what receipts have on them", async ({ page, words }) => {
        const { t } = words;
        await dealerSignedIn(page.request);
        await open(page, "/user-dashboard?tab=payments");
        const part = page.getByRole("region", { name: t("paying.invoiceTitle") });
        await part.getByRole("button", { name: t("paying.invoiceAdd") }).click();
        const dialog = page.getByRole("dialog", { name: t("paying.invoiceTitle") });
        await dialog.getByLabel(t("paying.invoice_name")).fill("Cedar <b>Cars</b> SARL");
        await dialog.getByLabel(t("paying.invoice_taxNumber")).fill("12");
        await dialog.getByRole("button", { name: t("paying.invoiceSave") }).click();
        await expect(dialog).toContainText(t("errors.field.tax_number"));
        await expectAccessible(page);
        await dialog.getByLabel(t("paying.invoice_taxNumber")).fill("١٢٣٤٥٦٧-601");
        await dialog.getByRole("button", { name: t("paying.invoiceSave") }).click();
        await expect(dialog).toBeHidden();
        await expect(part).toContainText("Cedar <b>Cars</b> SARL");
        await expect(part).toContainText("1234567-601");
        await expectAccessible(page);
      });
    });
  });
}

test("who is no dealer reads how to become one", { tag: "@english" }, async ({ page, words }) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  await open(page, "/my-figures");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("own-showroom.notYet"));
  await expectAccessible(page);
});
