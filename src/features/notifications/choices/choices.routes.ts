import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { choicesContract, type NoticeChoices, type NoticeSetting } from "./choices.contract.ts";
import { choose, findSwitchedOff } from "./choices.queries.ts";
import { type NoticeChannel, noticeKinds, ways } from "./choices.schema.ts";

/** What a user wants to be told of. */
export async function choicesRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Notifications", choicesContract, {
    "GET /api/notification-preferences": async ({ actor }) => choicesOf(db, actor.id),

    "PUT /api/notification-preferences/:kind/:channel": async ({ actor, params, body: { wanted } }) => {
      if (ways[params.kind][params.channel] !== "choice") throw new AppError("notice.no_choice");
      await choose(db, { userId: actor.id, ...params }, wanted, clock());
      return choicesOf(db, actor.id);
    },
  });
}

async function choicesOf(db: Database, userId: string): Promise<NoticeChoices> {
  const off = await findSwitchedOff(db, userId);
  const settingOf = (kind: (typeof noticeKinds)[number], channel: NoticeChannel): NoticeSetting => {
    const way = ways[kind][channel];
    if (way !== "choice") return way;
    return off.some((one) => one.kind === kind && one.channel === channel) ? "off" : "on";
  };
  return {
    data: noticeKinds.map((kind) => ({
      kind,
      bell: settingOf(kind, "bell"),
      mail: settingOf(kind, "mail"),
      push: settingOf(kind, "push"),
    })),
  };
}
