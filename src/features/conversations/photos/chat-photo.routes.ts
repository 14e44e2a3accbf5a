import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { forgetPrivateFiles } from "#features/media/private-file.ts";
import { sendPrivatePhoto, storePrivatePhoto } from "#features/media/private-photo.ts";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedFile } from "#platform/http/file-upload.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { photosPerDay, photosPerHour } from "../conversation.limits.ts";
import { mustMayWrite } from "../verbs/may-write.ts";
import { chatPhotoContract } from "./chat-photo.contract.ts";
import { presentChatPhoto } from "./chat-photo.present.ts";
import { findPhotoFor, findReportedPhoto } from "./chat-photo.queries.ts";

/** Where the photos of a conversation lie; the database forgets them by it (message_photos_forget). */
const folderOf = (conversationId: string) => `messages/${conversationId}`;

/** Photos of messages: for the two who write to each other, and for those who decide about a report. */
export async function chatPhotoRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, storage, clock, config } = deps;
  const limiter = rateLimiter(db, config.sessionSecret);
  await app.register(fileUpload);

  serve(app, "Conversations", chatPhotoContract, {
    "POST /api/conversations/:id/photos": async ({ actor, params: { id: conversationId }, request }) => {
      const at = clock();
      await mustMayWrite(db, conversationId, actor.id);
      for (const limit of [photosPerHour, photosPerDay]) await limiter.count(limit, actor.id, at);
      const file = await receivedFile(request);
      const {
        widths,
        digest: _,
        ...photo
      } = await storePrivatePhoto(storage, folderOf(conversationId), file);
      try {
        await db
          .insertInto("message_photos")
          .values({ ...photo, widths, conversation_id: conversationId, user_id: actor.id, created_at: at })
          .execute();
      } catch (error) {
        await forgetPrivateFiles(db, [`${folderOf(conversationId)}/${photo.id}`]);
        throw error;
      }
      return presentChatPhoto({ ...photo, widths });
    },

    "GET /api/message-photos/:id": async ({ actor, params: { id }, query: { width }, reply }) => {
      const photo = await findPhotoFor(db, id, actor.id);
      if (
        !photo ||
        !(await sendPrivatePhoto(reply, storage, folderOf(photo.conversation_id), photo, width))
      ) {
        throw new AppError("conversation.photo_not_found");
      }
      return "";
    },

    "GET /api/admin/conversation-photos/:id": async ({ administrator, params: { id }, reply }) => {
      const photo = await findReportedPhoto(db, id);
      if (!photo) throw new AppError("conversation.photo_not_found");
      await administrator.note({
        action: "conversation_report.photo_seen",
        resource: ["conversation_report", photo.report_id],
        details: { title: photo.title },
      });
      if (!(await sendPrivatePhoto(reply, storage, folderOf(photo.conversation_id), photo))) {
        throw new AppError("conversation.photo_not_found");
      }
      return "";
    },
  });
}
