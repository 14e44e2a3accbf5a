import { describe, expect, it, vi } from "vitest";
import { cardView } from "#features/listings/card/card-view.ts";
import { someListing } from "#features/listings/facts/listing.fixture.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { loadDetail } from "./load-detail.ts";

const listing = someListing();
const refused = (status: number) => () => Promise.reject(new ApiError(status, { code: "x", message: "x" }));

/** The loader over calls that answer as told. */
function load(answers: Record<string, () => unknown>, id = listing.id) {
  const api = vi.fn(async (call: string) => answers[call]?.());
  const answerWith = vi.fn();
  const showScreen = vi.fn();
  const loadWords = vi.fn(async () => undefined);
  const site = { nameEn: "Mishwar", nameAr: "مشوار", exchangeRates: { lbp: 89_500, eur: 0.86, asOf: "" } };
  const context = {
    api,
    answerWith,
    showScreen,
    messages: { language: "en", load: loadWords, name: (_kind: string, slug: string) => slug },
    queryClient: { ensureQueryData: async () => site },
  } as unknown as PageContext;
  return { api, answerWith, showScreen, loadWords, loaded: loadDetail({ context, params: { id } }) };
}

const costs = { day: "2026-11-22", exchangeRate: null, items: [] };
const trust = {
  phoneVerified: true,
  memberSince: "2026-01-01T00:00:00.000Z",
  replyMinutes: 30,
  soldBefore: 1,
  otherCars: 2,
  seenHereBefore: [],
};

const found = {
  "GET /api/cars/:id": () => listing,
  "GET /api/cars/:id/similar": () => [],
  "GET /api/cars/:id/costs": () => costs,
  "GET /api/cars/:id/trust": () => trust,
  "GET /api/cars/:id/inspections": () => ({ data: [] }),
  "GET /api/reference/brands/:vehicleType/:brand/models": () => [
    { slug: "corolla", en: "Corolla", ar: "كورولا" },
  ],
};

describe("the loader of a listing's page", () => {
  it("brings the listing with its model in the words of the page", async () => {
    const { loaded, answerWith } = load(found);
    expect(await loaded).toMatchObject({
      state: "shown",
      vehicle: "toyota Corolla",
      lbpRate: 89_500,
      costs,
      trust,
    });
    expect(answerWith).not.toHaveBeenCalled();
  });

  it("brings words and script of an own listing to its owner alone", async () => {
    const everyones = load(found);
    await everyones.loaded;
    expect(everyones.showScreen).not.toHaveBeenCalled();
    const words = everyones.loadWords.mock.calls
      .flat()
      .filter((name) => /^own|^inspections$/.test(String(name)));
    expect(words).toEqual([]);
    const own = { status: "pending" } as NonNullable<PublicListing["own"]>;
    const owners = load({ ...found, "GET /api/cars/:id": () => ({ ...listing, own }) });
    await owners.loaded;
    expect(owners.showScreen).toHaveBeenCalledWith("/cars/$id", "/cars/$id#own");
    expect(owners.loadWords.mock.calls.flat()).toEqual(
      expect.arrayContaining(["own", "own-actions", "own-page", "appeals", "papers", "inspections"]),
    );
  });

  it("answers 410 for one that has expired, with what is like it", async () => {
    const motorcycle = { ...listing, status: "active" as const, vehicleType: "motorcycle" as const };
    const { loaded, answerWith } = load({
      ...found,
      "GET /api/cars/:id": refused(410),
      "GET /api/cars/:id/similar": () => [motorcycle],
    });
    const gone = await loaded;
    expect(gone).toMatchObject({ state: "gone", vehicleType: "motorcycle", similar: { count: 1 } });
    expect(gone.similar.cards).toEqual([cardView(motorcycle)]);
    expect(answerWith).toHaveBeenCalledWith(410);
  });

  it("answers 404 for one that is no longer there, with what is like it", async () => {
    const motorcycle = { ...listing, status: "active" as const, vehicleType: "motorcycle" as const };
    const { loaded, answerWith, api } = load({
      ...found,
      "GET /api/cars/:id": refused(404),
      "GET /api/cars/:id/similar": () => [motorcycle],
    });
    expect(await loaded).toMatchObject({ state: "missing", isLike: true, vehicleType: "motorcycle" });
    expect(answerWith).toHaveBeenCalledWith(404);
    expect(api.mock.calls.map(([call]) => call)).not.toContain("GET /api/cars");
  });

  it("answers 404 for one that never was, with others", async () => {
    const { loaded, answerWith } = load({
      ...found,
      "GET /api/cars/:id": refused(404),
      "GET /api/cars/:id/similar": refused(404),
      "GET /api/cars": () => ({ data: [{ ...listing, status: "active" as const }] }),
    });
    expect(await loaded).toMatchObject({ state: "missing", isLike: false, similar: { count: 1 } });
    expect(answerWith).toHaveBeenCalledWith(404);
  });

  it("says not found where there is nothing else either", async () => {
    const { loaded } = load({ ...found, "GET /api/cars/:id": refused(404) });
    await expect(loaded).rejects.toMatchObject({ name: "NotFoundError" });
  });

  it.each(["abc", "../../etc/passwd", "00000000-0000-0000-0000-00000000000g", "1 or 1=1"])(
    "says not found for %j without asking anyone",
    async (id) => {
      const { loaded, api } = load(found, id);
      await expect(loaded).rejects.toMatchObject({ name: "NotFoundError" });
      expect(api).not.toHaveBeenCalled();
    },
  );

  it("shows the listing though similar ones, costs and model names cannot be had", async () => {
    const { loaded } = load({
      "GET /api/cars/:id": () => listing,
      "GET /api/cars/:id/similar": refused(503),
      "GET /api/cars/:id/costs": refused(503),
      "GET /api/reference/brands/:vehicleType/:brand/models": refused(404),
    });
    expect(await loaded).toMatchObject({
      state: "shown",
      similar: { count: 0 },
      modelName: "corolla",
      costs: null,
    });
  });

  it("fails as a fault when the listing itself cannot be had", async () => {
    const { loaded } = load({ ...found, "GET /api/cars/:id": refused(503) });
    await expect(loaded).rejects.toBeInstanceOf(ApiError);
  });
});
