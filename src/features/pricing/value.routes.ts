import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { keptMarkets } from "./kept-market.ts";
import { nameOfModel } from "./model-name.ts";
import { modelsWithPages, tellModel, tellValue } from "./tell-value.ts";
import { valueContract } from "./value.contract.ts";

/** What vehicles are worth, for anyone. */
export async function valueRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const markets = keptMarkets(deps);

  serve(app, "Listings", valueContract, {
    "GET /api/value": async ({ query }) => {
      const market = (await markets())[query.vehicleType];
      const value = market && tellValue(market, query);
      if (!value) throw new AppError("value.unknown");
      return value;
    },

    "GET /api/value/models/:vehicleType": async ({ params: { vehicleType }, query: { brand, limit } }) => {
      const market = (await markets())[vehicleType];
      if (!market) return [];
      return modelsWithPages(market)
        .filter((one) => brand === undefined || one.brand === brand)
        .flatMap(({ brand: maker, model, level }) => {
          // A model in no list is called as its seller wrote it: it has no page.
          const name = nameOfModel(vehicleType, maker, model);
          return name ? [{ brand: maker, model, en: name.en, ar: name.ar, listings: level.listings }] : [];
        })
        .slice(0, limit);
    },

    "GET /api/value/models/:vehicleType/:brand/:model": async ({ params }) => {
      const market = (await markets())[params.vehicleType];
      const values = market && tellModel(market, params);
      if (!values) throw new AppError("value.unknown");
      return values;
    },
  });
}
