import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { othersMayAnswer } from "../appeals/appeals-admin.queries.ts";
import { secondLooksContract } from "./second-looks.contract.ts";
import { presentSecondLook } from "./second-looks.present.ts";
import { countMonths, findSecondLooks } from "./second-looks.queries.ts";
import { lookAgain } from "./verbs/look-again.ts";

/** A sample of what reviewers decided, for other reviewers. */
export async function secondLooksRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Administrators: listings", secondLooksContract, {
    // From the primary: the list is read again right after an answer.
    "GET /api/admin/second-looks": async ({ administrator, query }) => {
      const at = clock();
      const [{ rows, total }, months, others] = await Promise.all([
        findSecondLooks(db, query, administrator.id, at),
        countMonths(db, at),
        othersMayAnswer(db, administrator.id),
      ]);
      return {
        data: rows.map(presentSecondLook),
        total,
        page: query.page,
        totalPages: Math.max(1, Math.ceil(total / query.limit)),
        months: months.map(({ looked_at: lookedAt, ...month }) => ({ ...month, lookedAt })),
        isAlone: !others,
      };
    },
    "PUT /api/admin/second-looks/:id": async ({ administrator, params: { id }, body }) =>
      administrator.change(async (tx, at) => ({
        log: await lookAgain(tx, administrator, { id, ...body }, at),
        answer: { id, outcome: body.outcome },
      })),
  });
}
