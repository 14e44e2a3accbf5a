import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { appealsAdminContract } from "./appeals-admin.contract.ts";
import { presentAppealRow } from "./appeals-admin.present.ts";
import { findAppeals, othersMayAnswer } from "./appeals-admin.queries.ts";
import { answerAppeal } from "./verbs/answer-appeal.ts";

/** What sellers say against decisions, for the reviewers who did not make them. */
export async function appealsAdminRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Administrators: listings", appealsAdminContract, {
    // From the primary: the list is read again right after an answer.
    "GET /api/admin/appeals": async ({ administrator, query }) => {
      const [{ rows, total }, others] = await Promise.all([
        findAppeals(db, query, clock()),
        othersMayAnswer(db, administrator.id),
      ]);
      return {
        data: rows.map((row) => presentAppealRow(row, administrator.id, !others)),
        total,
        page: query.page,
        totalPages: Math.max(1, Math.ceil(total / query.limit)),
      };
    },
    "PUT /api/admin/appeals/:id/outcome": async ({ administrator, params: { id }, body }) =>
      administrator.change(async (tx, at) => {
        const { log, noPlace } = await answerAppeal(tx, administrator, { id, ...body }, at);
        return { log, answer: { id, state: body.outcome, noPlace } };
      }),
  });
}
