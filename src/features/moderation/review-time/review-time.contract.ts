import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

export const reviewTimeContract = contract({
  "GET /api/review-time": {
    summary:
      "How long listings waited for their decision in the last 30 days: half of them so many minutes, or less",
    policy: "public",
    anonymous: true,
    answer: z.object({
      decided: z.int(),
      medianMinutes: z.int().nullable().describe("null: too few were decided"),
    }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof reviewTimeContract> {}
}
