import { z } from "zod";
import { listingCard } from "#features/listings/listing.schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { mostRecent } from "./recent.schema.ts";

const recent = z.object({
  kept: z.boolean().describe("Whether the account keeps what its user looks at; off until they switch it on"),
  data: z.array(listingCard).describe("The last seen first, as far as anyone may see them"),
});
export type Recent = z.output<typeof recent>;

export const recentContract = contract({
  "GET /api/recent": {
    summary: "What the signed-in visitor looked at last, if they want it kept",
    policy: "user",
    answer: recent,
  },
  "PUT /api/recent": {
    summary: "Switches that on, taking over what the device has; or off, which deletes what was kept",
    policy: "user",
    body: z.strictObject({
      kept: z.boolean(),
      ids: z.array(z.uuid()).max(mostRecent).default([]).describe("Of the device, the last seen first"),
    }),
    answer: recent,
  },
  "DELETE /api/recent": {
    summary: "Deletes what was kept; what is looked at from now on is kept as before",
    policy: "user",
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof recentContract> {}
}
