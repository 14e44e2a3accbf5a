import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { forgetPrivateFiles } from "#features/media/private-file.ts";
import { sendPrivatePhoto, storePrivatePhoto } from "#features/media/private-photo.ts";
import { dayInBeirut } from "#i18n/format.ts";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedFile } from "#platform/http/file-upload.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { findReportFor } from "../find-report-for.ts";
import { presentReportPhoto } from "../inspection.present.ts";
import { addPhoto, mustTakePhoto, removePhoto } from "../verbs/photos.ts";
import { reportPhotoContract } from "./report-photo.contract.ts";

const photosPerDay: RateLimit = { name: "inspection-photos", most: 200, seconds: 86_400 };
/** Where the photos of a report lie; the database forgets them by it (inspection_photos_forget). */
const folderOf = (reportId: string) => `inspections/${reportId}`;

/** Photos of reports: what may be seen of a report, its photos may be. */
export async function reportPhotoRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, storage, clock, config } = deps;
  const { sessionSecret } = config;
  const limiter = rateLimiter(db, sessionSecret);
  await app.register(fileUpload);

  serve(app, "Inspections", reportPhotoContract, {
    "POST /api/inspections/:id/photos": async ({ actor: { id: userId }, params: { id }, request }) => {
      const whose = { reportId: id, userId };
      await db.transaction().execute((tx) => mustTakePhoto(tx, whose));
      await limiter.count(photosPerDay, userId, clock());
      const photo = await storePrivatePhoto(storage, folderOf(id), await receivedFile(request));
      try {
        await db.transaction().execute((tx) => addPhoto(tx, whose, photo, clock()));
      } catch (error) {
        await forgetPrivateFiles(db, [`${folderOf(id)}/${photo.id}`]);
        throw error;
      }
      return presentReportPhoto(photo);
    },

    "GET /api/inspection-photos/:id": async ({
      actor,
      administrator,
      params: { id },
      query: { width },
      reply,
    }) => {
      const of = db.selectFrom("inspection_photos").select("inspection_id").where("id", "=", id);
      const found = await of.executeTakeFirst();
      const asked = { id: found?.inspection_id ?? "", actor, isReviewer: Boolean(administrator) };
      const report = found && (await findReportFor(db, asked, { day: dayInBeirut(clock()), sessionSecret }));
      const photo = report?.photos.find((one) => one.id === id);
      if (!report || !photo || !(await sendPrivatePhoto(reply, storage, folderOf(report.id), photo, width)))
        throw new AppError("inspection.photo_not_found");
      return "";
    },

    "DELETE /api/inspection-photos/:id": async ({ actor: { id: userId }, params: { id: photoId } }) => {
      await db.transaction().execute((tx) => removePhoto(tx, { photoId, userId }));
      return undefined;
    },
  });
}
