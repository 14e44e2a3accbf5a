import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { cardView } from "#features/listings/card/card-view.ts";
import { someListing } from "#features/listings/facts/listing.fixture.ts";
import { type Api, ApiError } from "#platform/http/api.ts";
import { realPages, someSite } from "../tests/support/real-pages.ts";

// The renderer as development has it: the real routes.
const real = await realPages();

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
  const { makeSite } = await real.load("/src/site.tsx");
  const { RouterView } = await real.load("/src/platform/page/router/view.tsx");
  const { loadedRouter } = await real.load("/src/platform/page/router/router.ts");
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
    const router = await loadedRouter(makeSite({ ...real.guest, api, messages }), "/cars");
    for (const [at, listing] of listings.entries()) {
      const card = createElement(ListingCard, {
        listing: cardView(listing as never),
        layout: view,
        heading: "h2",
        eager: at === 0,
      });
      expect(made.html).toContain(renderToString(createElement(RouterView, { router }, card)));
    }
  }
});
