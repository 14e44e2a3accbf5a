import { idsFromMarket } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

const keptOf = (email: string) => idsFromMarket("select id from user_feedback where email = $1", [email]);

test.describe(() => {
  test.use({ ...phone });

  test("a message to the market: what is missing is said, what was typed stays, and it arrives once", {
    tag: "@english",
  }, async ({ page, words }) => {
    const { t } = words;
    const { email, firstName, lastName } = await somebodySignedIn(page.request);
    await open(page, "/");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("common.writeToUs") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("contact.title") })).toBeVisible();
    await expect(page.getByLabel(t("contact.name"))).toHaveValue(`${firstName} ${lastName}`);
    await expect(page.getByRole("main").getByLabel(t("contact.email"))).toHaveValue(email);

    await page.getByLabel(t("contact.phone")).fill("70 123 456");
    await page.getByLabel(t("contact.subject")).fill("Renewal");
    await page.getByLabel(t("contact.message"), { exact: true }).fill("Too short");
    await page.getByRole("button", { name: t("contact.send"), exact: true }).click();
    await expect(page.getByText(t("errors.field.contact_message"))).toBeVisible();
    await expect(page.getByLabel(t("contact.message"), { exact: true })).toBeFocused();
    // The way to that field has left others half under the header, too small to be pressed there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expectAccessible(page);
    expect(await keptOf(email)).toEqual([]);

    await page.getByLabel(t("contact.message"), { exact: true }).fill("How do I renew my listing?");
    await page.getByRole("button", { name: t("contact.send"), exact: true }).click();
    await expect(page.getByRole("heading", { name: t("contact.sent") })).toBeFocused();
    expect((await keptOf(email)).length).toBe(1);
    await expectAccessible(page);
  });
});
