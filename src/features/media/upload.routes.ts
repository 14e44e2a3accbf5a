import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedForm } from "#platform/http/file-upload.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { editUpload, findOwnUploads, sayWhatItShows } from "./own-uploads.ts";
import { type PhotoSlot, photoSlots, uploadContract } from "./upload.contract.ts";
import { keepUpload } from "./upload.ts";

/** Room for a dealer's thirty listings; what one account can fill in a day stays under a gigabyte. */
const perHour: RateLimit = { name: "uploads-hour", most: 400, seconds: 3600 };
const perDay: RateLimit = { name: "uploads-day", most: 1500, seconds: 86_400 };

export async function uploadRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const limiter = rateLimiter(deps.db, deps.config.sessionSecret);
  await app.register(fileUpload);

  const count = async (userId: string) => {
    for (const limit of [perHour, perDay]) await limiter.count(limit, userId, deps.clock());
  };

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
