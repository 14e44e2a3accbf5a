import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { filterOf } from "#platform/http/filter.ts";
import { bothWays } from "#text/both-ways.ts";
import { campaignStates, verificationStates } from "./approval.schema.ts";

const moment = z.iso.datetime();
const seller = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});
/** Who looks at texts needs nobody's telephone. */
const author = seller.pick({ id: true, firstName: true, lastName: true });

/** A bought verification badge as administrators see it. Of the document only whether there is one. */
const adminVerification = z.object({
  user: seller,
  state: z.enum(verificationStates),
  since: moment.describe("The document came, or without one the badge was bought; once granted: when"),
  hasDocument: z.boolean().describe("One is there to be looked at; once it was seen it is removed"),
  documentSentAt: moment.nullable(),
  phoneSeenAt: moment.nullable(),
  documentSeenAt: moment.nullable(),
  restedAt: moment
    .nullable()
    .describe("Since when a badge that was granted is not shown: the seller has another name or number"),
  grantedBy: z.string().nullable().describe("Full name of the administrator"),
  reason: z.string().nullable().describe("Why it was refused"),
  actions: z.array(z.enum(["seePhone", "seeDocument", "grant", "refuse"])),
});
export type AdminVerification = z.output<typeof adminVerification>;

const adminCampaign = z.object({
  id: z.uuid(),
  user: author.nullable().describe("Null: the account is gone"),
  title: z.string(),
  body: z.string(),
  car: z.object({ id: z.uuid(), title: z.string() }).nullable().describe("The listing that it leads to"),
  state: z.enum(campaignStates),
  refunded: z.boolean().describe("Its money was given back, which ended it"),
  createdAt: moment,
  reviewedAt: moment.nullable(),
  reviewedBy: z.string().nullable().describe("Full name of the administrator"),
  sentAt: moment.nullable().describe("When everybody had it"),
  reason: z.string().nullable().describe("Why it was rejected"),
  actions: z.array(z.enum(["approve", "reject"])),
});
export type AdminCampaign = z.output<typeof adminCampaign>;

const reason = z.string().trim().min(3).max(300);
const page = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
};
const listOf = <T extends z.ZodType>(one: T) =>
  z.object({
    data: z.array(one),
    total: z.int(),
    page: z.int(),
    totalPages: z.int(),
    waiting: z.int().describe("How many wait for an administrator, whatever is asked for"),
  });
/** Which document was looked at: another that came meanwhile is 409 `verification.changed`. */
const documentSentAt = moment.nullable().optional();
/** As whom the seller was seen: another name or number meanwhile is 409 `verification.changed`. */
const seenAs = seller.pick({ firstName: true, lastName: true, phone: true }).optional();

const verifications = { policy: "administrator", area: "users" } as const;
const ofUser = { params: z.object({ userId: z.uuid() }) };
const campaigns = { policy: "administrator", area: "notifications" } as const;
const one = { params: z.object({ id: z.uuid() }) };

export const verificationSorts = bothWays("user", "since", "state");
export const campaignSorts = bothWays("title", "user", "date", "state");

export const approvalContract = contract({
  "GET /api/admin/verifications": {
    ...verifications,
    summary: "Bought verification badges: what can be decided first, the longest waiting before",
    query: z.object({
      state: filterOf(verificationStates),
      sort: z.enum(verificationSorts).optional(),
      ...page,
    }),
    answer: listOf(adminVerification),
  },
  "GET /api/admin/verifications/:userId/document": {
    ...verifications,
    ...ofUser,
    summary: "The document that somebody sent; each look is in the activity log",
    produces: "application/octet-stream",
    answer: z.string(),
    refuses: ["verification.not_found"],
  },
  "PUT /api/admin/verifications/:userId/seen": {
    ...verifications,
    ...ofUser,
    summary: "The telephone answers, or the document is right, which is then removed",
    body: z.discriminatedUnion("what", [
      z.strictObject({ what: z.literal("phone"), seenAs }),
      z.strictObject({ what: z.literal("document"), documentSentAt, seenAs }),
    ]),
    answer: adminVerification,
    refuses: [
      "verification.not_found",
      "verification.decided",
      "verification.nothing_to_see",
      "verification.changed",
    ],
  },
  "PUT /api/admin/verifications/:userId/grant": {
    ...verifications,
    ...ofUser,
    summary: "The badge is on the seller's listings from now on; telephone and document were seen before",
    answer: adminVerification,
    refuses: ["verification.not_found", "verification.decided", "verification.unseen"],
  },
  "PUT /api/admin/verifications/:userId/refuse": {
    ...verifications,
    ...ofUser,
    summary: "No badge for what was sent: the seller reads why, and may send another document",
    body: z.strictObject({ reason, documentSentAt }),
    answer: adminVerification,
    refuses: ["verification.not_found", "verification.decided", "verification.changed"],
  },
  "GET /api/admin/campaigns": {
    ...campaigns,
    summary: "Notification campaigns: those that wait first, the oldest before, then the newest",
    query: z.object({ state: filterOf(campaignStates), sort: z.enum(campaignSorts).optional(), ...page }),
    answer: listOf(adminCampaign),
  },
  "PUT /api/admin/campaigns/:id/approve": {
    ...campaigns,
    ...one,
    summary: "Its text may go to everybody: it is on its way at once",
    answer: adminCampaign,
    refuses: ["campaign.not_found", "campaign.decided"],
  },
  "PUT /api/admin/campaigns/:id/reject": {
    ...campaigns,
    ...one,
    summary: "Its text goes to nobody; its owner reads why",
    body: z.strictObject({ reason }),
    answer: adminCampaign,
    refuses: ["campaign.not_found", "campaign.decided"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof approvalContract> {}
}
