import { carWithPictures } from "./support/market.ts";
import { expect, expectAccessible, open, phone, swipe, test } from "./support/test.ts";

test.use(phone);

test("photos are swiped on a card: the next is fetched only then, and a tap still opens the car", async ({
  page,
  api,
  words: { t },
}) => {
  const { id, ref, photos } = await carWithPictures(api);
  const others = photos.slice(1).map((photo) => photo.id);
  const fetched: string[] = [];
  page.on("request", (request) => {
    const of = /\/media\/([^/]+)\//.exec(request.url())?.[1];
    if (of && others.includes(of)) fetched.push(of);
  });
  // What the server has drawn, and after a layout of another kind what React has.
  for (const view of ["", "&view=list"]) {
    await open(page, `/cars?search=${ref}${view}`);
    const card = page.getByRole("article").filter({ has: page.locator(`a[href$="/cars/${id}"]`) });
    const picture = card.locator(".pic");
    const count = card.getByRole("img", { name: t("listings.cardPhotos", { count: photos.length }) });
    await expect(count).toHaveText(String(photos.length));
    expect(fetched).toEqual([]);
    // In Arabic the next photo comes in from the left.
    await swipe(page, picture, "right");
    await expect(count).toHaveText(`2/${photos.length}`);
    await expect.poll(() => fetched).toContain(others[0]);
    expect(fetched).not.toContain(others[1]);
    await swipe(page, picture, "left");
    await expect(count).toHaveText(`1/${photos.length}`);
    await swipe(page, picture, "left");
    await expect(count).toHaveText(`1/${photos.length}`);
    await expect(page).toHaveURL(/\/cars\?/);
    fetched.length = 0;
  }
  // A tap while the last swipe still glides only ends that.
  await expect(async () => {
    await page.locator(`a[href$="/cars/${id}"]`).tap();
    await expect(page).toHaveURL(new RegExp(`/cars/${id}$`), { timeout: 2000 });
  }).toPass();
});

test("a compact list shows more cars on a phone, and large cards come back", async ({
  page,
  words: { t },
}) => {
  await open(page, "/cars?sort=newest");
  const cards = page.getByRole("article");
  const height = async () => (await cards.first().boundingBox())?.height ?? 0;
  const large = await height();
  await page.getByRole("link", { name: t("browse.compact") }).click();
  await expect(page).toHaveURL(/sort=newest.*view=list/);
  await expect.poll(height).toBeLessThan(large / 2);
  await expectAccessible(page);
  await page.getByRole("link", { name: t("browse.large") }).click();
  await expect.poll(height).toBe(large);
});
