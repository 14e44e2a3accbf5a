import { z } from "zod";
import { shortNumber, vehicleWords } from "#features/listings/listing.schema.ts";
import { papersStates, refusalReasons } from "#features/listings/paper-kinds.ts";
import { paperFile } from "#features/listings/papers.schema.ts";
import { listingStatuses } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { filterOf } from "#platform/http/filter.ts";

const moment = z.iso.datetime();

/** What papers are compared with. */
const comparedListing = z.object({
  id: z.uuid(),
  ref: shortNumber,
  name: vehicleWords,
  vinNumber: z.string().nullable(),
  plateNumber: z.string().nullable(),
});
const seller = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  dealershipName: z.string().nullable(),
});

const listedPapers = z.object({
  id: z.uuid(),
  state: z.enum(papersStates),
  reasons: z.array(z.enum(refusalReasons)),
  sentAt: moment,
  decidedAt: moment.nullable(),
  listing: comparedListing,
  seller,
  files: z.int().describe("How many are kept"),
});
export type ListedPapers = z.output<typeof listedPapers>;

const reviewedPapers = listedPapers.extend({
  files: z.array(paperFile).describe("Each is at /api/admin/papers/{id}/files/{number}"),
  reviewer: z.string().nullable().describe("Full name of the administrator who decided"),
  sameNumber: z
    .array(
      z.object({
        id: z.uuid(),
        ref: shortNumber,
        title: z.string(),
        status: z.enum(listingStatuses),
        seller,
      }),
    )
    .describe("Listings of others with the same chassis number, those on sale first, 10 at most"),
});
export type ReviewedPapers = z.output<typeof reviewedPapers>;

const area = { policy: "administrator", area: "listings" } as const;
const one = { params: z.object({ id: z.uuid() }) };

export const papersAdminContract = contract({
  "GET /api/admin/papers": {
    ...area,
    summary:
      "Papers of listings with what they are compared with: of those that wait the oldest first, else the newest; `search` looks in the chassis number and the seller's names",
    query: z.object({
      state: filterOf(papersStates),
      search: z.string().trim().max(100).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ data: z.array(listedPapers), total: z.int(), page: z.int(), totalPages: z.int() }),
  },
  "GET /api/admin/papers/:id": {
    ...area,
    ...one,
    summary: "Papers of one listing, and who else sells a car of its chassis number",
    answer: reviewedPapers,
    refuses: ["papers.not_found"],
  },
  "GET /api/admin/papers/:id/files/:number": {
    ...area,
    params: z.object({ id: z.uuid(), number: z.coerce.number().int().min(1).max(4) }),
    summary: "One of the files, opened for this answer alone; each look is in the activity log",
    produces: "application/octet-stream",
    answer: z.string(),
    refuses: ["papers.not_found", "papers.sealed"],
  },
  "PUT /api/admin/papers/:id/decision": {
    ...area,
    ...one,
    summary:
      "Confirms papers, which the listing then shows, or refuses them for reasons that the seller reads. 409 `papers.decided` {state} where they wait no more",
    body: z.discriminatedUnion("decision", [
      z.strictObject({ decision: z.literal("confirmed") }),
      z.strictObject({
        decision: z.literal("refused"),
        reasons: z.array(z.enum(refusalReasons)).min(1).max(refusalReasons.length),
      }),
    ]),
    answer: reviewedPapers,
    refuses: ["papers.not_found", "papers.decided"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof papersAdminContract> {}
}
