import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const byLink = {
  policy: "public",
  query: z.object({ token: z.string().max(100), lang: z.string().optional() }),
  refuses: ["message.link_dead"],
} as const;

const wanted = z.object({ wanted: z.boolean().describe("News and offers by mail") });

/** At the address of the page itself: mail clients post to the link of the mail (RFC 8058). */
export const unsubscribeContract = contract({
  "POST /unsubscribe": {
    ...byLink,
    summary: "Takes whoever has this link of a mail off every list; mails about the own account still come",
  },
  "POST /unsubscribe/undo": { ...byLink, summary: "Undoes it" },
  "GET /api/auth/news-mails": {
    policy: "user",
    summary: "Whether the user receives mails to many",
    answer: wanted,
  },
  "PUT /api/auth/news-mails": {
    policy: "user",
    summary: "Takes the user off every list, or back onto them; mails about the own account always come",
    body: wanted,
    answer: wanted,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof unsubscribeContract> {}
}
