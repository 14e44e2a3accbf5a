import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const byLink = {
  policy: "public",
  query: z.object({ token: z.string().max(100), lang: z.string().optional() }),
  refuses: ["message.link_dead"],
} as const;

/** At the address of the page itself: mail clients post to the link of the mail (RFC 8058). */
export const alertStopContract = contract({
  "POST /unsubscribe/searches": {
    ...byLink,
    summary:
      "No more mails of what saved searches find, for whoever has this link of one; the bell still tells",
  },
  "POST /unsubscribe/searches/undo": { ...byLink, summary: "Undoes it" },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof alertStopContract> {}
}
