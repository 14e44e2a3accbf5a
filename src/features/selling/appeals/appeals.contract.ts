import { z } from "zod";
import { ownAppeal } from "#features/listings/listing-state.schema.ts";
import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { appealLimits } from "./limits.ts";

const time = z.iso.datetime();

/** Written by a person: without control characters but line breaks. */
const text = z
  .string()
  .transform((said) => said.replace(/[^\P{Cc}\n]+/gu, " ").trim())
  .pipe(z.string().min(appealLimits.shortest).max(appealLimits.longest));

const warning = z.object({
  title: z.string().describe("Of the listing, or of the first of several"),
  more: z.int().describe("Of how many other listings it was given at once"),
  code: z.enum(rejectionCodes).nullable().describe("Why it was refused; null: it was removed"),
  givenAt: time,
  endsAt: time,
});

const limits = {
  reviewedUntil: time
    .nullable()
    .describe("Two in force: until then each new listing is reviewed, and what is put up again or changed"),
  noListingUntil: time
    .nullable()
    .describe("Three in force: until then no listing can be added, nor one that ended be put up again"),
};

export const appealsContract = contract({
  "POST /api/cars/:id/appeal": {
    summary:
      "Appeals against the refusal of an own listing or of changes of it, or its removal by an administrator: once for each decision, " +
      "within 14 days. It is looked at again, by another reviewer where there is one. 409 `appeal.none`, `appeal.sent`, `appeal.over`",
    policy: "user",
    staff: ["stock"],
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ text }),
    answer: ownAppeal,
    status: 201,
    refuses: ["listing.not_found", "appeal.none", "appeal.sent", "appeal.over"],
  },
  "GET /api/my-standing": {
    summary:
      "The warnings of a seller that are in force, what they restrict, and the listings that were removed",
    policy: "user",
    staff: ["stock", "sales"],
    answer: z.object({
      warnings: z.array(warning).describe("The newest first"),
      ...limits,
      removed: z
        .array(z.object({ id: z.uuid(), title: z.string(), removedAt: time, appeal: ownAppeal }))
        .describe("By administrators, the newest first; gone after 30 days"),
    }),
  },
  "GET /api/my-standing/limits": {
    summary: "What the warnings of a seller that are in force restrict",
    policy: "user",
    staff: ["stock", "sales"],
    answer: z.object(limits),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof appealsContract> {}
}
