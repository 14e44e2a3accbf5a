import type { Locator, Page } from "@playwright/test";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { carWithPictures, idsFromMarket, idsWithStatus, listingWhere } from "./support/market.ts";
import { expect, open, phone, swipe, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** Brand and model as the page says them. */
async function vehicleOf(page: Page, { language, name }: Words, { brand, model }: PublicListing) {
  const answer = await page.request.get(`/api/reference/brands/car/${brand}/models`);
  const models: { slug: string; ar: string; en: string }[] = await answer.json();
  return `${name("brand", brand)} ${models.find(({ slug }) => slug === model)?.[language] ?? model}`;
}

const gallery = (page: Page, { t }: Words) => page.getByRole("region", { name: t("detail.galleryLabel") });
const fullScreen = (page: Page, { t }: Words) => page.getByRole("dialog", { name: t("detail.galleryLabel") });

async function photoNames(page: Page, words: Words, car: PublicListing) {
  const vehicle = `${await vehicleOf(page, words, car)} ${words.plain(car.year)}`;
  const total = words.number(car.photos.length);
  return car.photos.map((_, index) =>
    words.t("detail.galleryPhoto", { vehicle, position: words.number(index + 1), total }),
  );
}

/** The photo that fills the screen now; its neighbours wait beside it, out of reach. */
const shown = (dialog: Locator, name: string | undefined) =>
  dialog
    .getByRole("region")
    .getByRole("group")
    .filter({ visible: true })
    .getByRole("img", { name, exact: true });

/** Notes what a page tells the market of its visitor: a browser does not show what a beacon carries. */
async function noteEvents(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => told.push(JSON.parse(text)));
      return send(address, body);
    };
    Object.assign(window, { told });
  });
  return () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
}

