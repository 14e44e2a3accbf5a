import sharp from "sharp";
import { everyListing, idsWithStatus, listingWhere } from "./support/market.ts";
import { expect, open, test } from "./support/test.ts";

test("a link to a car carries a picture of it, with its price in the reader's language", async ({
  page,
  request,
  api,
  baseURL,
}) => {
  const car = await listingWhere(api, ({ currency }) => currency === "lbp");
  const pictures: Buffer[] = [];
  for (const language of ["ar", "en"]) {
    await open(page, `/cars/${car.id}?lang=${language}`);
    const content = (property: string) =>
      page.locator(`meta[property="${property}"]`).getAttribute("content");
    expect(await content("og:title")).toContain(car.price.toLocaleString("en"));
    const address = (await content("og:image")) ?? "";
    expect(address.startsWith(`${baseURL}/`), "an absolute address").toBe(true);
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    const picture = await answer.body();
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect([await content("og:image:width"), await content("og:image:height")]).toEqual(["1200", "630"]);
    pictures.push(picture);
  }
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.of()), "one picture for each language").toBe(false);
});

test("a car tells search engines what it is and costs", { tag: "@english" }, async ({
  language,
  page,
  api,
  baseURL,
}) => {
  const car = await listingWhere(api, ({ currency }) => currency === "eur");
  await open(page, `/cars/${car.id}?lang=${language}`);
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data: Record<string, unknown>[] = written.map((text) => JSON.parse(text));
  const vehicle = data.find((one) => one["@type"] === "Car");
  expect(vehicle).toMatchObject({
    vehicleModelDate: String(car.year),
    mileageFromOdometer: { value: car.mileage, unitCode: "KMT" },
    offers: { "@type": "Offer", price: car.price, priceCurrency: "EUR" },
  });
  const crumbs = data.find((one) => one["@type"] === "BreadcrumbList");
  expect(crumbs?.itemListElement).toHaveLength(4);

  const canonical = `${baseURL}/cars/${car.id}${language === "en" ? "?lang=en" : ""}`;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical);
  await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute(
    "href",
    `${baseURL}/cars/${car.id}`,
  );
});

test("a page of listings names them in their order", async ({ page, api, baseURL }) => {
  const { data } = await api("GET /api/cars", { query: { limit: 24 } });
  await open(page, "/cars");
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = written.map((text) => JSON.parse(text)).find((one) => one["@type"] === "ItemList");
  const addresses = list.itemListElement.map(({ url }: { url: string }) => url);
  expect(addresses).toEqual(data.map(({ id }) => `${baseURL}/cars/${id}`));
});

test("the sitemaps hold every listing that anyone may see, and no other", async ({
  request,
  api,
  baseURL,
}) => {
  const located = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  };
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);

  const files = await located("/sitemap.xml");
  const addresses = (await Promise.all(files.map(located))).flat();
  const cars = [...(await everyListing(api, "car")), ...(await everyListing(api, "motorcycle"))];
  const paths = addresses.map((address) => address.replace(baseURL ?? "", ""));
  const isListing = (path: string) => /^\/cars\/[0-9a-f-]{36}$/.test(path);
  expect(paths.filter(isListing).toSorted()).toEqual(cars.map(({ id }) => `/cars/${id}`).toSorted());
  const others = paths.filter((path) => !isListing(path));
  expect(others).toEqual(
    expect.arrayContaining(["/", "/cars", "/motorcycles", "/about", "/dealers", "/seo"]),
  );
  const known =
    /^\/(cars|motorcycles|about|contact|terms|privacy|dealers(\/[a-z0-9-]+)?|checklist|trust|(seo|value)(\/.+)?)?$/;
  expect(others.filter((path) => !known.test(path))).toEqual([]);
  for (const hidden of [...(await idsWithStatus("pending")), ...(await idsWithStatus("expired"))]) {
    expect(addresses.join(), "hidden").not.toContain(hidden);
  }
});
