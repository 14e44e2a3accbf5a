import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { replyToFeedback, sortFeedback } from "./answer.ts";
import { inboxContract } from "./inbox.contract.ts";
import { presentFeedback, presentListed } from "./inbox.present.ts";
import { findFeedback, findInbox } from "./inbox.queries.ts";

/** What people wrote to the market, for those who answer. */
export async function inboxRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  const one = async (from: Database, id: string) => {
    const found = await findFeedback(from, id);
    if (!found) throw new AppError("feedback.not_found");
    return presentFeedback(found);
  };

  serve(app, "Administrators: feedback", inboxContract, {
    "GET /api/admin/feedback": async ({ query }) => {
      const { rows, ...counts } = await findInbox(readsOf(db), query);
      return { data: rows.map(presentListed), ...counts };
    },

    "GET /api/admin/feedback/:id": async ({ params: { id } }) => one(db, id),

    "PATCH /api/admin/feedback/:id": async ({ administrator, params: { id }, body }) =>
      administrator.change(async (tx, at) => ({
        log: await sortFeedback(tx, { id, at, ...body }),
        answer: await one(tx, id),
      })),

    "POST /api/admin/feedback/:id/reply": async ({ administrator, params: { id }, body }) =>
      administrator.change(async (tx, at) => ({
        log: await replyToFeedback(tx, { id, at, administratorId: administrator.id, ...body }),
        answer: await one(tx, id),
      })),
  });
}
