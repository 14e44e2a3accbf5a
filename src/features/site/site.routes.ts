import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "#deps";
import { memoWhile } from "#platform/cache/memo.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { site, siteContract } from "./site.contract.ts";
import { findSiteSettings } from "./site.queries.ts";

const rates = z.object({ lbp: z.number(), eur: z.number(), asOf: z.string() });

export async function siteRoutes(app: FastifyInstance, { db, config, tablesVersion }: Deps): Promise<void> {
  const read = memoWhile(
    () => tablesVersion?.("app_settings"),
    () => findSiteSettings(readsOf(db)),
  );

  const { whatsapp, telnyx } = config.phone;
  const phoneCodes = [...(whatsapp ? ["whatsapp" as const] : []), ...(telnyx ? ["sms" as const] : [])];

  serve(app, "Site", siteContract, {
    "GET /api/site": async () => {
      const settings = await read();
      return {
        ...site.parse(settings.get("site")),
        exchangeRates: rates.parse(settings.get("exchange_rates")),
        everyListingReviewed: settings.get("auto_approve_listings") === false,
        phoneCodes,
        showAdminLink: settings.get("show_admin_link") === true,
      };
    },
  });
}
