import { countOf } from "./support/market.ts";
import { expect, open, reload, test } from "./support/test.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("a buyer filters by who sells, by owners, by what is new and by prices that fell", {
  tag: "@english",
}, async ({ page, api, words }) => {
  const { t, name } = words;
  await open(page, "/cars");
  const column = page.getByRole("form", { name: t("browse.filterTitle") });
  const unfold = (title: string) => column.locator("summary").filter({ hasText: title }).click();
  const choice = (filter: string, value: string) =>
    column.locator("label").filter({ hasText: name(filter, value) });
  const matching = (count: number) =>
    page.getByText(t("browse.match", { vehicleType: "car", count }), { exact: true });

  await unfold(t("browse.filterListing"));
  const ofDealers = await countOf(api, { sellerType: ["dealer"] });
  expect(ofDealers).toBeGreaterThan(0);
  await expect(choice("sellerType", "dealer")).toContainText(new Intl.NumberFormat("en").format(ofDealers));
  await choice("sellerType", "dealer").click();
  await expect(page).toHaveURL(/\/cars\?sellerType=dealer$/);
  await expect(matching(ofDealers)).toBeVisible();

  await unfold(t("browse.filterCondition"));
  await choice("owners", "1").click();
  await expect(page).toHaveURL(/\?sellerType=dealer&owners=1$/);
  await expect(matching(await countOf(api, { sellerType: ["dealer"], owners: ["1"] }))).toBeVisible();

  // Of the times only the last chosen holds.
  await page.goto("/cars");
  await unfold(t("browse.filterListing"));
  await choice("addedWithin", "3").click();
  await expect(page).toHaveURL(/\?addedWithin=3$/);
  await choice("addedWithin", "7").click();
  await expect(page).toHaveURL(/\?addedWithin=7$/);
  await choice("priceCut", "1").click();
  await expect(page).toHaveURL(/\?priceCut=1&addedWithin=7$/);
  const both = await countOf(api, { priceCut: ["1"], addedWithin: ["7"] });

  // The address alone gives the same, and a chip takes one of them away.
  await reload(page);
  if (both > 0) await expect(matching(both)).toBeVisible();
  await page
    .getByRole("button", { name: t("browse.remove", { filter: name("addedWithin", "7") }), exact: true })
    .click();
  await expect(page).toHaveURL(/\?priceCut=1$/);
  const reduced = await countOf(api, { priceCut: ["1"] });
  expect(reduced).toBeGreaterThan(0);
  await expect(matching(reduced)).toBeVisible();
});
