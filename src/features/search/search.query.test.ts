import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { engineBuckets } from "#features/reference/data/buckets.ts";
import { featureSlugs, radii, searchPlaces, sortOrders } from "#features/reference/enumerations.ts";
import { placeBySlug } from "#features/reference/reference.ts";
import { foldText } from "#text/fold.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { fc, inputs } from "../../../tests/support/property.ts";
import { countWithin } from "./address/range.ts";
import { listColumns, rangeColumns } from "./conditions.ts";
import type { Criteria } from "./criteria.ts";
import { engineBounds, mileageEdges, priceEdges } from "./edges.ts";
import { countFacets } from "./facets.ts";
import { anyCriteria, makeMarket, marketAt } from "./search.factory.ts";
import { countListings, searchListings } from "./search.query.ts";

const { db } = await testDatabase();

await makeMarket(db, 240);

interface Row {
  [column: string]: unknown;
  features: string[];
}
const sellers = await db.selectFrom("users").select(["id", "is_verified_dealer"]).execute();
const listed = await db.selectFrom("cars").selectAll().where("is_public", "=", true).execute();
const rows: Row[] = listed.map((row) => ({
  ...row,
  seller_type: sellers.some((one) => one.id === row.user_id && one.is_verified_dealer) ? "dealer" : "private",
  owners: row.previous_owners === null ? null : String(Math.min(row.previous_owners, 3)),
}));
const daysOf = { addedWithin: ["created_at", 1, 3, 7], priceCut: ["price_cut_at", 30] } as const;
/** Which choices of a filter of days find a listing. */
function withinDays(name: keyof typeof daysOf, row: Row): string[] {
  const [column, ...days] = daysOf[name];
  const moment = row[column] as Date | null;
  if (!moment) return [];
  const choices = days.filter((n) => marketAt.getTime() - moment.getTime() <= n * 24 * 3_600_000);
  return choices.map((n) => (name === "priceCut" ? "1" : String(n)));
}

const columnOf: Record<string, string> = listColumns;
const rangeOf: Record<string, string> = rangeColumns;

it("has a market in which every filter chooses", () => {
  for (const column of [...Object.values(columnOf), ...Object.values(rangeOf)]) {
    const said = new Set(rows.map((row) => row[column]).filter((value) => value !== null));
    expect([column, said.size > 1]).toEqual([column, true]);
  }
});

/** The families that the models of this market are of. */
const inFamilies: Record<string, string[]> = { x5: ["bmw-x-series"], "320i": ["3-series"] };

/** What a filter may name to find a listing that says this: of a place also its district and its governorate, of a model its family. */
function said(name: string, value: unknown): string[] {
  if (name === "model") return [String(value), ...(inFamilies[String(value)] ?? [])];
  const place = name === "city" && placeBySlug(String(value));
  return place
    ? [...new Set([place.slug, place.district.slug, place.governorate.slug])].filter((one) =>
        searchPlaces.some((slug) => slug === one),
      )
    : [String(value)];
}

/** By the law of cosines, in whole kilometres. */
function kmTo(near: string, city: unknown): number {
  const [from, to] = [near, String(city)].map((slug) => {
    const { latitude = Number.NaN, longitude = Number.NaN } = placeBySlug(slug) ?? {};
    return [latitude, longitude].map((degrees) => (degrees / 180) * Math.PI) as [number, number];
  }) as [[number, number], [number, number]];
  const cosine =
    Math.sin(from[0]) * Math.sin(to[0]) + Math.cos(from[0]) * Math.cos(to[0]) * Math.cos(from[1] - to[1]);
  return Math.round(6371 * Math.acos(Math.min(1, cosine)));
}

/** The plainest reading of the filters: row by row, nothing shared with the SQL. */
function naive({ vehicleType, filters, words }: Criteria, without: readonly string[] = []): Row[] {
  return rows.filter((row) => {
    if (row.vehicle_type !== vehicleType) return false;
    for (const [name, column] of Object.entries(columnOf)) {
      const chosen = filters[name as "brand"];
      if (chosen && !without.includes(name) && !said(name, row[column]).some((one) => chosen.includes(one)))
        return false;
    }
    if (filters.near && filters.radius && !without.includes("radius"))
      if (kmTo(filters.near, row.city) > filters.radius) return false;
    for (const name of ["addedWithin", "priceCut"] as const) {
      const chosen: readonly string[] | undefined = filters[name];
      if (chosen && !without.includes(name) && !withinDays(name, row).some((one) => chosen.includes(one)))
        return false;
    }
    if (filters.features && !filters.features.every((one) => row.features.includes(one))) return false;
    for (const [name, column] of Object.entries(rangeOf)) {
      const [low, high] = [filters[`${name}Min` as "priceMin"], filters[`${name}Max` as "priceMax"]];
      if (without.includes(name) || (low === undefined && high === undefined)) continue;
      const value = row[column];
      if (value === null || Number(value) < (low ?? 0) || Number(value) > (high ?? Infinity)) return false;
    }
    return words.every((word) => {
      const text = ` ${foldText(`${row.title} ${row.terms}`)} `;
      return text.includes(word.length < 3 ? ` ${word}` : word);
    });
  });
}

