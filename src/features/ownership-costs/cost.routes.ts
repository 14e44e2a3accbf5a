import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { findVisibility } from "#features/listings/listing.queries.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { costContract } from "./cost.contract.ts";
import { presentCosts } from "./cost.present.ts";
import { findCosts } from "./cost.queries.ts";

/** What it costs to own a vehicle that is listed. */
export async function costRoutes(app: FastifyInstance, { db: primary, clock }: Deps): Promise<void> {
  const db = readsOf(primary);
  serve(app, "Listings", costContract, {
    "GET /api/cars/:id/costs": async ({ params: { id }, actor }) => {
      const rows = await findCosts(db, id, { userId: actor?.id, at: clock() });
      if (rows) return presentCosts(rows);
      const gone = (await findVisibility(db, id)) === "gone";
      throw new AppError(gone ? "listing.gone" : "listing.not_found");
    },
  });
}
