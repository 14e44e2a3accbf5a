import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { presentPartner } from "../inspection.present.ts";
import { endPartner, namePartner, withdrawReportsOf } from "../verbs/partners.ts";
import { inspectionAdminContract } from "./inspection-admin.contract.ts";
import { findPartners, type ListedRow } from "./inspection-admin.queries.ts";

const present = (row: ListedRow) => ({
  ...presentPartner(row),
  userId: row.user_id,
  email: row.email,
  since: row.since.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  reports: row.reports,
});

/** Partners who inspect cars, for those who manage users. */
export async function inspectionAdminRoutes(app: FastifyInstance, { db }: Pick<Deps, "db">): Promise<void> {
  serve(app, "Administrators: users", inspectionAdminContract, {
    "GET /api/admin/inspection-partners": async ({ query }) => {
      const { rows, total } = await findPartners(db, query);
      return {
        data: rows.map(present),
        total,
        page: query.page,
        totalPages: Math.max(1, Math.ceil(total / query.limit)),
      };
    },

    "POST /api/admin/inspection-partners": async ({ administrator, body }) =>
      administrator.change((tx, at) => namePartner(tx, body, at)),

    "DELETE /api/admin/inspection-partners/:id": async ({ administrator, params: { id } }) =>
      administrator.change(async (tx, at) => ({ log: await endPartner(tx, id, at), answer: undefined })),

    "POST /api/admin/inspection-partners/:id/withdraw-reports": async ({
      administrator,
      params: { id: partnerId },
      body: { reason },
    }) => administrator.change((tx, at) => withdrawReportsOf(tx, { partnerId, reason }, at)),
  });
}
