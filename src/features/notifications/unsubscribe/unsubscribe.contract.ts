import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const byLink = {
  policy: "public",
  query: z.object({ token: z.string().max(100), lang: z.string().optional() }),
  refuses: ["message.link_dead"],
} as const;

/** At the address of the page itself: mail clients post to the link of the mail (RFC 8058). */
export const unsubscribeContract = contract({
  "POST /unsubscribe": {
    ...byLink,
    summary: "Takes whoever has this link of a mail off every list; mails about the own account still come",
  },
  "POST /unsubscribe/undo": { ...byLink, summary: "Undoes it" },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof unsubscribeContract> {}
}
