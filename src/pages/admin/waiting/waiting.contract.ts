import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { mostCounted } from "./waiting.schema.ts";

const count = z
  .int()
  .min(0)
  .max(mostCounted + 1)
  .optional();

const waiting = z
  .object({
    review: count.describe("Listings"),
    reported: count.describe("Reported listings"),
    appeals: count.describe("Appeals against decisions about listings"),
    papers: count.describe("Papers of listings"),
    conversations: count.describe("Open reports of conversations"),
    dealers: count.describe("Applications"),
    "dealer-reviews": count.describe("Reviews of dealers that are held or reported"),
    payments: count,
    feedback: count.describe("Messages to the market that nobody has answered or closed"),
    approvals: count.describe("Campaigns, and verification badges for whose role looks at them"),
  })
  .describe(`By part of the dashboard; ${mostCounted + 1}: more than ${mostCounted}`);
export type Waiting = z.output<typeof waiting>;

export const waitingContract = contract({
  "GET /api/admin/waiting": {
    policy: "administrator",
    area: "stats",
    summary:
      "How much waits in each part of the dashboard that the role may enter; of the others nothing is said",
    answer: waiting,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof waitingContract> {}
}
