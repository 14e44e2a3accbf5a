import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { takeForms } from "#platform/http/plain-page.ts";
import { stopPages } from "./stop-pages.ts";
import { findSubscription, subscribe } from "./subscription.queries.ts";
import { unsubscribeContract } from "./unsubscribe.contract.ts";
import { recipientOf } from "./unsubscribe-token.ts";

/** The way off the list, and back, for anyone who has the link of a mail. */
export async function unsubscribeRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  takeForms(app);
  const { stop, undo } = stopPages(app, db, "/unsubscribe", "news", async (token) => {
    const id = recipientOf(config, token);
    const found = id === undefined ? undefined : await findSubscription(db, id);
    return found && { ...found, want: (wanted) => subscribe(db, found, wanted, clock()) };
  });

  serve(app, "Mails", unsubscribeContract, {
    "POST /unsubscribe": async ({ query: { token }, request, reply }) => stop({ token, request, reply }),
    "POST /unsubscribe/undo": async ({ query: { token }, request, reply }) => undo({ token, request, reply }),
  });
}
