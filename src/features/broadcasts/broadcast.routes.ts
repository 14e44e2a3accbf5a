import { basename } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { forgetPrivateFiles, keepPrivateFile } from "#features/media/private-file.ts";
import { readsOf } from "#platform/db/connect.ts";
import type { Administrator, LogEntry } from "#platform/http/administrator.ts";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedForm } from "#platform/http/file-upload.ts";
import { sizeOf } from "./audience.queries.ts";
import { type BroadcastInput, broadcastContract } from "./broadcast.contract.ts";
import { presentBroadcast, presentBroadcastDetail, presentRecipient } from "./broadcast.present.ts";
import { type BroadcastRow, findBroadcast, findBroadcasts, findRecipients } from "./broadcast.queries.ts";
import { largestAttachment } from "./broadcast.schema.ts";
import { sendBroadcast, stopBroadcast, testBroadcast } from "./verbs/send-broadcast.ts";
import {
  attach,
  createBroadcast,
  type KeptFile,
  logEntry,
  rewriteBroadcast,
  throwAway,
} from "./verbs/write-broadcast.ts";

type Moved = { before: BroadcastRow | null; after: BroadcastRow };
const done = (action: LogEntry["action"], { before, after }: Moved, details?: object) => ({
  log: logEntry(action, before, after, details),
  answer: presentBroadcastDetail(after),
});
const pagesOf = (total: number, { page, limit }: { page: number; limit: number }) => ({
  total,
  page,
  totalPages: Math.max(1, Math.ceil(total / limit)),
});

/** What administrators tell many at once. */
export async function broadcastRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, storage, clock } = deps;
  const reads = readsOf(db);
  await app.register(fileUpload);

  const setFile = (who: Administrator, id: string, file: KeptFile | null) =>
    who.change(async (tx, at) =>
      done("message.attachment", await attach(tx, id, file, at), { name: file?.name }),
    );

  const list = async (query: Parameters<typeof findBroadcasts>[1]) => {
    const { rows, total } = await findBroadcasts(reads, query);
    return { data: rows.map(presentBroadcast), ...pagesOf(total, query) };
  };
  const create = ({ administrator, body }: { administrator: Administrator; body: BroadcastInput }) =>
    administrator.change(async (tx, at) => {
      const after = await createBroadcast(tx, body, { administratorId: administrator.id, at });
      return done("message.created", { before: null, after });
    });

  serve(app, "Administrators: messages", broadcastContract, {
    "GET /api/admin/messages": async ({ query }) => list(query),
    "GET /api/admin/notifications": async ({ query }) => list({ ...query, kind: "notification" }),
    "GET /api/admin/emails": async ({ query }) => list({ ...query, kind: "email" }),
    "POST /api/admin/notifications": create,
    "POST /api/admin/emails": create,

    "POST /api/admin/messages/audience": async ({ administrator, body }) =>
      administrator.changesNothing(await sizeOf(reads, body, clock())),

    "POST /api/admin/messages": create,

    "GET /api/admin/messages/:id": async ({ params: { id } }) =>
      presentBroadcastDetail(await findBroadcast(db, id)),

    "PUT /api/admin/messages/:id": async ({ administrator, params: { id }, body }) =>
      administrator.change(async (tx, at) =>
        done("message.rewritten", await rewriteBroadcast(tx, id, body, at)),
      ),

    "DELETE /api/admin/messages/:id": async ({ administrator, params: { id } }) =>
      administrator.change(async (tx) => ({
        log: logEntry("message.thrown_away", await throwAway(tx, id), null),
        answer: undefined,
      })),

    "PUT /api/admin/messages/:id/attachment": async ({ administrator, params: { id }, request }) => {
      const { state, kind } = await findBroadcast(db, id);
      if (state !== "draft" || kind !== "email")
        throw new AppError("message.wrong_state", { facts: { state } });
      const { bytes, fields } = await receivedForm(request);
      if (bytes.length > largestAttachment) throw new AppError("request.too_large");
      const key = await keepPrivateFile(storage, `bulk-mails/${id}`, bytes);
      try {
        return await setFile(administrator, id, { key, name: nameOf(fields.name, key), bytes: bytes.length });
      } catch (error) {
        await forgetPrivateFiles(db, [key]);
        throw error;
      }
    },

    "DELETE /api/admin/messages/:id/attachment": async ({ administrator, params: { id } }) =>
      setFile(administrator, id, null),

    "POST /api/admin/messages/:id/test": async ({ administrator, params: { id } }) =>
      administrator.change(async (tx, at) =>
        done("message.tested", await testBroadcast(tx, id, { administratorId: administrator.id, at })),
      ),

    "POST /api/admin/messages/:id/send": async ({ administrator, params: { id }, body: { count, sendAt } }) =>
      administrator.change(async (tx, at) => {
        const time = sendAt === null ? null : new Date(sendAt);
        const moved = await sendBroadcast(tx, id, { count, sendAt: time, at });
        return done(time ? "message.scheduled" : "message.sent", moved, { count, sendAt });
      }),

    "POST /api/admin/messages/:id/stop": async ({ administrator, params: { id } }) =>
      administrator.change(async (tx, at) => {
        const moved = await stopBroadcast(tx, id, at);
        return done(moved.after.state === "cancelled" ? "message.cancelled" : "message.stopped", moved);
      }),

    "GET /api/admin/messages/:id/recipients": async ({ administrator, params: { id }, query }) => {
      const message = await findBroadcast(reads, id);
      const { total, sent, failed, skipped } = message;
      const under = { sent, failed, skipped, sending: 0, waiting: total - sent - failed - skipped };
      const withMails = administrator.areas.has("users");
      const rows = await findRecipients(reads, id, { ...query, withMails });
      return {
        data: rows.map(presentRecipient),
        ...pagesOf(query.outcome ? under[query.outcome] : total, query),
      };
    },
  });
}

/** A file's name in a mail: without folders, characters that mean something, and with the ending of what it is now. */
function nameOf(given: string | undefined, key: string): string {
  const stem = basename(given ?? "")
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N} ._()-]/gu, "")
    .trim()
    .slice(0, 100);
  return `${stem || "mishwar"}${key.endsWith(".pdf") ? ".pdf" : ".jpg"}`;
}
