import { type APIRequestContext, expect as must, type Page } from "@playwright/test";
import sharp from "sharp";
import { apiOver } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use(phone);

/** A car from the front with a plate, of which the ground is the given colour. */
const carPhoto = async (ground: string) => ({
  name: "front.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">
      <rect width="1280" height="960" fill="${ground}"/><rect x="240" y="280" width="800" height="520" rx="70" fill="#27455f"/>
      <rect x="500" y="610" width="280" height="62" fill="#f4f4f0" stroke="#222" stroke-width="3"/><rect x="500" y="610" width="26" height="62" fill="#24509a"/>
      <text x="651" y="659" font-family="DejaVu Sans" font-weight="bold" font-size="48" text-anchor="middle" textLength="220">B 123456</text></svg>`),
  )
    .jpeg({ quality: 90 })
    .toBuffer(),
});

const tiles = (page: Page) => page.locator("[data-photo]");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** How many of the brightest pixels lie where the plate was: none of them in a covered photo. */
async function brightIn(request: APIRequestContext, address: string, part: number[]) {
  const answer = await request.get(address);
  must(answer.status()).toBe(200);
  const { data, info } = await sharp(await answer.body())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left = 0, top = 0, right = 0, bottom = 0] = part;
  let bright = 0;
  for (let y = Math.floor(top * info.height); y < bottom * info.height; y++)
    for (let x = Math.floor(left * info.width); x < right * info.width; x++)
      if ((data[y * info.width + x] ?? 0) > 150) bright++;
  return bright;
}

/** Chooses a photo for a place of the form. */
async function fill(page: Page, { t }: Words, slot: "front" | "rear" | "papers", ground: string) {
  const chooser = page.waitForEvent("filechooser");
  await button(page, new RegExp(`${t("photos.slotAdd")} ${t(`photos.${slot}`)}$`)).click();
  await (await chooser).setFiles(await carPhoto(ground));
}

test("a seller fills the places, covers a plate, turns a photo, and the listing shows what was covered", async ({
  page,
  words,
}) => {
  const { t, name, number } = words;
  await somebodySignedIn(page.request);
  await open(page, "/add-car");
  await expect(page.getByRole("heading", { name: t("photos.slots") })).toBeVisible();
  await expectAccessible(page);

  // The rear first: the front goes before it, and each place that is filled is asked for no more.
  await fill(page, words, "rear", "#b33");
  await expect(tiles(page)).toHaveCount(1);
  await fill(page, words, "front", "#3a3");
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).first()).toContainText(`${t("photos.cover")} · ${t("photos.front")}`);
  await expect(tiles(page).nth(1)).toContainText(t("photos.rear"));
  await expect(button(page, new RegExp(`${t("photos.slotAdd")} ${t("photos.front")}$`))).toHaveCount(0);

  // The plate of the front is proposed; the box is pulled and moved by keys, then burnt in.
  const edit = (place: number) => button(page, t("photos.edit", { place: number(place) }));
  await edit(1).click();
  const dialog = page.getByRole("dialog", { name: t("photos.editTitle") });
  await dialog.getByRole("button", { name: t("photos.coverMode") }).click();
  await expect(dialog.getByText(t("photos.plateFound"))).toBeVisible();
  await expect(dialog.getByText(t("photos.coverForGood"))).toBeVisible();
  await expectAccessible(page);
  const box = dialog.locator("[data-box]");
  await expect(box).toHaveCount(1);
  await box.focus();
  const before = await box.boundingBox();
  for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowLeft");
  for (let press = 0; press < 4; press++) await page.keyboard.press("Shift+ArrowRight");
  const after = await box.boundingBox();
  expect((after?.x ?? 0) < (before?.x ?? 0) && (after?.width ?? 0) > (before?.width ?? 0)).toBe(true);
  // One more by a finger, and away again.
  const area = await dialog.locator("img").boundingBox();
  if (!area) throw new Error("nothing to draw on");
  await page.mouse.move(area.x + 20, area.y + 20);
  await page.mouse.down();
  await page.mouse.move(area.x + 90, area.y + 60, { steps: 3 });
  await page.mouse.up();
  await expect(box).toHaveCount(2);
  await box.nth(1).focus();
  await page.keyboard.press("Delete");
  await expect(box).toHaveCount(1);
  await dialog.getByRole("button", { name: t("photos.coverSave") }).click();
  await expect(dialog).toBeHidden();
  const covered = await tiles(page).first().locator("img").getAttribute("src");
  expect(covered).toMatch(/^\/media\/.*\/640\.webp$/);

  // Turned, it is the covered one that is sent; the rear becomes the cover by the keyboard.
  await edit(2).waitFor();
  await button(page, t("photos.turn", { place: number(1) })).click();
  await expect(edit(1)).toBeVisible();
  await button(page, t("photos.move", { place: number(2), count: number(2) })).press("Home");
  await expect(tiles(page).first()).toContainText(t("photos.rear"));

  // What the photo of another visit shows is known after a reload.
  const field = (label: string) => page.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}`));
  await field(t("listing-fields.title")).fill("Toyota Corolla XLI 2019");
  await field(t("listing-fields.brand")).selectOption({ label: name("brand", "toyota") });
  await field(t("listing-fields.model")).selectOption("corolla");
  await field(t("listing-fields.year")).fill("2019");
  await field(t("listing-fields.price")).fill("14800");
  await field(t("listing-fields.mileageAsked")).fill("86000");
  await field(t("listing-fields.city")).selectOption("jounieh");
  await expect(page.locator("#preview img").first()).toBeVisible();
  await page.reload();
  await expect(tiles(page).nth(1)).toContainText(t("photos.front"));
  await expect(button(page, new RegExp(`${t("photos.slotAdd")} ${t("photos.rear")}$`))).toHaveCount(0);

  await button(page, t("selling.publish")).click();
  await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
  const api = apiOver(page.request);
  const id = (await api("GET /api/my-cars")).data[0]?.id ?? "";
  const ready = async () => (await api("GET /api/cars/:id", { params: { id } })).photos;
  await expect.poll(async () => (await ready()).every(({ widths }) => widths.length > 2)).toBe(true);
  const [rear, front] = await ready();
  if (!rear || !front) throw new Error("two photos");
  expect([front.width < front.height, rear.width > rear.height]).toEqual([true, true]);
  // Upright the plate lay in the middle, below; turned clockwise it lies to the left.
  for (const width of front.widths)
    for (const format of ["webp", "avif"])
      expect(
        await brightIn(page.request, `/media/${front.id}/${width}.${format}`, [0.31, 0.4, 0.36, 0.6]),
      ).toBe(0);
  expect(await brightIn(page.request, `/media/${rear.id}/640.webp`, [0.4, 0.64, 0.6, 0.69])).toBeGreaterThan(
    100,
  );
  // What the turned one was made of is there no more.
  expect((await page.request.get(covered ?? "")).status()).toBe(404);
});

