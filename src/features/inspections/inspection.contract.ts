import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { inspectedListing, partner, report, reportInput, withdrawReason } from "./inspection.schema.ts";
import { longestRequest, mostOpen, reportStates, requestStates } from "./inspection-kinds.ts";

const moment = z.iso.datetime();
const one = { params: z.object({ id: z.uuid() }) };
const cacheControl = "private, no-store";
const user = { policy: "user" } as const;

const forBuyer = z.object({
  partners: z.array(partner).describe("Those who may inspect this listing, by place and name"),
  asked: partner.nullable().describe("Whom one asked already"),
});
export type ForBuyer = z.output<typeof forBuyer>;

const myRequest = z.object({
  id: z.uuid(),
  state: z.enum(requestStates).exclude(["withdrawn"]),
  listing: inspectedListing,
  buyer: z
    .string()
    .nullable()
    .describe("First and last name; this and the next two while it is open and the car on sale"),
  phone: z.string().nullable().describe("Of the buyer, E.164"),
  note: z.string().nullable(),
  askedAt: moment,
});
export type MyRequest = z.output<typeof myRequest>;
const myReport = z.object({
  id: z.uuid(),
  state: z.enum(reportStates),
  listing: inspectedListing,
  inspectedOn: z.iso.date().nullable(),
  changedAt: moment,
});
export type MyReport = z.output<typeof myReport>;

const writing = ["inspection.not_found", "inspection.not_partner", "inspection.signed"] as const;
const onListing = ["listing.not_found", "inspection.own_listing", "inspection.cars_only"] as const;

export const inspectionContract = contract({
  "GET /api/cars/:id/inspection-partners": {
    ...user,
    ...one,
    cacheControl,
    summary: "Partners whom a buyer may ask to inspect a car, and whom one asked already",
    answer: forBuyer,
    refuses: ["listing.not_found"],
  },
  "POST /api/cars/:id/inspection-requests": {
    ...user,
    ...one,
    summary: `Asks a partner to inspect a car; what it costs is between the two. ${mostOpen} are open at a time for cars on sale, one for each. The partner sees name and phone number of the account`,
    body: z.strictObject({
      partnerId: z.uuid(),
      note: z.string().trim().min(1).max(longestRequest).optional(),
    }),
    answer: forBuyer,
    status: 201,
    refuses: [
      ...onListing,
      "inspection.partner_not_found",
      "inspection.asked",
      "inspection.too_many",
      "request.too_many",
    ],
  },
  "DELETE /api/cars/:id/inspection-requests": {
    ...user,
    ...one,
    summary: "Takes back what one asked for",
    refuses: ["inspection.request_not_found"],
  },
  "POST /api/inspection-requests/:id/decline": {
    ...user,
    ...one,
    summary: "A partner declines what a buyer asked for",
    refuses: ["inspection.request_not_found"],
  },
  "GET /api/my-inspections": {
    ...user,
    cacheControl,
    summary:
      "What buyers ask of a partner, and its own reports: the newest 100 of each. Of anybody else nothing",
    answer: z.object({
      partner: partner.extend({ isActive: z.boolean() }).nullable(),
      requests: z.array(myRequest),
      reports: z.array(myReport),
    }),
  },
  "POST /api/inspections": {
    ...user,
    summary: "A partner begins a report on a car that is on sale, or goes on with the one that was begun",
    body: z.strictObject({ carId: z.uuid() }),
    answer: z.object({ id: z.uuid() }),
    status: 201,
    refuses: ["inspection.not_partner", ...onListing],
  },
  "GET /api/inspections/:id": {
    ...one,
    policy: "public",
    staff: ["stock", "sales"],
    seesMore: "listings",
    cacheControl,
    summary:
      "A report of an inspection: for everybody while its seller shows it and it is valid; else for the seller, its partner and reviewers",
    answer: report,
    refuses: ["inspection.not_found"],
  },
  "PUT /api/inspections/:id": {
    ...user,
    ...one,
    summary: "A partner keeps what a report says so far",
    body: reportInput,
    answer: report,
    refuses: writing,
  },
  "DELETE /api/inspections/:id": {
    ...user,
    ...one,
    summary: "Throws a report away that was not published",
    refuses: writing,
  },
  "POST /api/inspections/:id/publish": {
    ...user,
    ...one,
    summary:
      "Signs and publishes a report with what it says now: it never changes from then on, and replaces the one before. The seller decides whether others see it. It is of the car whose VIN was read: the listing must say the same",
    body: reportInput,
    answer: report,
    refuses: [
      ...writing,
      ...onListing,
      "inspection.incomplete",
      "inspection.bad_day",
      "inspection.no_vin",
      "inspection.other_vin",
      "request.too_many",
    ],
  },
  "POST /api/inspections/:id/withdraw": {
    ...user,
    ...one,
    summary: "A partner withdraws a published report, for a reason that its seller reads",
    body: z.strictObject({ reason: withdrawReason }),
    answer: report,
    refuses: ["inspection.not_found", "inspection.not_partner"],
  },
  "GET /api/cars/:id/inspections": {
    ...user,
    staff: ["stock", "sales"],
    ...one,
    cacheControl,
    summary: "Reports on one's own listing, the newest first, 20 at most",
    answer: z.object({ data: z.array(report) }),
    refuses: ["listing.not_found"],
  },
  "PUT /api/inspections/:id/shown": {
    ...user,
    staff: [],
    ...one,
    summary: "The seller shows a report to everybody, instead of any other, or hides it",
    body: z.strictObject({ isShown: z.boolean() }),
    answer: z.object({ data: z.array(report) }),
    refuses: ["inspection.not_found", "inspection.over"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof inspectionContract> {}
}