function tally(found: readonly Row[], read: (row: Row) => unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of found) {
    const value = read(row);
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) counts[String(one)] = (counts[String(one)] ?? 0) + 1;
    }
  }
  return counts;
}
/** Every range that a preset may have: from an edge, up to it, and to the next one. */
const rangesOf = (edges: readonly number[]) =>
  edges.flatMap((edge, at) => [{ min: edge }, { max: edge }, { min: edge, max: edges[at + 1] ?? edge }]);

describe("searching", () => {
  it("counts every choice as a plain reading of the filters does", async () => {
    await fc.assert(
      fc.asyncProperty(anyCriteria, async (asked) => {
        const { total, facets } = await countFacets(db, asked);
        expect(total).toBe(naive(asked).length);
        expect(await countListings(db, asked)).toBe(total);
        for (const [name, column] of Object.entries(columnOf)) {
          const without = name === "brand" ? ["brand", "model"] : [name];
          const wanted =
            name === "model" && !asked.filters.brand
              ? {}
              : tally(naive(asked, without), (row) => row[column] && said(name, row[column]));
          expect({ [name]: facets[name as "brand"] }).toEqual({ [name]: wanted });
        }
        const { near } = asked.filters;
        const around = radii.map((radius) => {
          const inside = naive(asked, ["radius"]).filter((row) => near && kmTo(near, row.city) <= radius);
          return [String(radius), inside.length] as const;
        });
        expect(facets.radius).toEqual(Object.fromEntries(around.filter(([, count]) => count > 0)));
        for (const name of ["addedWithin", "priceCut"] as const)
          expect({ [name]: facets[name] }).toEqual({
            [name]: tally(naive(asked, [name]), (row) => withinDays(name, row)),
          });
        expect(facets.year).toEqual(tally(naive(asked, ["year"]), (row) => row.year));
        expect(facets.features).toEqual(tally(naive(asked), (row) => row.features));
      }),
      inputs(150),
    );
  }, 60_000);

  it("counts within every range of price, mileage and engine what the filter shows, both its ends included", async () => {
    await fc.assert(
      fc.asyncProperty(anyCriteria, async (asked) => {
        const { facets } = await countFacets(db, asked);
        const edgesOf = {
          price: priceEdges[asked.vehicleType],
          mileage: mileageEdges,
        };
        for (const [facet, edges] of Object.entries(edgesOf)) {
          for (const { min, max } of rangesOf(edges)) {
            const filters = { ...asked.filters, [`${facet}Min`]: min, [`${facet}Max`]: max };
            const counted = countWithin({ min, max }, facets[facet as "price"], edges);
            expect([facet, min, max, counted]).toEqual([
              facet,
              min,
              max,
              naive({ ...asked, filters }).length,
            ]);
          }
        }
        // Between its edges an engine's bounds are counted one above them: only what is offered can be told.
        for (const { min, max } of asked.vehicleType === "motorcycle" ? engineBuckets : []) {
          const filters = { ...asked.filters, engineMin: min, engineMax: max };
          const counted = countWithin({ min, max }, facets.engine, engineBounds);
          expect(["engine", min, max, counted]).toEqual([
            "engine",
            min,
            max,
            naive({ ...asked, filters }).length,
          ]);
        }
      }),
      inputs(40),
    );
  }, 60_000);

  it("gives every row once when its pages are laid end to end, in every order", async () => {
    const all = rows.filter((row) => row.vehicle_type === "car");
    const everything: Criteria = { vehicleType: "car", filters: {}, words: [] };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sortOrders),
        fc.integer({ min: 1, max: 60 }),
        async (sort, limit) => {
          const pages = Math.ceil(all.length / limit);
          const ids: string[] = [];
          for (let page = 1; page <= pages; page++) {
            const found = await searchListings(db, everything, { sort, page, limit }, false);
            expect(found.total).toBe(all.length);
            ids.push(...found.ids);
          }
          expect(new Set(ids).size).toBe(all.length);
          expect(ids.length).toBe(all.length);
          expect((await searchListings(db, everything, { sort, page: pages + 1, limit }, false)).ids).toEqual(
            [],
          );
        },
      ),
      inputs(25),
    );
  }, 60_000);

  it.each<[(typeof sortOrders)[number], (row: Row) => number[]]>([
    ["newest", (row) => [-Number(row.created_at)]],
    ["oldest", (row) => [Number(row.created_at)]],
    ["price_low_to_high", (row) => [Number(row.price_usd)]],
    ["price_high_to_low", (row) => [-Number(row.price_usd)]],
    ["year_new_to_old", (row) => [-Number(row.year)]],
    ["year_old_to_new", (row) => [Number(row.year)]],
    ["mileage_low_to_high", (row) => [Number(row.mileage ?? Number.MAX_SAFE_INTEGER)]],
    ["mileage_high_to_low", (row) => [-Number(row.mileage ?? -1)]],
    ["most_viewed", (row) => [-Number(row.view_count)]],
    ["featured", (row) => [-Number(row.featured), -Number(row.search_priority), -Number(row.refreshed_at)]],
    ["fair_price", (row) => [Number(row.price_percent ?? Number.MAX_SAFE_INTEGER)]],
  ])("orders by %s", async (sort, keyOf) => {
    const found = await searchListings(
      db,
      { vehicleType: "car", filters: {}, words: [] },
      { sort, page: 1, limit: 500 },
      false,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const keys = found.ids.map((id) => keyOf(byId.get(id) as Row));
    expect(keys).toEqual(keys.toSorted((a, b) => a.map((x, i) => x - (b[i] ?? 0)).find((x) => x !== 0) ?? 0));
    expect(keys.length).toBeGreaterThan(100);
  });

  it.each(["beirut", "hermel"] as const)("orders by distance from %s, then as by default", async (near) => {
    const criteria: Criteria = { vehicleType: "car", filters: { near }, words: [] };
    const found = await searchListings(db, criteria, { sort: "distance", page: 1, limit: 500 }, false);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const keys = found.ids.map((id) => {
      const row = byId.get(id) as Row;
      return kmTo(near, row.city) * 1e16 - Number(row.search_priority) * 1e14 - Number(row.refreshed_at);
    });
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    expect(new Set(found.ids.map((id) => kmTo(near, byId.get(id)?.city))).size).toBeGreaterThan(3);
    expect(keys.length).toBeGreaterThan(100);
  });

  it("by default lets two featured ones stand first, in turn, and all others by priority and how fresh they are", async () => {
    const cars: Criteria = { vehicleType: "car", filters: {}, words: [] };
    const byId = new Map(rows.map((row) => [row.id, row]));
    const featured = rows.filter((row) => row.featured && row.vehicle_type === "car");
    expect(featured.length).toBeGreaterThan(8);
    const stoodFirst: unknown[] = [];
    for (let turn = 0; turn < Math.ceil(featured.length / 2); turn++) {
      const request = { sort: "default", page: 1, limit: 500, turn } as const;
      const found = await searchListings(db, cars, request, false);
      const [one, other, ...rest] = found.ids.map((id) => byId.get(id) as Row);
      expect([one?.featured, other?.featured]).toEqual([true, true]);
      stoodFirst.push(one?.id, other?.id);
      const keys = rest.map((row) => -Number(row.search_priority) * 1e14 - Number(row.refreshed_at));
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      // What is not first now has the place that it would have anyway, and none is lost.
      expect(rest.filter((row) => row.featured).length).toBe(featured.length - 2);
      expect(new Set(found.ids).size).toBe(found.total);
    }
    expect(new Set(stoodFirst)).toEqual(new Set(featured.map(({ id }) => id)));
    const one: Criteria = { ...cars, filters: { brand: ["bmw"], model: ["x5"], exteriorColor: ["white"] } };
    const few = await searchListings(db, one, { sort: "default", page: 1, limit: 500, turn: 7 }, false);
    expect(new Set(few.ids)).toEqual(new Set(naive(one).map(({ id }) => id)));
  });

  it("folds what is typed as the database folds what is stored", async () => {
    const samples = [
      "Mercedes-Benz C-200 «مُرْسيدِس» ٢٠١٥",
      "بيـــروت، الزرقاء، أحمد إلى آخره؛ سيارة لبنانى؟",
      "Citroën DS3 1.6L (2013) #1 & more — 50%",
      "۱۲۳ گ کیا ی",
      "a_b\\c%d'e\"f",
    ];
    for (const sample of samples) {
      const { rows: folded } = await sql<{ text: string }>`select fold_search(${sample}) as text`.execute(db);
      expect(folded[0]?.text.replace(/ +/g, " ").trim()).toBe(foldText(sample));
    }
  });

  it("keeps the bits of the features in the order of the list", async () => {
    for (const [bit, slug] of featureSlugs.entries()) {
      const { rows: found } = await sql<{
        bits: number;
      }>`select feature_bits(${[slug]}::text[]) as bits`.execute(db);
      expect(found[0]?.bits).toBe(1 << bit);
    }
  });
});
