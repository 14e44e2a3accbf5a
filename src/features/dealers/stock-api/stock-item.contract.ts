import { z } from "zod";
import { contract } from "#platform/http/contract.ts";
import { largestBatch, mostItems, stockNumber, vehicle } from "./stock-item.schema.ts";

const result = z
  .enum(["created", "changed", "unchanged"])
  .describe("unchanged: the same was said last time, so nothing was touched");
const status = z.enum(["pending", "active", "rejected", "expired"]);

const item = z.object({
  stockNumber: z.string(),
  listingId: z.uuid(),
  url: z.string().describe("Its page, which is there for everybody while it is active"),
  status: status.describe("pending: it waits for a review; rejected: `reason` says why"),
  endedBy: z.string().nullable().describe("Of an expired one: lapsed, sold, withdrawn or plan_ended"),
  reason: z.string().nullable().describe("What the reviewer wrote"),
  underReview: z.boolean().describe("Changes wait for a review beside the version on sale"),
  expiresAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  photos: z.array(
    z.object({
      url: z.string(),
      state: z.enum(["waiting", "shown", "failed"]),
      error: z.string().nullable().describe("unreachable, not_found, too_large or unreadable"),
    }),
  ),
});
export type StockItem = z.output<typeof item>;

const refusal = z.object({
  code: z.string(),
  message: z.string().describe("In the caller's language (Accept-Language)"),
  errors: z.record(z.string(), z.string()).optional().describe("Field → what is wrong with it"),
});
const outcome = z.object({
  stockNumber: z.string(),
  result: z.enum(["created", "changed", "unchanged", "failed"]),
  listingId: z.uuid().nullable(),
  status: status.nullable(),
  error: refusal.nullable(),
});
export type Outcome = z.output<typeof outcome>;

const byNumber = z.object({ stockNumber });
const limits =
  "At most 120 calls a minute for each dealership: `RateLimit` says how many are left, 429 with Retry-After when";

export const stockItemContract = contract({
  "PUT /api/stock/:stockNumber": {
    summary:
      "Puts a vehicle up for sale under the dealer's own number, or has its listing say what it says now; by the rules of the " +
      `forms: what they review is reviewed here. The same again touches nothing. ${limits}`,
    policy: "key",
    scope: "stock",
    params: byNumber,
    body: vehicle,
    answer: item.extend({ result }),
    mayCreate: true,
    refuses: [
      "listing.limit_reached",
      "listing.photo_limit",
      "listing.wrong_state",
      "auth.email_unverified",
      "listing.warned",
      "server.busy",
    ],
  },
  "GET /api/stock/:stockNumber": {
    summary: "What became of a vehicle: the state of its listing and of its photos, and what it says",
    policy: "key",
    scope: "stock",
    params: byNumber,
    answer: item.extend({ vehicle: z.record(z.string(), z.unknown()) }),
    refuses: ["stock.not_found"],
  },
  "DELETE /api/stock/:stockNumber": {
    summary:
      "Takes a vehicle off sale: sold, or withdrawn. One that was never approved is deleted. Done already is done; put again, it is for sale again",
    policy: "key",
    scope: "stock",
    params: byNumber,
    query: z.object({ reason: z.enum(["sold", "withdrawn"]).default("withdrawn") }),
    answer: z.object({ stockNumber: z.string(), result: z.enum(["sold", "withdrawn", "deleted"]) }),
    refuses: ["stock.not_found"],
  },
  "POST /api/stock/photos": {
    summary:
      "Takes a photo that lies on no public server: multipart `file`, JPEG, PNG or WebP to 12 MB. Its `url` stands in `images` of a " +
      "vehicle beside addresses, and shows at once; one that no listing shows goes after a day. The same file again is the same photo",
    policy: "key",
    scope: "stock",
    takesFile: true,
    once: true,
    answer: z.object({ url: z.string(), width: z.int(), height: z.int() }),
    status: 201,
    refuses: ["server.busy"],
  },
  "POST /api/stock/batch": {
    summary:
      `The same as PUT for up to ${mostItems} vehicles, one after the other: of each what became of it, and why not. What is left ` +
      "out of a batch stays for sale. At most 12 batches an hour beside the limit of calls",
    policy: "key",
    scope: "stock",
    body: z.strictObject({
      items: z.array(z.strictObject({ stockNumber, vehicle })).min(1).max(mostItems),
    }),
    largestBody: largestBatch,
    answer: z.object({
      counts: z.object({ created: z.int(), changed: z.int(), unchanged: z.int(), failed: z.int() }),
      results: z.array(outcome),
    }),
    refuses: ["server.busy"],
  },
});
