import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { sendPrivateFile } from "#features/media/private-file.ts";
import { readsOf } from "#platform/db/connect.ts";
import type { Administrator } from "#platform/http/administrator.ts";
import { serve } from "#platform/http/contract.ts";
import type { Visitor } from "#platform/http/visitor.ts";
import { type Decision, decide } from "./decide.ts";
import { paymentAdminContract } from "./payment-admin.contract.ts";
import { presentAdminPayment, presentPaymentDetail } from "./payment-admin.present.ts";
import { findHistory, findPayment, findPayments, findWaiting } from "./payment-admin.queries.ts";

/** How many the overview and the subscriptions show at most. */
const waitingShown = 10;

/** Payments for those who watch them: lists, receipts, and the decisions. */
export async function paymentAdminRoutes(app: FastifyInstance, { db, storage, clock }: Deps): Promise<void> {
  const reads = readsOf(db);

  const detail = async (from: typeof db, id: string, request: Visitor) => {
    const row = await findPayment(from, id);
    return presentPaymentDetail(row, await findHistory(from, row.order_id), request.language);
  };
  const decision = (who: Administrator, id: string, made: Decision, request: Visitor) =>
    who.change(async (tx, at) => {
      const { log } = await decide(tx, id, made, { administratorId: who.id, at });
      return { log, answer: await detail(tx, id, request) };
    });
  /** A reject without a reason, as a bare call makes it, still tells the buyer one. */
  const rejected = (reason: string | undefined, request: Visitor): Decision => ({
    to: "rejected",
    reason: reason ?? request.t("usual-reasons.transferNotFound"),
  });

  serve(app, "Administrators: payments", paymentAdminContract, {
    "GET /api/admin/payments": async ({ query, request }) => {
      const { rows, total } = await findPayments(reads, query);
      return {
        data: rows.map((row) => presentAdminPayment(row, request.language)),
        total,
        page: query.page,
        totalPages: Math.max(1, Math.ceil(total / query.limit)),
      };
    },

    "GET /api/admin/pending-payments": async ({ request }) => {
      const { rows, total } = await findWaiting(reads, waitingShown, clock());
      return { data: rows.map((row) => presentAdminPayment(row, request.language)), total };
    },

    "GET /api/admin/payments/:id": async ({ params: { id }, request }) => detail(db, id, request),

    "GET /api/admin/payments/:id/receipt": async ({ administrator, params: { id }, reply }) => {
      const { receipt_image: key, reference } = await findPayment(db, id);
      if (!key) throw new AppError("payment.not_found");
      await administrator.note({
        action: "payment.receipt_seen",
        resource: ["payment", id],
        details: { reference },
      });
      if (!(await sendPrivateFile(reply, storage, key))) throw new AppError("payment.not_found");
      return "";
    },

    "PUT /api/admin/payments/:id/verify": async ({ administrator, params: { id }, body, request }) =>
      decision(administrator, id, { to: "verified", reopen: body?.reopen ?? false }, request),

    "PUT /api/admin/payments/:id/reject": async ({ administrator, params: { id }, body, request }) =>
      decision(administrator, id, rejected(body?.reason, request), request),

    "PUT /api/admin/payments/:id/status": async ({ administrator, params: { id }, body, request }) => {
      const made: Decision =
        body.status === "verified" ? { to: "verified", reopen: false } : rejected(body.reason, request);
      return decision(administrator, id, made, request);
    },

    "POST /api/admin/payments/:id/refund": async ({ administrator, params: { id }, body, request }) =>
      decision(administrator, id, { to: "refunded", ...body }, request),
  });
}
