import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { keptMarkets } from "#features/pricing/kept-market.ts";
import { type Guide, tellGuide } from "#features/pricing/tell-guide.ts";
import { knownWithout } from "#features/pricing/without-one.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { guideContract } from "./guide.contract.ts";
import { findSimilar } from "./similar.queries.ts";

/** What a seller is told while a price is chosen, before there is an account or a listing. */
export async function guideRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const markets = keptMarkets(deps);
  const reads = readsOf(deps.db);

  serve(app, "Listings", guideContract, {
    "GET /api/price-guide": async ({ query }) => {
      const { except, titleStatus, engineCapacity, bikeEngineSize, ...asked } = query;
      // What labels leave out of all comparison has no value here either.
      const isDamaged = asked.category === "damaged" || titleStatus === "salvage";
      const condition = isDamaged ? "damaged" : asked.condition;
      const engineCc = bikeEngineSize ?? (engineCapacity && engineCapacity * 1000);
      const [market, similar] = await Promise.all([
        markets().then((all) => all[asked.vehicleType]),
        findSimilar(reads, query, deps.clock()),
      ]);
      const guide: Guide = market
        ? tellGuide(
            market,
            { ...asked, condition, engineCc },
            await knownWithout(reads, market, asked, except),
          )
        : { silence: "model" };
      if ("silence" in guide) return { silence: guide.silence, value: null, marks: null, similar };
      const { evidence, later: _, currency: __, ...value } = guide.value;
      const { listings, yearMin, yearMax } = evidence;
      return { silence: null, value: { ...value, listings, yearMin, yearMax }, marks: guide.marks, similar };
    },
  });
}
