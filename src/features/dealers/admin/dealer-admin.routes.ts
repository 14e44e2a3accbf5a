import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { sendPrivateFile } from "#features/media/private-file.ts";
import { readsOf } from "#platform/db/connect.ts";
import type { Administrator } from "#platform/http/administrator.ts";
import { serve } from "#platform/http/contract.ts";
import { findApplication, findApplications, findDocumentKey } from "../application.queries.ts";
import { approveApplication, type Decision, rejectApplication } from "../verbs/decide.ts";
import { changeBadge } from "./change-badge.ts";
import { dealerAdminContract } from "./dealer-admin.contract.ts";
import { presentDealer, presentListed, presentReviewed } from "./dealer-admin.present.ts";
import { findDealer, findDealers } from "./dealers.queries.ts";

/** Applications of dealerships for those who decide about them, and dealers with their badge. */
export async function dealerAdminRoutes(
  app: FastifyInstance,
  { db, storage, clock }: Pick<Deps, "db" | "storage" | "clock">,
): Promise<void> {
  const reads = readsOf(db);

  const reviewed = async (from: typeof db, id: string) => {
    const found = await findApplication(from, id);
    if (!found) throw new AppError("dealer.application_not_found");
    return presentReviewed(found);
  };
  /** Carries a decision out, writes it down, and returns the application as it is then. */
  const decide = (who: Administrator, id: string, reason?: string) =>
    who.change(async (tx, at) => {
      const decision: Decision = { applicationId: id, administratorId: who.id, at };
      const { before, ...made } =
        reason === undefined
          ? await approveApplication(tx, decision)
          : await rejectApplication(tx, { ...decision, reason });
      const state = reason === undefined ? "approved" : "rejected";
      return {
        log: {
          action: `dealer.${state}`,
          resource: ["dealer_application", id],
          before: { state: before.state },
          after: { state, ...made, ...(reason !== undefined && { reason }) },
          details: {
            user: before.user_id,
            dealershipName: before.dealership_name,
            license: before.dealership_license,
          },
        },
        answer: await reviewed(tx, id),
      };
    });

  serve(app, "Administrators: dealers", dealerAdminContract, {
    "GET /api/admin/dealer-applications": async ({ query }) => {
      const { rows, ...counts } = await findApplications(reads, query);
      return { data: rows.map(presentListed), ...counts };
    },

    "GET /api/admin/dealer-applications/:id": async ({ params: { id } }) => reviewed(db, id),

    "GET /api/admin/dealer-applications/:id/documents/:documentId": async ({
      administrator,
      params: { id, documentId },
      reply,
    }) => {
      const key = await findDocumentKey(db, { applicationId: id, documentId });
      if (!key) throw new AppError("dealer.document_not_found");
      await administrator.note({
        action: "dealer.document_seen",
        resource: ["dealer_application", id],
        details: { document: documentId },
      });
      if (!(await sendPrivateFile(reply, storage, key, "document"))) {
        throw new AppError("dealer.document_not_found");
      }
      return "";
    },

    "PUT /api/admin/dealer-applications/:id/approve": async ({ administrator, params: { id } }) =>
      decide(administrator, id),

    "PUT /api/admin/dealer-applications/:id/reject": async ({ administrator, params: { id }, body }) =>
      decide(administrator, id, body.reason),

    "GET /api/admin/dealers": async ({ query, request }) => {
      const { rows, total } = await findDealers(reads, query, clock());
      return {
        data: rows.map((row) => presentDealer(row, request.language)),
        total,
        page: query.page,
        totalPages: Math.max(1, Math.ceil(total / query.limit)),
      };
    },

    "PUT /api/admin/dealers/:userId/badge": async ({ administrator, params: { userId }, body, request }) =>
      administrator.change(async (tx, at) => {
        const log = await changeBadge(tx, { userId, ...body, at });
        return { log, answer: presentDealer(await findDealer(tx, userId, at), request.language) };
      }),
  });
}
