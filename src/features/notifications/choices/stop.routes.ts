import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { takeForms } from "#platform/http/plain-page.ts";
import { stopPages } from "../unsubscribe/stop-pages.ts";
import { choose, wantsNotices } from "./choices.queries.ts";
import type { stoppableKinds } from "./choices.schema.ts";
import { stopContract } from "./stop.contract.ts";
import { userOfToken } from "./stop-token.ts";

/** The way off the mails of each kind, and back, for anyone who has the link of one. */
export async function stopRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  takeForms(app);
  const pagesOf = (kind: (typeof stoppableKinds)[number]) =>
    stopPages(app, db, `/unsubscribe/${kind}`, kind, async (token) => {
      const userId = userOfToken(config, kind, token);
      if (userId === undefined) return undefined;
      const user = await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
      if (!user) return undefined;
      const choice = { userId, kind, channel: "mail" } as const;
      return {
        wantsMails: await wantsNotices(db, choice),
        hasAccount: true,
        want: (wanted) => choose(db, choice, wanted, clock()),
      };
    });
  const pages = {
    messages: pagesOf("messages"),
    searches: pagesOf("searches"),
    reports: pagesOf("reports"),
    reminders: pagesOf("reminders"),
  };

  serve(app, "Mails", stopContract, {
    "POST /unsubscribe/:kind": async ({ params: { kind }, query: { token }, request, reply }) =>
      pages[kind].stop({ token, request, reply }),
    "POST /unsubscribe/:kind/undo": async ({ params: { kind }, query: { token }, request, reply }) =>
      pages[kind].undo({ token, request, reply }),
  });
}
