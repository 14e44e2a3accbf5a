import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { keptText } from "../kept-text.ts";
import { longestPrepared, mostPrepared } from "./prepared.schema.ts";

const texts = z.object({ texts: z.array(z.string()) });

export const preparedContract = contract({
  "GET /api/prepared-replies": {
    summary: "The replies that one prepared, in one's own order",
    policy: "user",
    staff: ["sales"],
    answer: texts,
  },
  "PUT /api/prepared-replies": {
    summary: `Replaces the replies that one prepared, ${mostPrepared} at most; the same text twice is one`,
    policy: "user",
    staff: ["sales"],
    body: z.strictObject({ texts: z.array(keptText(longestPrepared)).max(mostPrepared) }),
    answer: texts,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof preparedContract> {}
}
