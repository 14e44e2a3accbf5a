import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedForm } from "#platform/http/file-upload.ts";
import { editUpload, findOwnUploads, sayWhatItShows } from "./own-uploads.ts";
import { type PhotoSlot, photoSlots, uploadContract } from "./upload.contract.ts";
import { keepUpload, uploadLimits } from "./upload.ts";

export async function uploadRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const count = uploadLimits(deps);
  await app.register(fileUpload);

  serve(app, "Listings", uploadContract, {
    "POST /api/uploads": async ({ actor: { id: userId }, request }) => {
      await count(userId);
      const { bytes, fields } = await receivedForm(request);
      const shows = fields.shows === undefined ? undefined : slotOf(fields.shows);
      return keepUpload(deps, request, { userId, bytes, shows });
    },
    "GET /api/uploads": async ({ actor: { id }, query: { ids } }) => ({
      data: await findOwnUploads(deps.db, id, ids),
    }),
    "PATCH /api/uploads/:id": ({ actor, params: { id }, body: { shows } }) =>
      sayWhatItShows(deps.db, { userId: actor.id, id, shows }),
    "POST /api/uploads/:id/edit": async ({ actor, params: { id }, body: edit }) => {
      await count(actor.id);
      return editUpload(deps, { userId: actor.id, id, edit });
    },
  });
}

/** Error: `request.invalid` of `shows`. */
function slotOf(text: string): PhotoSlot {
  const slot = photoSlots.find((one) => one === text);
  if (!slot) throw new AppError("request.invalid", { fields: { shows: "field.unknown_choice" } });
  return slot;
}
