import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { bellContract } from "./bell.contract.ts";
import { countUnread, findNotifications, markRead, type NotificationRow } from "./bell.queries.ts";

/** What the market has told a user, and how much of it they have not read. */
export async function bellRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Notifications", bellContract, {
    "GET /api/notifications": async ({ actor, query: { after, limit } }) => {
      const rows = await findNotifications(db, actor.id, { after, limit: limit + 1 });
      return { data: rows.slice(0, limit).map(present), hasMore: rows.length > limit };
    },
    "GET /api/notifications/unread": async ({ actor }) => ({ unread: await countUnread(db, actor.id) }),
    "POST /api/notifications/read": async ({ actor, body }) => {
      await markRead(db, actor.id, body, clock());
      return { unread: await countUnread(db, actor.id) };
    },
  });
}

const present = ({ id, type, title, body, link, created_at, read_at }: NotificationRow) => ({
  id,
  type,
  title,
  body,
  link,
  createdAt: created_at.toISOString(),
  readAt: read_at?.toISOString() ?? null,
});
