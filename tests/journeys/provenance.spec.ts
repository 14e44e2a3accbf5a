import type { Page } from "@playwright/test";
import { css } from "../support/css.ts";
import { countOf, listingWhere } from "./support/market.ts";
import { expect, open, reload, test } from "./support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe(() => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("a buyer filters by source and papers, sees how many there are, and takes a filter back", {
    tag: "@english",
  }, async ({ page, api, words }) => {
    const { t, name } = words;
    await open(page, "/cars");
    const column = page.getByRole("form", { name: t("browse.filterTitle") });
    const group = (title: string) => column.locator("details").filter({ hasText: title });
    const choice = (label: string) => column.locator("label").filter({ hasText: label });
    const matching = (count: number) =>
      page.getByText(t("browse.match", { vehicleType: "car", count }), { exact: true });

    await group(t("browse.filterSource")).locator("summary").click();
    const american = await countOf(api, { source: ["us"] });
    expect(american).toBeGreaterThan(0);
    await expect(choice(name("source", "us"))).toContainText(new Intl.NumberFormat("en").format(american));
    await choice(name("source", "us")).click();
    await expect(page).toHaveURL(/\/cars\?source=us$/);
    await expect(matching(american)).toBeVisible();

    await group(t("browse.filterPapers")).locator("summary").click();
    await choice(name("customs", "paid")).first().click();
    await choice(name("plate", "private")).click();
    await expect(page).toHaveURL(/\/cars\?source=us&customs=paid&plate=private$/);
    const all = await countOf(api, { source: ["us"], customs: ["paid"], plate: ["private"] });
    await expect(matching(all)).toBeVisible();

    // The address alone gives the same, and a chip takes one of them away.
    await reload(page);
    await expect(matching(all)).toBeVisible();
    await button(page, t("browse.remove", { filter: name("source", "us") })).click();
    await expect(page).toHaveURL(/\/cars\?customs=paid&plate=private$/);
    await expect(matching(await countOf(api, { customs: ["paid"], plate: ["private"] }))).toBeVisible();
  });
});

test("the page of a listing tells where it comes from, and warns of a salvage title", async ({
  page,
  api,
  words,
}) => {
  const { t, name } = words;
  const listing = await listingWhere(
    api,
    ({ titleStatus, source }) => titleStatus === "salvage" && source !== null,
  );
  await open(page, `/cars/${listing.id}`);
  const row = (label: string) =>
    page.locator(`${css("pages/market/car/detail#specTable")} > div`).filter({ hasText: label });
  await expect(row(t("listing-fields.source"))).toContainText(name("source", listing.source ?? ""));
  await expect(row(t("listing-fields.titleStatus"))).toContainText(name("titleStatus", "salvage"));
  await expect(row(t("listing-fields.accidentHistory"))).toContainText(t("detail.accidentsSome"));
  await expect(page.locator("main section:has(h1) .badge.warn")).toHaveText(name("titleStatus", "salvage"));
});
