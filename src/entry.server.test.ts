import { QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { someListing } from "#features/listings/facts/listing.fixture.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { type Api, ApiError } from "#platform/http/api.ts";
import { realPages, someSite } from "../tests/support/real-pages.ts";

// The renderer as development has it: the real routes.
const real = await realPages();
const { makeSite } = await real.load("/src/site.tsx");
const { makePageMessages } = await real.load("/src/i18n/page-messages.ts");
const { RouterView } = await real.load("/src/platform/page/router/view.tsx");
const { loadedRouter } = await real.load("/src/platform/page/router/router.ts");

const wordsOfCards = ["common", "listings", "browse", "reference"];
/** The page of an address, and what React makes of a part of it that nothing was kept of. */
async function drawing(path: string, asked: { api: Api; language: "ar" | "en" }, ...words: string[]) {
  const messages = makePageMessages(asked.language);
  await messages.load(...words);
  const router = await loadedRouter(makeSite({ ...real.guest, ...asked, messages }), path);
  const { queryClient: client } = router.context;
  const draw = (part: ReactElement) =>
    renderToString(
      createElement(RouterView, { router }, createElement(QueryClientProvider, { client }, part)),
    );
  return { made: await real.page(path, asked), draw, messages };
}

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
  "GET /api/cars/:id/similar": listings,
};
const api = (async (name: string) => {
  if (!answers[name]) throw new ApiError(401, { code: "auth.required", message: "No" });
  return answers[name];
}) as Api;

test.each([
  ["/cars", "results"],
  ["/", "latest"],
])("%s has cards, but not what they are made of", async (path, name) => {
  const { status, html } = await real.page(path, { api, language: "en" });
  expect(status).toBe(200);
  const data = html.slice(html.lastIndexOf("</article>"));
  expect(html).toContain(`data-cards="${name}"`);
  expect(html.split("</article>")).toHaveLength(3);
  // How many there are travels with the page, nothing else of them.
  expect(data).toMatch(/"?count"?:2/);
  expect(data.replace(/<script type="application.ld.json">.*?<.script>/g, "")).not.toMatch(
    /Kia|priceUsd|thumbhash/,
  );
});

