import type { Page } from "@playwright/test";
import { css } from "../support/css.ts";
import { apiOver, idsFromMarket } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const control = (page: Page, name: string) =>
  page.locator(`form${css("features/selling/form/sell#form")} [name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What a car needs beside its papers. */
async function fillCar(page: Page, { t, name }: Words) {
  await page.getByLabel(new RegExp(`^${t("listing-fields.title")}`)).fill("Ford Mustang 2018, from Texas");
  await control(page, "brand").selectOption({ label: name("brand", "ford") });
  await control(page, "model").selectOption("mustang");
  await control(page, "year").fill("2018");
  await control(page, "price").fill("18500");
  await control(page, "mileage").fill("70000");
  await control(page, "city").selectOption("jounieh");
}

test.describe("a seller on a phone", () => {
  test.use(phone);

  test("says where a car comes from; a salvage title cannot go without its accident", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    await open(page, "/add-car");
    await fillCar(page, words);
    await page.getByRole("heading", { name: t("selling.history") }).click();
    await control(page, "source").selectOption("us");
    await control(page, "customs").selectOption("paid");
    await control(page, "titleStatus").selectOption("salvage");
    await expect(control(page, "plateNumber")).toBeHidden();
    await control(page, "plate").selectOption("private");
    await control(page, "plateNumber").fill("b ١٢٣٤");
    // Scrolled as it is, a field may be half under the header, too small to be pressed there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expectAccessible(page);

    // The draft has them too.
    await expect(page.getByText(t("selling.draftOnAccount"))).toBeVisible();
    await reload(page);
    await button(page, t("selling.draftContinue")).click();
    await expect(control(page, "titleStatus")).toHaveValue("salvage");

    await button(page, t("selling.publish")).click();
    const accident = control(page, "accidentHistory");
    await expect(accident).toBeFocused();
    await expect(accident).toHaveAccessibleDescription(t("errors.field.salvage_accident"));
    await accident.selectOption("true");
    await button(page, t("selling.publish")).click();
    await button(page, t("selling.doubtSend")).click();
    await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
    const call = apiOver(page.request);
    const id = (await call("GET /api/my-cars")).data[0]?.id ?? "";
    const kept = () => call("GET /api/cars/:id", { params: { id } });
    expect(await kept()).toMatchObject({
      ...{ source: "us", customs: "paid", titleStatus: "salvage", plate: "private" },
      ...{ plateNumber: "B 1234", accidentHistory: true },
    });

    // A change of it waits beside the version on sale; what has no plate has no number.
    await idsFromMarket(
      "update cars set status = 'active', expires_at = now() + interval '60 days' where id = $1 returning id",
      [id],
    );
    await open(page, `/edit-car/${id}`);
    await page.getByRole("heading", { name: t("selling.history") }).click();
    await control(page, "plate").selectOption("none");
    await expect(control(page, "plateNumber")).toBeHidden();
    await button(page, t("selling.save")).click();
    await expect(page.getByText(t("selling.saved"))).toBeVisible();
    expect(await kept()).toMatchObject({
      plate: "private",
      own: { status: "active", changes: { values: { plate: "none", plateNumber: null } } },
    });
  });
});
