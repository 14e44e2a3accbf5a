import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { ratingOf } from "./rating.ts";
import { reviewContract } from "./review.contract.ts";
import { presentOwn, presentReview } from "./review.present.ts";
import { findOwnReview, findReviewed, findReviews } from "./review.queries.ts";
import { perPage } from "./review.schema.ts";
import { standingOf } from "./standing.ts";
import { replyToReview } from "./verbs/reply-to-review.ts";
import { reportReview } from "./verbs/report-review.ts";
import { withdrawReview, writeReview } from "./verbs/write-review.ts";

/** What buyers say of dealers. One's own is read where it is written. */
export async function reviewRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const limiterIn = (tx: Database) => rateLimiter(tx, config.sessionSecret);
  const inTransaction = <T>(work: (tx: Database) => Promise<T>) => db.transaction().execute(work);

  serve(app, "Dealers", reviewContract, {
    "GET /api/dealers/:slug/reviews": async ({ params: { slug }, query }) => {
      const reads = readsOf(db);
      const { rows, counts } = await findReviews(reads, await findReviewed(reads, slug), query);
      const { count: total, average } = ratingOf(counts);
      return {
        data: rows.map(presentReview),
        total,
        average,
        counts,
        page: query.page,
        totalPages: Math.ceil(total / perPage),
      };
    },

    "GET /api/dealers/:slug/my-review": async ({ actor: { id: userId }, params: { slug }, request }) => {
      const dealerId = await findReviewed(db, slug);
      const row = await findOwnReview(db, { userId, dealerId });
      const known = row && { contactAt: row.contact_at };
      const { refusal, from } = await standingOf(db, { userId, dealerId, known }, clock());
      return { review: presentOwn(row, request.language), refusal, from: from?.toISOString() ?? null };
    },

    "PUT /api/dealers/:slug/my-review": async ({ actor: { id: userId }, params: { slug }, body, request }) =>
      inTransaction(async (tx) => {
        const dealerId = await findReviewed(tx, slug);
        await writeReview(tx, limiterIn(tx), { userId, dealerId, ...body, at: clock() });
        const own = presentOwn(await findOwnReview(tx, { userId, dealerId }), request.language);
        if (!own) throw new AppError("dealer_review.not_found");
        return own;
      }),

    "DELETE /api/dealers/:slug/my-review": async ({ actor: { id: userId }, params: { slug } }) => {
      await inTransaction(async (tx) =>
        withdrawReview(tx, { userId, dealerId: await findReviewed(tx, slug), at: clock() }),
      );
      return undefined;
    },

    "PUT /api/dealer-reviews/:id/reply": async ({ actor, params: { id }, body: { text } }) => {
      const at = clock();
      const state = await inTransaction((tx) =>
        replyToReview(tx, limiterIn(tx), { reviewId: id, dealerId: actor.id, text, at }),
      );
      return { text, at: at.toISOString(), state };
    },

    "POST /api/dealer-reviews/:id/report": async ({ actor, params: { id }, body }) => {
      const { part, reason, text } = body;
      await inTransaction((tx) =>
        reportReview(tx, limiterIn(tx), { reviewId: id, userId: actor.id, part, reason, text, at: clock() }),
      );
      return undefined;
    },
  });
}
