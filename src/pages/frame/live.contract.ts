import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

export const liveContract = contract({
  "GET /api/events": {
    summary:
      "Server-sent events of the signed-in user: `hello` {messages, notifications, undelivered} when it opens, then `message`, `seen`, `notification` as they happen; `missed`: ask for what you have not got; `replaced`: too many streams of yours; `ended`: the session is over. A message has a number in its conversation: what a dropped stream missed is asked for behind the last one",
    policy: "user",
    produces: "text/event-stream",
    answer: z.string(),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof liveContract> {}
}
