import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "#deps";
import { places } from "#features/reference/reference.ts";
import { keptFor } from "#platform/cache/kept.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { type marketFigures, site, siteContract } from "./site.contract.ts";
import { countMarket, findSiteSettings } from "./site.queries.ts";

const rates = z.object({ lbp: z.number(), eur: z.number(), asOf: z.string() });
const figuresKeptSeconds = 30;

export async function siteRoutes(app: FastifyInstance, { db: primary, clock }: Deps): Promise<void> {
  const db = readsOf(primary);
  const figures = keptFor(figuresKeptSeconds, clock, () => readFigures(db));

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
    "GET /api/site/figures": figures,
  });
}

async function readFigures(db: Database): Promise<z.output<typeof marketFigures>> {
  const { byCategory, dealers, featured } = await countMarket(db);
  const figures = {
    listings: 0,
    cars: 0,
    motorcycles: 0,
    featured,
    approvedDealers: dealers,
    places: places.length,
    categories: {} as Record<string, number>,
  };
  for (const { vehicle_type: type, category, n } of byCategory) {
    figures.listings += n;
    figures[type === "car" ? "cars" : "motorcycles"] += n;
    // The tiles of the landing page lead to cars of a category; motorcycles have a tile of their own.
    if (type === "car") figures.categories[category] = n;
  }
  return figures;
}
