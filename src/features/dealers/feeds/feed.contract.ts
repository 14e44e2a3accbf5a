import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const feeds = z.object({
  metaUrl: z.string().describe("In the format of Meta's automotive catalogue"),
  stockUrl: z.string().describe("Plain CSV"),
  madeAt: z.iso.datetime(),
  vehicles: z.int().describe("How many are for sale"),
  withoutVin: z
    .int()
    .describe("Of these, how many Meta's catalogue cannot hold, since their chassis number is not known"),
});
export type Feeds = z.output<typeof feeds>;
const answer = z.object({ feeds: feeds.nullable().describe("null: none was made") });

export const feedContract = contract({
  "GET /api/feeds": {
    summary: "The addresses at which other sites read what one has for sale",
    policy: "user",
    staff: [],
    answer,
    refuses: ["dealer.not_approved"],
  },
  "POST /api/feeds": {
    summary: "Makes these addresses, or others in the place of those there are, which end at once",
    policy: "user",
    staff: [],
    answer,
    refuses: ["dealer.not_approved"],
  },
  "DELETE /api/feeds": {
    summary: "Ends these addresses",
    policy: "user",
    staff: [],
    refuses: ["dealer.not_approved"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof feedContract> {}
}
