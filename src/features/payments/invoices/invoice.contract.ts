import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { billedTo, invoiceDetailsInput } from "./invoice.schema.ts";

const details = z.object({ details: billedTo.nullable().describe("null: the account's name stands there") });

export const invoiceContract = contract({
  "GET /api/invoice-details": {
    summary: "The name in law, tax number and address that one's invoices have from now on",
    policy: "user",
    staff: [],
    answer: details,
  },
  "PUT /api/invoice-details": {
    summary: "Says what one's invoices have from now on; what is paid already keeps what it had",
    policy: "user",
    staff: [],
    body: invoiceDetailsInput,
    answer: details,
  },
  "DELETE /api/invoice-details": {
    summary: "Takes it off the invoices that follow",
    policy: "user",
    staff: [],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof invoiceContract> {}
}
