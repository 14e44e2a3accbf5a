import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { filterOf } from "#platform/http/filter.ts";
import { bothWays } from "#text/both-ways.ts";
import { dealerDocument, ownApplication } from "../application.contract.ts";

const moment = z.iso.datetime();
export const applicationStates = ["pending", "approved", "rejected"] as const;

const applicant = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

/** A line of the list of applications. */
const listedApplication = ownApplication
  .pick({
    id: true,
    state: true,
    dealershipName: true,
    dealershipLicense: true,
    dealershipCity: true,
    dealershipPhone: true,
    dealershipEmail: true,
    yearsInBusiness: true,
    specialization: true,
    createdAt: true,
    decidedAt: true,
  })
  .extend({ applicant, documents: z.int().describe("How many papers there are") });
export type ListedApplication = z.output<typeof listedApplication>;

const reviewer = z.string().nullable().describe("Full name of the administrator who decided");

/** An application with all that a decision is made by. */
const reviewedApplication = ownApplication.extend({
  language: z.enum(["ar", "en"]).describe("In which the applicant reads the decision"),
  reviewer,
  documents: z
    .array(dealerDocument)
    .describe("The file of each is at /api/admin/dealer-applications/{id}/documents/{documentId}"),
  applicant: applicant.extend({
    phone: z.string().nullable(),
    city: z.string().nullable(),
    isEmailVerified: z.boolean(),
    status: z.enum(["active", "suspended", "banned"]),
    plan: z.string(),
    isVerifiedDealer: z.boolean(),
    slug: z.string().nullable().describe("Of the showroom's page"),
    createdAt: moment,
  }),
  history: z
    .array(
      ownApplication
        .pick({ id: true, state: true, dealershipName: true, reason: true, createdAt: true, decidedAt: true })
        .extend({ reviewer }),
    )
    .describe("The applicant's other applications, the newest first"),
});
export type ReviewedApplication = z.output<typeof reviewedApplication>;

const dealer = z.object({
  id: z.uuid().describe("Of the account"),
  name: z.string(),
  owner: applicant.omit({ id: true }),
  city: z.string().nullable(),
  slug: z.string().nullable().describe("Of the showroom's page"),
  plan: z.string(),
  planName: z.string().describe("In the visitor's language"),
  listings: z.int().describe("That everybody sees"),
  since: moment.describe("The first approval; before there were applications, the account's beginning"),
  isVerifiedDealer: z.boolean(),
});
export type Dealer = z.output<typeof dealer>;

const paged = {
  search: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};
const pageOf = <T extends z.ZodType>(one: T) =>
  z.object({ data: z.array(one), total: z.int(), page: z.int(), totalPages: z.int() });

const area = { policy: "administrator", area: "dealers" } as const;
const one = { params: z.object({ id: z.uuid() }) };
const decided = {
  answer: reviewedApplication,
  refuses: ["dealer.application_not_found", "dealer.decided"],
} as const;
const halfCharacter = /\p{Surrogate}|\0/u;
const reason = z
  .string()
  .trim()
  .min(3)
  .max(1000)
  .refine((text) => !halfCharacter.test(text));

export const applicationSorts = bothWays("createdAt", "name", "city", "state");
export const dealerSorts = bothWays("name", "city", "plan", "badge");

export const dealerAdminContract = contract({
  "GET /api/admin/dealer-applications": {
    ...area,
    summary:
      "Applications of dealerships: of those that wait the oldest first, else the newest; `search` looks in name, license, mail and phone of the dealership",
    query: z.object({
      state: filterOf(applicationStates),
      sort: z.enum(applicationSorts).optional(),
      ...paged,
    }),
    answer: pageOf(listedApplication),
  },
  "GET /api/admin/dealer-applications/:id": {
    ...area,
    ...one,
    summary: "One application with its papers, its applicant, and what that person sent before or since",
    answer: reviewedApplication,
    refuses: ["dealer.application_not_found"],
  },
  "GET /api/admin/dealer-applications/:id/documents/:documentId": {
    ...area,
    params: z.object({ id: z.uuid(), documentId: z.uuid() }),
    summary: "A paper of an application; each look is in the activity log",
    produces: "application/octet-stream",
    answer: z.string(),
    refuses: ["dealer.document_not_found"],
  },
  "PUT /api/admin/dealer-applications/:id/approve": {
    ...area,
    ...one,
    ...decided,
    summary:
      "Makes the applicant an approved dealer, with the badge. Of two decisions the second is 409 `dealer.decided`, with `state`, `reason` and `decidedAt` as they are now",
  },
  "PUT /api/admin/dealer-applications/:id/reject": {
    ...area,
    ...one,
    ...decided,
    summary: "Refuses it for a reason that the applicant reads; another application may follow",
    body: z.strictObject({ reason }),
  },
  "GET /api/admin/dealers": {
    ...area,
    summary: "Dealers by name, with and without the badge; `search` looks in names and mail",
    query: z.object({
      badge: filterOf(["with", "without"]),
      sort: z.enum(dealerSorts).default("name"),
      ...paged,
    }),
    answer: pageOf(dealer),
  },
  "PUT /api/admin/dealers/:userId/badge": {
    ...area,
    params: z.object({ userId: z.uuid() }),
    summary: "Takes a dealer's badge away, or gives it back, for a reason that the dealer reads",
    body: z.strictObject({ verified: z.boolean(), reason }),
    answer: dealer,
    refuses: ["dealer.not_found", "dealer.badge_decided"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof dealerAdminContract> {}
}
