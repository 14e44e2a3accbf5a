import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { findPictures } from "#features/listings/listing.queries.ts";
import { findShownStaff } from "#features/staff/staff.queries.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { showroomContract } from "./showroom.contract.ts";
import { pictureIdsOf, presentShowroom, presentShowroomCard } from "./showroom.present.ts";
import { findShowroom, findShowrooms } from "./showroom.queries.ts";

/** What anyone may know of dealers: the directory and the showrooms. */
export async function showroomRoutes(app: FastifyInstance, { db: primary, clock }: Deps): Promise<void> {
  const db = readsOf(primary);

  serve(app, "Dealers", showroomContract, {
    "GET /api/dealers": async ({ query }) => {
      const { rows, total } = await findShowrooms(db, query);
      const pictures = await findPictures(db, pictureIdsOf(rows));
      return {
        data: rows.map((row) => presentShowroomCard(row, pictures)),
        total,
        page: query.page,
        totalPages: Math.ceil(total / query.limit),
      };
    },

    "GET /api/dealers/:slug": async ({ params }) => {
      // What cannot be an address is answered as one that is not there.
      const row = /^[a-z0-9-]{1,80}$/.test(params.slug) && (await findShowroom(db, params.slug, clock()));
      if (!row) throw new AppError("dealer.not_found");
      const [pictures, team] = await Promise.all([
        findPictures(db, pictureIdsOf([row])),
        findShownStaff(db, row.id),
      ]);
      return presentShowroom(row, { pictures, team, now: clock() });
    },
  });
}
