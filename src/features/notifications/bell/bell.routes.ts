import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import type { Language } from "#i18n/language.ts";
import { serve } from "#platform/http/contract.ts";
import { bellContract } from "./bell.contract.ts";
import { countUnread, findNotifications, markRead, type NotificationRow } from "./bell.queries.ts";

/** What the market has told a user, and how much of it they have not read. */
export async function bellRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Notifications", bellContract, {
    "GET /api/notifications": async ({ actor, query: { after, limit }, request }) => {
      const rows = await findNotifications(db, actor.id, { after, limit: limit + 1 });
      return {
        data: rows.slice(0, limit).map((row) => present(row, request.language)),
        hasMore: rows.length > limit,
      };
    },
    "GET /api/notifications/unread": async ({ actor }) => ({ unread: await countUnread(db, actor.id) }),
    "POST /api/notifications/read": async ({ actor, body }) => {
      await markRead(db, actor.id, body, clock());
      return { unread: await countUnread(db, actor.id) };
    },
  });
}

const present = (row: NotificationRow, language: Language) => ({
  id: row.id,
  type: row.type,
  title: language === "en" ? (row.title_en ?? row.title) : row.title,
  body: language === "en" ? (row.body_en ?? row.body) : row.body,
  inOneLanguage: row.title_en === null,
  link: row.link,
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
});
