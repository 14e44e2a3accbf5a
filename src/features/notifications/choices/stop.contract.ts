import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { stoppableKinds } from "./choices.schema.ts";

const byLink = {
  policy: "public",
  params: z.object({ kind: z.enum(stoppableKinds) }),
  query: z.object({ token: z.string().max(100), lang: z.string().optional() }),
  refuses: ["message.link_dead"],
} as const;

/** At the address of the page itself: mail clients post to the link of the mail (RFC 8058). */
export const stopContract = contract({
  "POST /unsubscribe/:kind": {
    ...byLink,
    summary: "No more mails of a kind for whoever has this link of one; other ways of telling stay",
  },
  "POST /unsubscribe/:kind/undo": { ...byLink, summary: "Undoes it" },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof stopContract> {}
}
