import { csvOf, xlsxOf } from "#features/dealers/stock-import/stock-import.factory.ts";
import { idsFromMarket } from "./support/market.ts";
import { dealerSignedIn } from "./support/showroom.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

/** What the browser says of a start that is asked about once more, and of an address that is refused. */
test.use({ expectedErrors: /status of (400|409)/ });

const vehicle = (n: number, price = "14800", year = "2018") => ({
  Ref: `J-${n}`,
  "Who made it": "Kia",
  Model: "Sportage",
  Year: year,
  Price: price,
  km: "92000",
});
const sent = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

for (const visitor of [phone, { language: "en" }] as const) {
  test.describe("language" in visitor ? "at a desk" : "on a phone", () => {
    test.use(visitor);
    test("a file of stock is read as its dealer says, corrected in place, and says what it changes before it does", {
      tag: "@english",
    }, async ({ page, words }) => {
      test.slow();
      const { t } = words;
      const { person } = await dealerSignedIn(page.request);
      await open(page, "/import-listings");
      const book = xlsxOf([vehicle(1), vehicle(2), vehicle(3, "14800", "1819")]);
      await page.getByLabel(t("import-page.drop")).setInputFiles(sent("stock.xlsx", book));

      await expect(page.getByRole("heading", { level: 2, name: "stock.xlsx" })).toBeVisible();
      await expect(
        page.getByText(t("import-page.columnsMissing", { names: t("listing-fields.brand") })),
      ).toBeVisible();
      await page.getByLabel("Who made it").selectOption("brand");
      await page.getByRole("button", { name: t("import-page.columnsSave") }).click();
      const rows = page.getByRole("region", { name: t("import-page.rows") }).getByRole("listitem");
      await expect(page.getByRole("button", { name: t("import-page.start", { count: 2 }) })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole("button", { name: t("import-page.mendLine", { line: 4 }) }).click();
      const year = page.getByRole("textbox", { name: t("listing-fields.year") });
      await expect(year).toHaveValue("1819");
      await expectAccessible(page);
      await year.fill("1820");
      await page.getByRole("button", { name: t("import-page.mendSave") }).click();
      // It is judged once more, and still wrong.
      await expect(page.locator("form").filter({ has: year })).toHaveAttribute("aria-busy", "false");
      await year.fill("2019");
      await year.press("Enter");
      await page.getByRole("button", { name: t("import-page.start", { count: 3 }) }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("import-page.questionGo") })
        .click();
      await expect(page.getByText(t("import-page.done", { count: 3 }))).toBeVisible();

      // The same columns again are known; one price is another, one vehicle is gone.
      await idsFromMarket(
        "update cars set status = 'active' where user_id = (select id from users where email = $1) returning id",
        [person.email],
      );
      await page.getByRole("link", { name: t("import-page.another") }).click();
      const next = csvOf([vehicle(1), vehicle(2, "13900")]);
      await page.getByLabel(t("import-page.drop")).setInputFiles(sent("next.csv", next));
      await expect(page.getByRole("heading", { level: 2, name: "next.csv" })).toBeVisible();
      await expect(rows.filter({ hasText: "13,900" }).first()).toContainText("14,800");
      await page.getByRole("radio", { name: t("import-page.goneWithdraw") }).check();
      await expect(page.getByText(t("import-page.goneMany", { count: 1, stock: 3 }))).toBeVisible();
      await page.getByText(t("import-page.goneList", { count: 1 })).click();
      await expectAccessible(page, `[aria-label="${t("import-page.gone")}"]`);
      await page.getByRole("button", { name: t("import-page.start", { count: 1 }) }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("import-page.questionGo") })
        .click();
      const many = page.getByRole("alertdialog", { name: t("import-page.questionMany", { count: 1 }) });
      await expectAccessible(page);
      await many.getByRole("button", { name: t("import-page.questionManyGo") }).click();
      await expect(page.getByText(t("import-page.doneChanged", { count: 1 }))).toBeVisible();
      await expect(page.getByText(t("import-page.doneWithdrawn", { count: 1 }))).toBeVisible();
      // Nothing of it lies under the bars of the page.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
    });

    test("stock is read from an address, and what became of it is told", { tag: "@english" }, async ({
      page,
      words,
    }) => {
      const { t } = words;
      await dealerSignedIn(page.request);
      await open(page, "/import-listings");
      const source = page.getByRole("region", { name: t("stock-source.title") });
      const url = source.getByRole("textbox", { name: t("stock-source.url") });
      const save = source.getByRole("button", { name: t("stock-source.save") });
      await url.fill("http://192.168.1.1/stock.csv");
      await save.click();
      await expect(source.getByText(t("errors.field.public_url"))).toBeVisible();
      await url.fill("https://stock.dealer.example.com/cars.csv");
      await source.getByLabel(t("stock-source.gone")).selectOption("withdraw");
      await save.click();
      await expect(source.getByText(t("stock-source.noResults"))).toBeVisible();
      await expectAccessible(page);
      // There is no such server.
      await source.getByRole("button", { name: t("stock-source.runNow") }).click();
      await expect(source.getByText(t("stock-source.failure_unreachable"))).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(url).toHaveValue("https://stock.dealer.example.com/cars.csv");
      await source.getByRole("button", { name: t("stock-source.remove") }).click();
      const question = page.getByRole("alertdialog", { name: t("stock-source.removeQuestion") });
      await question.getByRole("button", { name: t("stock-source.remove") }).click();
      await expect(url).toHaveValue("");
    });
  });
}