test("papers are shown to everybody, and the form says so until they are covered", async ({
  page,
  words,
}) => {
  const { t, number } = words;
  await somebodySignedIn(page.request);
  // The places are there before the code of the picker is, and once.
  const code = Promise.withResolvers<void>();
  await page.route("**/assets/PhotoPicker-*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  await open(page, "/add-motorcycle");
  await expect(page.getByText(t("photos.papersPublic"))).toBeVisible();
  await expect(tiles(page).or(page.locator("fieldset[name=images] input[type=file]"))).toHaveCount(0);
  code.resolve();
  await fill(page, words, "papers", "#ccc");
  await expect(page.getByText(t("photos.papersSeen", { place: number(1) }))).toBeVisible();
  await button(page, t("photos.papersCover")).click();
  const dialog = page.getByRole("dialog", { name: t("photos.editTitle") });
  const box = dialog.locator("[data-box]");
  await expect(
    dialog.getByText(t("photos.plateNotFound")).or(dialog.getByText(t("photos.plateFound"))),
  ).toBeVisible();
  const found = await box.count();
  await dialog.getByRole("button", { name: t("photos.addBox") }).click();
  await expect(box).toHaveCount(found + 1);
  await expect(box.last()).toBeFocused();
  await dialog.getByLabel(t("photos.shows")).selectOption("engine");
  await dialog.getByRole("button", { name: t("photos.coverSave") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("photos.papersSeen", { place: number(1) }))).toBeHidden();
  await expect(tiles(page).first()).toContainText(t("photos.engine"));
  await expect(button(page, new RegExp(`${t("photos.slotAdd")} ${t("photos.papers")}$`))).toBeVisible();
});
