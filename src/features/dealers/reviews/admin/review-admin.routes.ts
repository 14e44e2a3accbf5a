import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { decideReview } from "./decide-review.ts";
import { reviewAdminContract, reviewsOfPage } from "./review-admin.contract.ts";
import { findJudged, findJudgedReview, presentJudged } from "./review-admin.queries.ts";

/** Reviews of dealers, for those who decide which of them are shown. */
export async function reviewAdminRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  serve(app, "Administrators: dealers", reviewAdminContract, {
    "GET /api/admin/dealer-reviews": async ({ query }) => {
      const { rows, total } = await findJudged(readsOf(db), query);
      return {
        data: rows.map(presentJudged),
        total,
        page: query.page,
        totalPages: Math.max(1, Math.ceil(total / reviewsOfPage)),
      };
    },

    "PUT /api/admin/dealer-reviews/:id/state": async ({ administrator, params: { id }, body }) =>
      administrator.change(async (tx, at) => {
        const log = await decideReview(tx, { id, administratorId: administrator.id, at, ...body });
        const row = await findJudgedReview(tx, id);
        if (!row) throw new AppError("dealer_review.not_found");
        return { log, answer: presentJudged(row) };
      }),
  });
}
