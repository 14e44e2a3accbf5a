import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "#deps";
import { type SearchListings, searchIn } from "#features/listings/search/search.query.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { places } from "#features/reference/reference.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { type marketFigures, site, siteContract } from "./site.contract.ts";
import { countMarket, findSiteSettings } from "./site.queries.ts";

const rates = z.object({ lbp: z.number(), eur: z.number(), asOf: z.string() });

export async function siteRoutes(
  app: FastifyInstance,
  { db: primary, search = searchIn(primary) }: Deps,
): Promise<void> {
  const db = readsOf(primary);

  serve(app, "Site", siteContract, {
    "GET /api/site": async () => {
      const settings = await findSiteSettings(db);
      return {
        ...site.parse(settings.get("site")),
        exchangeRates: rates.parse(settings.get("exchange_rates")),
        everyListingReviewed: settings.get("auto_approve_listings") === false,
        showAdminLink: settings.get("show_admin_link") === true,
      };
    },
    "GET /api/site/figures": () => readFigures(db, search),
  });
}

/** Counted anew each time, so that pages claim what is there: by the search itself, which has all counts in memory. */
async function readFigures(db: Database, search: SearchListings): Promise<z.output<typeof marketFigures>> {
  const everything = (vehicleType: VehicleType) =>
    search({ vehicleType, filters: {}, words: [] }, { sort: "newest", page: 1, limit: 1 }, true);
  const [{ dealers, featured }, cars, motorcycles] = await Promise.all([
    countMarket(db),
    everything("car"),
    everything("motorcycle"),
  ]);
  return {
    listings: cars.total + motorcycles.total,
    cars: cars.total,
    motorcycles: motorcycles.total,
    featured,
    approvedDealers: dealers,
    places: places.length,
    // The tiles of the landing page lead to cars of a category; motorcycles have a tile of their own.
    categories: cars.facets?.category ?? {},
  };
}
