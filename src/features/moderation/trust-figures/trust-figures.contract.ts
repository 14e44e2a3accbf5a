import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

export const trustFiguresContract = contract({
  "GET /api/trust/figures": {
    summary: "What reviewers of listings did in the last 90 days, counted from the database, without names",
    policy: "public",
    anonymous: true,
    answer: z.object({
      days: z.int(),
      reviewed: z.int().describe("Decisions about listings that waited for one"),
      rejected: z.int().describe("Of those"),
      medianHours: z
        .number()
        .nullable()
        .describe("Half of those waited so long, or less; null: too few were decided"),
      removed: z.int().describe("Listings that were on sale, and were taken off by a reviewer"),
      reported: z.int().describe("Reports about listings"),
      upheld: z.int().describe("Of those"),
      appealed: z
        .int()
        .describe("Decisions about listings that sellers appealed, and that were looked at again"),
      overturned: z.int().describe("Of those the decision was changed"),
      lookedAgain: z.int().describe("Decisions of reviewers that another looked at, of one in twenty"),
      agreed: z.int().describe("Of those the other agreed"),
      conversationsReported: z.int(),
      conversationsUpheld: z.int().describe("Of those: the other was warned or may no longer write"),
    }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof trustFiguresContract> {}
}
