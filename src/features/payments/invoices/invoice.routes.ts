import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { forgetInvoiceDetails, keepInvoiceDetails } from "../verbs/keep-invoice-details.ts";
import { invoiceContract } from "./invoice.contract.ts";
import { findInvoiceDetails } from "./invoice.queries.ts";

/** What a user's invoices have on them. */
export async function invoiceRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Payments", invoiceContract, {
    "GET /api/invoice-details": async ({ actor }) => ({ details: await findInvoiceDetails(db, actor.id) }),
    "PUT /api/invoice-details": async ({ actor, body }) => {
      await keepInvoiceDetails(db, actor.id, body, clock());
      return { details: await findInvoiceDetails(db, actor.id) };
    },
    "DELETE /api/invoice-details": async ({ actor }) => {
      await forgetInvoiceDetails(db, actor.id);
      return undefined;
    },
  });
}
