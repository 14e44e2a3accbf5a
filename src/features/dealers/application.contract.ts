import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { application } from "./application.schema.ts";

const moment = z.iso.datetime();

/** A paper of an application; its file is at `/api/users/dealership/documents/{id}`, for its owner alone. */
export const dealerDocument = z.object({
  id: z.uuid(),
  name: z.string().describe("What the applicant called the file"),
  type: z.enum(["picture", "pdf"]),
  bytes: z.int().describe("Of the file as it was sent"),
  createdAt: moment,
});
export type DealerDocument = z.output<typeof dealerDocument>;

/** An application as its applicant sees it. */
export const ownApplication = z.object({
  id: z.uuid(),
  state: z.enum(["pending", "approved", "rejected"]),
  dealershipName: z.string(),
  dealershipLicense: z.string(),
  dealershipAddress: z.string(),
  dealershipCity: z.string(),
  dealershipPhone: z.string().describe("E.164"),
  dealershipEmail: z.string(),
  yearsInBusiness: z.string().describe("0 to 100, or one of <1 1-2 3-5 6-10 10+"),
  specialization: z.string(),
  description: z.string(),
  reason: z.string().nullable().describe("Why it was rejected; a usual reason in the visitor's language"),
  documents: z.array(dealerDocument),
  createdAt: moment,
  decidedAt: moment.nullable(),
});
export type OwnApplication = z.output<typeof ownApplication>;

const ownDealership = z.object({
  isDealer: z.boolean().describe("Approved: no further application is taken"),
  application: ownApplication.nullable().describe("The newest one"),
});
export type OwnDealership = z.output<typeof ownDealership>;

const ownDocument = z.object({ id: z.uuid() });

export const dealerContract = contract({
  "POST /api/users/register-dealership": {
    summary:
      "Applies as a dealership; it is reviewed within 24 to 48 hours. yearsInBusiness: 0 to 100, or one of <1 1-2 3-5 6-10 10+",
    policy: "user",
    once: true,
    body: application,
    answer: ownApplication,
    status: 201,
    refuses: ["dealer.pending", "dealer.already", "staff.member", "request.too_many"],
  },
  "GET /api/users/dealership": {
    summary: "How far one's own application is",
    policy: "user",
    answer: ownDealership,
  },
  "POST /api/users/dealership/documents": {
    summary:
      "Adds a paper to one's application under review: part `file` (JPEG, PNG, WebP or PDF, to 12 MB), field `name`; 5 at most. Its owner and administrators alone see it",
    policy: "user",
    takesFile: true,
    answer: dealerDocument,
    status: 201,
    refuses: [
      "dealer.none_pending",
      "dealer.too_many_documents",
      "request.unsupported_type",
      "request.too_large",
      "request.too_many",
      "server.busy",
    ],
  },
  "GET /api/users/dealership/documents/:id": {
    summary: "A paper of one's own application",
    policy: "user",
    params: ownDocument,
    produces: "application/octet-stream",
    answer: z.string(),
    refuses: ["dealer.document_not_found"],
  },
  "DELETE /api/users/dealership/documents/:id": {
    summary: "Takes a paper back while the application is under review",
    policy: "user",
    params: ownDocument,
    refuses: ["dealer.document_not_found", "dealer.none_pending"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof dealerContract> {}
}
