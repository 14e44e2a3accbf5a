import type { Page } from "@playwright/test";
import sharp from "sharp";
import { isolated } from "#i18n/format.ts";
import { css } from "../support/css.ts";
import { apiOver } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

// A browser writes every request that found no network to the console.
test.use({ ...phone, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

const colours = ["#a33", "#3a3", "#33a"];
const photo = async (background: string) => ({
  name: `${background.slice(1)}.jpg`,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** The colours of the photos in their order, as far as each is red, green or blue. */
const shown = (page: Page) =>
  page.locator("[data-photo] img").evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const canvas = document.createElement("canvas");
      const brush = canvas.getContext("2d");
      brush?.drawImage(image, 0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = brush?.getImageData(0, 0, 1, 1).data ?? [];
      return red > 120 ? "red" : green > 120 ? "green" : blue > 120 ? "blue" : "none";
    }),
  );

/** Whether the browser would ask before the page is reloaded or closed. */
const asksBeforeReload = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

async function fillCar(page: Page, { t, name }: Words) {
  const field = (label: string) => page.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}`));
  await field(t("listing-fields.title")).fill("Toyota Corolla XLI 2019");
  await field(t("listing-fields.brand")).selectOption({ label: name("brand", "toyota") });
  await field(t("listing-fields.model")).selectOption("corolla");
  await field(t("listing-fields.year")).fill("2019");
  await field(t("listing-fields.price")).fill("14800");
  await field(t("listing-fields.mileageAsked")).fill("86000");
  await field(t("listing-fields.city")).selectOption("jounieh");
}

test("photos wait for the network, go on by themselves, are put in order, and become the listing's", async ({
  page,
  context,
  words,
}) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  await open(page, "/add-car");
  const files = page.locator("input[type=file][multiple]");
  await expect(files).toBeAttached();

  await context.setOffline(true);
  const broken = { name: "x.jpg", mimeType: "image/jpeg", buffer: Buffer.from("hello") };
  await files.setInputFiles([...(await Promise.all(colours.map(photo))), broken]);
  await expect(page.getByText(t("photos.offline"))).toBeVisible();
  await expect(page.getByText(t("photos.unreadable", { file: isolated("x.jpg") }))).toBeVisible();
  await expectAccessible(page);
  expect(await asksBeforeReload(page), "no draft has them").toBe(true);
  await context.setOffline(false);
  await expect(page.getByText(t("photos.offline"))).toBeHidden();

  const tiles = page.locator("[data-photo]");
  await tiles.nth(3).locator(css("features/selling/photos/photos#remove")).click();
  await expect(tiles).toHaveCount(3);
  await expect(page.locator(css("features/selling/photos/photos#status"))).toHaveCount(0);
  expect(await shown(page)).toEqual(["red", "green", "blue"]);

  // The last becomes the cover by the keyboard, and keeps the focus.
  await tiles.nth(2).locator(css("features/selling/photos/photos#grip")).press("Home");
  await expect(page.getByText(t("photos.nowCover"))).toBeAttached();
  await expect(tiles.first().locator(css("features/selling/photos/photos#grip"))).toBeFocused();
  expect(await shown(page)).toEqual(["blue", "red", "green"]);

  // The draft has them after a reload.
  await fillCar(page, words);
  await expect(page.locator("#preview img").first()).toBeVisible();
  expect(await asksBeforeReload(page)).toBe(false);
  await reload(page);
  await expect(tiles).toHaveCount(3);
  await expect.poll(() => shown(page)).toEqual(["blue", "red", "green"]);

  await page.getByRole("button", { name: t("selling.publish"), exact: true }).click();
  await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
  await expect(page.getByRole("main").getByText("Toyota Corolla XLI 2019", { exact: true })).toBeVisible();
  const api = apiOver(page.request);
  const id = (await api("GET /api/my-cars")).data[0]?.id ?? "";
  const { photos } = await api("GET /api/cars/:id", { params: { id } });
  expect(photos.length).toBe(3);
  // The job has made what was not there at once.
  await expect
    .poll(async () => (await api("GET /api/cars/:id", { params: { id } })).photos[0]?.widths)
    .toEqual([320, 640, 960, 1280]);
});
