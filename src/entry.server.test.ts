import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { type ComponentType, createElement, type PropsWithChildren } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { cardView } from "#features/listings/card/card-view.ts";
import { someListing } from "#features/listings/facts/listing.fixture.ts";
import { type Api, ApiError } from "#platform/http/api.ts";
import { realPages, someSite } from "../tests/support/real-pages.ts";

// The renderer as development has it: the real routes.
const real = await realPages();

const Around = RouterContextProvider as ComponentType<PropsWithChildren<{ router: unknown }>>;
const page = (path: string, thrown: () => Error) => {
  const api = (async () => {
    throw thrown();
  }) as Api;
  return real.page(path, { api, language: "en" });
};
const refused = (status: number) => () => new ApiError(status, { code: "server.busy", message: "No" });
const someCar = "/cars/00000000-0000-4000-8000-000000000000";

test.each(["/cars", "/motorcycles?brand=honda", someCar])(
  "%s answers 503 when the calls of its loader do",
  async (path) => {
    const { status, html, error, fault } = await page(path, refused(503));
    expect([status, error, fault]).toEqual([503, undefined, undefined]);
    expect(html).toContain('role="alert"');
  },
);

test("any other refusal is a page that failed, and the refused call has told why", async () => {
  const { status, fault } = await page("/cars", refused(500));
  expect([status, fault]).toEqual([500, undefined]);
});

test("what is no refusal is told, for nothing else would log it", async () => {
  const broken = new TypeError("nothing there");
  const { status, error, fault } = await page("/cars", () => broken);
  expect([status, error, fault]).toEqual([500, undefined, broken]);
});

test("the markup of a card that is kept is to the byte what React makes of it, in each language and layout", async () => {
  const { ListingCard } = await real.load("/src/features/listings/card/ListingCard.tsx");
  const { makeRouter } = await real.load("/src/router.tsx");
  const { makePageMessages } = await real.load("/src/i18n/page-messages.ts");
  const listings = [1, 2].map((id) => ({
    ...someListing({
      id: `00000000-0000-4000-8000-00000000000${id}`,
      title: `كيا & "Kia" <${id}>`,
      featured: id === 1,
    }),
    status: "active",
  }));
  const answers: Record<string, unknown> = {
    "GET /api/site": someSite,
    "GET /api/cars": { data: listings, total: 2, page: 1, totalPages: 1, facets: {} },
  };
  const api = (async (name: string) => {
    if (!answers[name]) throw new ApiError(401, { code: "auth.required", message: "No" });
    return answers[name];
  }) as Api;
  for (const [language, view] of [
    ["ar", "grid"],
    ["en", "grid"],
    ["en", "list"],
  ] as const) {
    const ask = () => real.page(view === "list" ? "/cars?view=list" : "/cars", { api, language });
    const [made, again] = [await ask(), await ask()];
    expect([made.status, again.html]).toEqual([200, made.html]);
    const messages = makePageMessages(language);
    await messages.load("common", "listings", "browse", "reference");
    const router = makeRouter({ ...real.guest, api, messages });
    router.update({ history: createMemoryHistory({ initialEntries: ["/cars"] }) });
    for (const [at, listing] of listings.entries()) {
      const card = createElement(ListingCard, {
        listing: cardView(listing as never),
        layout: view,
        heading: "h2",
        eager: at === 0,
      });
      expect(made.html).toContain(renderToString(createElement(Around, { router }, card)));
    }
  }
});

test("what the filters are filled with for the server is to the byte what React makes of them", async () => {
  const { makeRouter } = await real.load("/src/router.tsx");
  const { makePageMessages } = await real.load("/src/i18n/page-messages.ts");
  const { default: FilterPanel } = await real.load("/src/pages/market/browse/filters/FilterPanel.tsx");
  const facets = {
    brand: { kia: 12_345, bmw: 0 },
    gearType: { manual: 2 },
    exteriorColor: { red: 7 },
    bodyType: { suv: 3 },
    price: { "5000": 4, "10000": 1 },
    year: { "2015": 2 },
  };
  const answers: Record<string, unknown> = {
    "GET /api/site": someSite,
    "GET /api/cars": { data: [], total: 0, page: 1, totalPages: 1, facets },
    "GET /api/models": [{ slug: '"a" & <b>\'s', en: "A & <b>", ar: "سيارة & <b>" }],
  };
  const api = (async (name: string) => {
    if (answers[name]) return answers[name];
    throw new ApiError(401, { code: "auth.required", message: "No" });
  }) as Api;
  const search = {
    brand: ["kia"],
    gearType: ["cvt", "manual"],
    city: ["beirut"],
    yearMin: 2015,
    priceMax: 10_000,
  };
  const path = "/cars?brand=kia&city=beirut&gearType=cvt&gearType=manual&priceMax=10000&yearMin=2015";
  for (const language of ["ar", "en"] as const) {
    const made = await real.page(path, { api, language });
    expect([made.status, made.headers.get("location")]).toEqual([200, null]);
    const messages = makePageMessages(language);
    await messages.load("common", "listings", "browse", "reference");
    const router = makeRouter({ ...real.guest, api, messages });
    router.update({ history: createMemoryHistory({ initialEntries: [path] }) });
    await router.load();
    const filters = { vehicleType: "car", search, facets, change() {}, toggle() {} };
    const around = (inside: object) =>
      createElement(QueryClientProvider, { client: router.options.context.queryClient }, inside as never);
    const panel = renderToString(
      createElement(Around, { router }, around(createElement(FilterPanel, { filters }))),
    );
    expect(panel).toContain("selected");
    expect(made.html).toContain(panel);
  }
});

test("header and footer, which are kept for all guests, are to the byte what React makes of them for each address", async () => {
  const { makeRouter } = await real.load("/src/router.tsx");
  const { makePageMessages } = await real.load("/src/i18n/page-messages.ts");
  const { Header } = await real.load("/src/ui/shell/Header.tsx");
  const { Footer } = await real.load("/src/ui/shell/Footer.tsx");
  const { accountParts } = await real.load("/src/pages/frame/account-parts.tsx");
  const site = { ...someSite };
  const api = (async (name: string) => {
    if (name === "GET /api/site") return site;
    throw new ApiError(404, { code: "listing.not_found", message: "No" });
  }) as Api;
  const check = async (path: string, language: "ar" | "en") => {
    const made = await real.page(path, { api, language });
    const messages = makePageMessages(language);
    await messages.load("common", "reference");
    const router = makeRouter({ ...real.guest, api, messages });
    router.update({ history: createMemoryHistory({ initialEntries: [path] }) });
    await router.load();
    const client = router.options.context.queryClient;
    for (const Part of [Header, Footer]) {
      const part = createElement(Part, { account: accountParts });
      const around = createElement(QueryClientProvider, { client }, part);
      expect(made.html, path).toContain(renderToString(createElement(Around, { router }, around)));
    }
  };
  const paths = [
    "/",
    "/?utm_source=a%22%26b",
    "/about",
    "/terms",
    "/favorites",
    "/motorcycles",
    someCar,
    "/carsome",
  ];
  for (const language of ["ar", "en"] as const) for (const path of paths) await check(path, language);
  // Changed settings are in the next page.
  Object.assign(site, { nameEn: "Another name", phone: "+9613123456" });
  await check("/about", "en");
});
