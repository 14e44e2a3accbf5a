import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { pictureIds } from "#features/listings/listing.present.ts";
import { findPictures } from "#features/listings/listing.queries.ts";
import { serve } from "#platform/http/contract.ts";
import { ownContract } from "./own.contract.ts";
import { presentCounts, presentOwn, totalOf } from "./own.present.ts";
import { countOwn, findOwn } from "./own.queries.ts";

/** What an owner asks about the own listings; read where they are written, so that a change shows at once. */
export async function ownRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Listings", ownContract, {
    "GET /api/my-cars": async ({ actor, query: { page, limit, attention, ...filters } }) => {
      const now = clock();
      const criteria = { userId: actor.id, ...filters, ...(attention && { attentionAt: now }) };
      const [rows, counts] = await Promise.all([
        findOwn(db, criteria, page, limit),
        countOwn(db, actor.id, now),
      ]);
      const pictures = await findPictures(db, pictureIds(rows));
      const total = totalOf(counts, criteria);
      return {
        data: rows.map((row) => presentOwn(row, pictures, now)),
        total,
        page,
        totalPages: Math.ceil(total / limit),
        counts: presentCounts(counts),
      };
    },
  });
}
