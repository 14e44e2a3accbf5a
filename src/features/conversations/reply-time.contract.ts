import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

export const replyTimeContract = contract({
  "GET /api/sellers/:id/reply-time": {
    summary: "How soon a seller answers messages, as conversations of the last 90 days tell",
    policy: "public",
    params: z.object({ id: z.uuid() }),
    answer: z.object({
      minutes: z
        .number()
        .nullable()
        .describe(
          "Until the first answer, in half of the conversations or sooner; null: fewer than five were answered",
        ),
    }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof replyTimeContract> {}
}
