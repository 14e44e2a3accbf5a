import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { pictureIds } from "#features/listings/listing.present.ts";
import { findPictures } from "#features/listings/listing.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import { type Actor, placeOf } from "#platform/http/actor.ts";
import { serve } from "#platform/http/contract.ts";
import { keyOf } from "#platform/http/idempotency.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { conversationContract } from "./conversation.contract.ts";
import { presentConversation, presentMessage } from "./conversation.present.ts";
import {
  type ConversationRow,
  findConversation,
  findConversationAbout,
  findConversations,
  findMessages,
  findSeen,
} from "./conversation.queries.ts";
import { photoMark } from "./photos/chat-photo.schema.ts";
import { countUnreadMessages } from "./unread.queries.ts";
import { beginConversation } from "./verbs/begin-conversation.ts";
import { blockOther, unblockOther } from "./verbs/block-other.ts";
import { markDelivered } from "./verbs/mark-delivered.ts";
import { markRead } from "./verbs/mark-read.ts";
import { reportConversation } from "./verbs/report-conversation.ts";
import { writeMessage } from "./verbs/write-message.ts";

/** What buyers and sellers write to each other. Read where it is written: what was sent is there at once. */
export async function conversationRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const { host } = new URL(config.publicUrl);
  const limiterIn = (tx: Database) => rateLimiter(tx, config.sessionSecret);
  const inTransaction = <T>(work: (tx: Database) => Promise<T>) => db.transaction().execute(work);
  const writing = (request: FastifyRequest, actor: Actor, content: string) => ({
    senderId: actor.id,
    staffId: placeOf(actor),
    content,
    key: keyOf(request) ?? randomUUID(),
    at: clock(),
    host,
  });
  const present = async (from: Database, rows: readonly ConversationRow[], userId: string) => {
    const pictures = await findPictures(from, pictureIds(rows));
    return rows.map((row) => presentConversation(row, userId, pictures));
  };
  const one = async (from: Database, id: string, userId: string) => {
    const row = await findConversation(from, userId, id);
    const [shown] = row ? await present(from, [row], userId) : [];
    if (!shown) throw new AppError("conversation.not_found");
    return shown;
  };
  serve(app, "Conversations", conversationContract, {
    "GET /api/conversations": async ({ actor, query: { carId, after, limit } }) => {
      const rows = carId
        ? await findConversationAbout(db, actor.id, carId)
        : await findConversations(db, actor.id, { after, limit: limit + 1 });
      return { data: await present(db, rows.slice(0, limit), actor.id), hasMore: rows.length > limit };
    },

    "POST /api/conversations": async ({ actor, body: { carId, content }, request }) =>
      inTransaction(async (tx) => {
        const limiter = limiterIn(tx);
        const given = writing(request, actor, content);
        const id = await beginConversation(tx, limiter, { carId, buyerId: actor.id, at: given.at });
        const row = await writeMessage(tx, limiter, id, given);
        return { conversation: await one(tx, id, actor.id), message: presentMessage(row, actor.id) };
      }),

    "GET /api/conversations/unread": async ({ actor }) => {
      const { unread } = await countUnreadMessages(db, actor.id);
      return { unread };
    },

    "POST /api/conversations/delivered": async ({ actor }) => {
      await inTransaction((tx) => markDelivered(tx, actor.id, clock()));
      return undefined;
    },

    "GET /api/conversations/:id/messages": async ({ actor, params: { id }, query }) => {
      const conversation = await one(db, id, actor.id);
      const [{ rows, hasMore }, seen] = await Promise.all([
        findMessages(db, id, query),
        findSeen(db, id, actor.id),
      ]);
      return { conversation, data: rows.map((row) => presentMessage(row, actor.id)), hasMore, seen };
    },

    "POST /api/conversations/:id/messages": async ({ actor, params: { id }, body, request }) =>
      inTransaction(async (tx) => {
        const { content = photoMark, photoIds } = body;
        const given = { ...writing(request, actor, content), photoIds };
        const row = await writeMessage(tx, limiterIn(tx), id, given);
        return presentMessage(row, actor.id);
      }),

    "POST /api/conversations/:id/read": async ({ actor, params: { id }, body: { upTo } }) => {
      await inTransaction((tx) => markRead(tx, { conversationId: id, userId: actor.id, upTo, at: clock() }));
      const { unread } = await countUnreadMessages(db, actor.id);
      return { unread };
    },

    "PUT /api/conversations/:id/block": async ({ actor, params: { id } }) => {
      await inTransaction((tx) => blockOther(tx, { conversationId: id, userId: actor.id, at: clock() }));
      return undefined;
    },

    "DELETE /api/conversations/:id/block": async ({ actor, params: { id } }) => {
      await inTransaction((tx) => unblockOther(tx, { conversationId: id, userId: actor.id }));
      return undefined;
    },

    "POST /api/conversations/:id/report": async ({ actor, params: { id }, body: { reason, text } }) => {
      await inTransaction((tx) =>
        reportConversation(tx, limiterIn(tx), {
          conversationId: id,
          userId: actor.id,
          reason,
          text,
          at: clock(),
        }),
      );
      return undefined;
    },
  });
}