test("the structured data of a list names what it has", async () => {
  const { html } = await real.page("/cars", { api, language: "en" });
  const list = /\{"@context":"https:..schema.org","@type":"ItemList".*?(?=<.script>)/.exec(html)?.[0] ?? "{}";
  expect(JSON.parse(list)).toMatchObject({
    numberOfItems: 2,
    itemListElement: listings.map(({ id }) => ({ url: `${real.guest.publicUrl}/cars/${id}` })),
  });
});

test("the markup of a card that is kept is to the byte what React makes of it, in each language and layout", async () => {
  const { Cards } = await real.load("/src/features/listings/card/Cards.tsx");
  const { cardList } = await real.load("/src/features/listings/card/card-list.ts");
  for (const [language, view] of [
    ["ar", "grid"],
    ["en", "grid"],
    ["en", "list"],
  ] as const) {
    const path = view === "list" ? "/cars?view=list" : "/cars";
    const { made, draw, messages } = await drawing(path, { api, language }, ...wordsOfCards);
    const again = await real.page(path, { api, language });
    expect([made.status, again.html]).toEqual([200, made.html]);
    const cards = createElement(Cards, {
      ...{ as: "section", name: "results", heading: "h2", eager: true, layout: view },
      ...{ className: `${view}-cards`, "aria-label": messages.t("browse.results"), "aria-busy": false },
      list: await cardList(Promise.resolve(listings)),
    });
    expect(made.html).toContain(draw(cards));
  }
});

test("so is a card with its distance, which is each search's own", async () => {
  const { Cards } = await real.load("/src/features/listings/card/Cards.tsx");
  const { cardList } = await real.load("/src/features/listings/card/card-list.ts");
  const city = listings[0]?.city ?? "";
  const seen = new Set<string>();
  for (const language of ["ar", "en"] as const) {
    for (const [near, km] of [
      ["tyre", 75],
      ["hermel", 1234],
      ["tyre", 75],
      ["beirut", 0],
    ] as const) {
      const distances = { [city]: km };
      const asked = (async (name: string) =>
        name === "GET /api/cars" ? { ...Object(answers[name]), distances } : api(name as never)) as Api;
      const { made, draw, messages } = await drawing(
        `/cars?near=${near}`,
        { api: asked, language },
        ...wordsOfCards,
      );
      const cards = createElement(Cards, {
        ...{ as: "section", name: "results", heading: "h2", eager: true, layout: "grid", distances },
        ...{ className: "grid-cards", "aria-label": messages.t("browse.results"), "aria-busy": false },
        list: await cardList(Promise.resolve(listings)),
      });
      const drawn = draw(cards);
      expect(made.html).toContain(drawn);
      const said = messages.t("listings.cardMileage", { km: km.toLocaleString("en") });
      expect(drawn.split(` · ${said}<`)).toHaveLength(km ? 3 : 1);
      seen.add(drawn);
    }
  }
  expect(seen.size).toBe(6);
});

test("a listing's page, most of which is kept, is to the byte what React makes of it, in each language", async () => {
  const { default: DetailPage } = await real.load("/src/pages/market/car/DetailPage.tsx");
  const [photo] = someListing().photos;
  const photos = ["1", "2"].map((id) => ({ ...photo, id })) as PublicListing["photos"];
  const basis = { comparables: 8, yearMin: 2014, yearMax: 2016, middle: 9000, low: 8000, high: 10_000 };
  const listing = {
    ...someListing({ fairPrice: "fair", features: ["abs", '<own> & "words"'], photos }),
    status: "active",
    fairPriceBasis: { ...basis, later: null, computedAt: "2026-11-20T12:00:00Z" },
  };
  const unsaid = { amount: null, amountUsd: null, value: null, measured: null, bands: [], parts: [] };
  const row = { currency: "usd", validFrom: "2026-01-01", source: "<Law>", sourceUrl: null };
  const answers: Record<string, unknown> = {
    "GET /api/site": someSite,
    "GET /api/cars/:id": listing,
    "GET /api/cars/:id/similar": listings,
    "GET /api/cars/:id/costs": {
      day: "2026-11-15",
      exchangeRate: null,
      items: [
        {
          kind: "registration",
          state: "known",
          missing: null,
          ...unsaid,
          row: { ...row, noteAr: "", noteEn: "&" },
        },
      ],
    },
    "GET /api/cars/:id/trust": {
      ...{ phoneVerified: true, soldBefore: 2, otherCars: 0, seenHereBefore: [] },
      ...{ inspection: null, mayBeInspected: false },
    },
  };
  const api = (async (name: string) => {
    if (answers[name]) return answers[name];
    throw new ApiError(404, { code: "listing.not_found", message: "No" });
  }) as Api;
  // These say where in the page something is.
  const withoutIds = (html: string) => html.replace(/_R_\w*_/g, "id");
  const path = `/cars/${listing.id}`;
  for (const language of ["ar", "en"] as const) {
    const words = ["common", "listings", "listing-fields", "detail", "reference", "inspection-shown"];
    const { made, draw } = await drawing(path, { api, language }, ...words);
    const again = await real.page(path, { api, language });
    expect([made.status, again.html]).toEqual([200, made.html]);
    const drawn = draw(createElement(DetailPage));
    expect(drawn).toContain("&lt;Law&gt;");
    expect(withoutIds(made.html)).toContain(withoutIds(drawn));
  }
});

test("what the filters are filled with for the server is to the byte what React makes of them", async () => {
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
    const { made, draw } = await drawing(path, { api, language }, ...wordsOfCards);
    expect([made.status, made.headers.location]).toEqual([200, undefined]);
    const filters = { vehicleType: "car", search, facets, change() {}, toggle() {} };
    const panel = draw(createElement(FilterPanel, { filters }));
    expect(panel).toContain("selected");
    expect(made.html).toContain(panel);
  }
});

test("header and footer, which are kept for all guests, are to the byte what React makes of them for each address", async () => {
  const { Header } = await real.load("/src/ui/shell/Header.tsx");
  const { Footer } = await real.load("/src/ui/shell/Footer.tsx");
  const { accountParts } = await real.load("/src/pages/frame/account-parts.tsx");
  const site = { ...someSite };
  const api = (async (name: string) => {
    if (name === "GET /api/site") return site;
    throw new ApiError(404, { code: "listing.not_found", message: "No" });
  }) as Api;
  const check = async (path: string, language: "ar" | "en") => {
    const { made, draw } = await drawing(path, { api, language }, "common", "reference");
    for (const Part of [Header, Footer])
      expect(made.html, path).toContain(draw(createElement(Part, { account: accountParts })));
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

test("the logo has the name of the settings: drawn where it is that of the drawing, else set", async () => {
  const named = async (nameAr: string) => {
    const api = (async (call: string) => {
      if (call === "GET /api/site") return { ...someSite, nameAr };
      throw new ApiError(404, { code: "listing.not_found", message: "No" });
    }) as Api;
    return (await real.page(someCar, { api, language: "ar" })).html;
  };
  const [drawn, set] = [await named("مشوار"), await named("سوق <السيارات>")];
  expect(drawn).toMatch(/<use href="[^"]*logo-words[^"]*#ar"/);
  expect(set).toContain('<bdi class="word">سوق &lt;السيارات&gt;</bdi>');
  expect(set).not.toContain("logo-words");
});
