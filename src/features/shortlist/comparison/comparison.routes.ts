import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { pictureIds, presentListing } from "#features/listings/listing.present.ts";
import { findPictures } from "#features/listings/listing.queries.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { once } from "#platform/http/idempotency.ts";
import { type ComparedListing, type Comparison, comparisonContract } from "./comparison.contract.ts";
import { type ComparisonRow, findComparisons, findDetails, findEverSeen } from "./comparison.queries.ts";
import { saveComparison } from "./save-comparison.ts";

/** Listings side by side, for anyone; kept for those who are signed in. */
export async function comparisonRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Comparison", comparisonContract, {
    "GET /api/compare": async ({ query: { ids } }) => {
      const from = readsOf(db);
      const [rows, seen] = await Promise.all([findDetails(from, ids), findEverSeen(from, ids)]);
      const pictures = await findPictures(from, pictureIds(rows));
      const now = clock();
      const shown = new Map(rows.map((row) => [row.id, comparedOf(presentListing(row, pictures, [], now))]));
      return {
        data: ids.map((id) => {
          const listing = shown.get(id) ?? null;
          const away = seen.has(id) ? ("gone" as const) : ("missing" as const);
          return { id, state: listing ? ("shown" as const) : away, listing };
        }),
      };
    },

    "GET /api/comparisons": async ({ actor }) => ({
      data: (await findComparisons(db, actor.id)).map(presentComparison),
    }),

    "POST /api/comparisons": async ({ actor, body, request }) =>
      once(db, request, actor.id, async (tx) =>
        presentComparison(await saveComparison(tx, { userId: actor.id, ...body, at: clock() })),
      ),

    "DELETE /api/comparisons/:id": async ({ actor, params: { id } }) => {
      const { numDeletedRows } = await db
        .deleteFrom("car_comparisons")
        .where("user_id", "=", actor.id)
        .where("id", "=", id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError("comparison.not_found");
      return undefined;
    },
  });
}

const comparedOf = ({
  own,
  description,
  priceHistory,
  phoneNumber,
  vinNumber,
  ...compared
}: PublicListing): ComparedListing => compared;

const presentComparison = (row: ComparisonRow): Comparison => ({
  id: row.id,
  name: row.name,
  carIds: row.car_ids,
  createdAt: row.created_at.toISOString(),
});