test("call and WhatsApp reach the seller, with a message in the visitor's language", {
  tag: "@english",
}, async ({ page, context, api, words, baseURL }) => {
  const { t, plain } = words;
  const car = await listingWhere(api, () => true);
  const [phoneNumber = ""] = await idsFromMarket("select phone_number as id from cars where id = $1", [
    car.id,
  ]);
  expect(phoneNumber).toMatch(/^\+961\d{7,8}$/);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  const events = await noteEvents(page);
  await open(page, `/cars/${car.id}`);
  const html = await (await page.request.get(`/cars/${car.id}`)).text();
  expect(html).not.toContain(phoneNumber.slice(4));
  const side = page.getByRole("complementary");
  await side.getByRole("button", { name: t("detail.contactShow") }).click();
  const chat = side.getByRole("link", { name: t("detail.contactWhatsApp") });
  const call = side.getByRole("link", { name: phoneNumber.slice(-3) });

  await expect(call).toHaveAttribute("href", `tel:${phoneNumber}`);
  const address = new URL((await chat.getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toBe(`https://wa.me/${phoneNumber.slice(1)}`);
  expect(address.searchParams.get("text")).toBe(
    t("detail.contactGreeting", {
      vehicle: await vehicleOf(page, words, car),
      year: plain(car.year),
      site: t("common.siteName"),
      link: `${baseURL}/cars/${car.id}`,
    }),
  );

  const chatPage = page.waitForEvent("popup");
  await chat.click();
  await expect.poll(events).toEqual([{ event: "view" }, { event: "contact", channel: "whatsapp" }]);
  await (await chatPage).close();
});

test("what is shared is the car's address", async ({ page, context, api, words, baseURL }) => {
  const { t } = words;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const car = await listingWhere(api, () => true);
  await open(page, `/cars/${car.id}`);
  await gallery(page, words)
    .getByRole("button", { name: t("detail.share") })
    .click();
  await expect(page.getByText(t("detail.copied", { kind: "car" }))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/cars/${car.id}`);
});

test("photos in full screen: by click, by keys, and back to where one was", { tag: "@english" }, async ({
  page,
  language,
  api,
  words,
}) => {
  const car = await carWithPictures(api);
  const [first, second, third] = await photoNames(page, words, car);
  await open(page, `/cars/${car.id}`);
  const opener = gallery(page, words).getByRole("button", { name: first, exact: true });
  await opener.click();
  const dialog = fullScreen(page, words);
  await expect(shown(dialog, first)).toBeInViewport();
  await expect(page).toHaveURL(/#photo-1$/);
  if (language === "ar")
    expect(await dialog.ariaSnapshot(), "in the words of the page").not.toMatch(/ of |Slide/);

  // The next photo lies where reading goes on: to the left in Arabic.
  const [next, previous] = language === "ar" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  await page.keyboard.press(next);
  await expect(shown(dialog, second)).toBeInViewport();
  await page.keyboard.press(previous);
  await expect(shown(dialog, first)).toBeInViewport();
  await dialog
    .getByRole("navigation", { name: words.t("detail.galleryThumbnails") })
    .getByRole("img", { name: third, exact: true })
    .click();
  await expect(shown(dialog, third)).toBeInViewport();

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
  await expect(opener).toBeFocused();
});

test("the way to a car leads back through its model and brand", async ({ page, api, words }) => {
  const { t, name } = words;
  const car = await listingWhere(api, ({ brand }) => brand === "toyota");
  const vehicle = await vehicleOf(page, words, car);
  await open(page, `/cars/${car.id}`);
  const way = page.getByRole("navigation", { name: t("detail.breadcrumb") });
  const brand = name("brand", "toyota");
  const model = vehicle.replace(`${brand} `, "");
  await expect(way.getByRole("link")).toHaveText([t("common.home"), t("common.cars"), brand, model]);
  await expect(way.locator('[aria-current="page"]')).toHaveText(car.name[words.language]);
  await way.getByRole("link", { name: model, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/cars\\?brand=toyota&model=${car.model}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(vehicle);
});

test("a page that is looked at counts as a view", async ({ page, api }) => {
  const car = await listingWhere(api, () => true);
  const events = await noteEvents(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/cars/${car.id}/events`));
  await open(page, `/cars/${car.id}`);
  expect((await answered).status()).toBe(204);
  await expect.poll(events).toEqual([{ event: "view" }]);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("photos are swiped, in the page and in full screen", async ({ page, api, words }) => {
    const { t, number } = words;
    const car = await carWithPictures(api);
    const [first, second, third] = await photoNames(page, words, car);
    const total = number(car.photos.length);
    await open(page, `/cars/${car.id}`);
    const photos = gallery(page, words);
    const counter = (position: number) =>
      photos.getByText(t("detail.galleryPosition", { position: number(position), total }), { exact: true });
    await expect(counter(1)).toBeVisible();
    // In Arabic the next photo comes in from the left.
    await swipe(page, photos.getByRole("button", { name: first, exact: true }), "right");
    await expect(counter(2)).toBeVisible();
    await photos.getByRole("button", { name: second, exact: true }).tap();

    const dialog = fullScreen(page, words);
    await expect(shown(dialog, second)).toBeInViewport();
    await swipe(page, shown(dialog, second), "right");
    await expect(shown(dialog, third)).toBeInViewport();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
  });

  test("price and contact stay in view at the bottom", async ({ page, api, words }) => {
    const { t } = words;
    const car = await listingWhere(api, ({ currency }) => currency === "usd");
    await open(page, `/cars/${car.id}`);
    const bar = page.getByRole("region", { name: t("detail.contactBar") });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(bar).toContainText(words.money(car.price));
    await expect(bar.getByRole("button", { name: t("detail.contactCall") })).toBeInViewport();
    await page.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
    await bar.getByRole("button", { name: t("detail.contactWhatsApp") }).click();
    await page.waitForURL(/^https:\/\/wa\.me\/961/);
  });
});

test.describe("with pictures that do not come", () => {
  test.use({ expectedErrors: /Failed to load resource: net::ERR_FAILED/ });

  test("a photo that is broken gives its place to the next", async ({ page, api, words }) => {
    const car = await carWithPictures(api);
    await page.route(`**/media/${car.photos[0]?.id}/*`, (route) => route.abort());
    await open(page, `/cars/${car.id}`);
    const photos = gallery(page, words).getByRole("img");
    await expect(photos.first()).toHaveJSProperty("complete", true);
    await expect
      .poll(() => photos.first().evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(`/media/${car.photos[1]?.id}/`);
  });

  test("without any, a drawing of a vehicle stands in", async ({ page, api, words }) => {
    const car = await carWithPictures(api);
    await page.route("**/media/**", (route) => route.abort());
    await open(page, `/cars/${car.id}`);
    await expect(gallery(page, words).getByText(words.t("detail.galleryNone"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: car.name[words.language] })).toBeVisible();

    await open(page, "/cars");
    const card = page.getByRole("article").first();
    await expect(card.locator("svg.ph-none")).toBeVisible();
    await expect(card.locator("picture")).toHaveCount(0);
  });
});

test("on paper: a photo, what it is and costs, who sells it, and the address, without the frame", async ({
  page,
  api,
  words,
}) => {
  const { t } = words;
  const car = await carWithPictures(api);
  await open(page, `/cars/${car.id}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(words.money(car.price), { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(gallery(page, words).getByRole("img").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: t("detail.description") })).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText(car.seller.name);
  await expect(page.getByText(new RegExp(`^https?://.*/cars/${car.id}$`))).toBeVisible();
  for (const role of ["banner", "contentinfo", "button", "article"] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(role === "button" ? 1 : 0);
  for (const heading of [t("detail.similar", { kind: "car" }), t("detail.costTitle")])
    await expect(page.getByRole("heading", { name: heading })).toBeHidden();
});

test("similar cars lead on to themselves", async ({ page, api, words }) => {
  const { t } = words;
  const car = await listingWhere(api, () => true);
  const params = { id: car.id };
  const similar = await api("GET /api/cars/:id/similar", { params, query: { limit: 6 } });
  expect(similar.length).toBeGreaterThan(2);
  await open(page, `/cars/${car.id}`);
  await expect(page.getByRole("heading", { name: t("detail.similar", { kind: "car" }) })).toBeVisible();
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(similar.length);
  await cards.first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/cars/${similar[0]?.id}$`));
  await expect(
    page.getByRole("heading", { level: 1, name: similar[0]?.name[words.language] ?? "" }),
  ).toBeInViewport();
});

test("what was never there, and what is not for everyone, is not found", async ({ page, words }) => {
  const { t } = words;
  const [pending = ""] = await idsWithStatus("pending");
  expect(pending).not.toBe("");
  for (const id of ["01a1e894-0000-7000-8000-000000000000", "not-a-listing", pending]) {
    const response = await open(page, `/cars/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: t("detail.missingTitle") })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(id === "not-a-listing" ? 0 : 6);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
  await page.getByRole("link", { name: t("detail.backToBrowsing") }).click();
  await expect(page).toHaveURL(/\/cars$/);
});

test("a listing whose time is over says so, and shows what is like it", async ({ page, words }) => {
  const { t } = words;
  const [expired = ""] = await idsWithStatus("expired");
  expect(expired).not.toBe("");
  const response = await open(page, `/cars/${expired}`);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1, name: t("detail.goneTitle") })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("an address where nothing is says so, with the ways on", async ({ page, words }) => {
  const { t } = words;
  const response = await open(page, "/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: t("common.notFoundTitle") })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("common.browseMotorcycles") })
    .click();
  await expect(page).toHaveURL(/\/motorcycles$/);
});
