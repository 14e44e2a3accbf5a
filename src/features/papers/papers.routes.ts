import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { paperKinds } from "#features/listings/paper-kinds.ts";
import { forgetPrivateFiles, privateForm } from "#features/media/private-file.ts";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedForm } from "#platform/http/file-upload.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { paperBox } from "./paper-box.ts";
import { papersContract } from "./papers.contract.ts";
import { presentOwnPapers } from "./papers.present.ts";
import { findPapersOf } from "./papers.queries.ts";
import { addPaper, mustTakePaper } from "./verbs/send.ts";
import { withdrawPapers } from "./verbs/withdraw.ts";

const papersPerDay: RateLimit = { name: "car-papers", most: 40, seconds: 86_400 };

/** The papers of a listing, for its owner: sent and taken back, never shown. */
export async function papersRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, storage, clock, config } = deps;
  const limiter = rateLimiter(db, config.sessionSecret);
  const box = paperBox(config.papersKeys);
  await app.register(fileUpload);

  serve(app, "Selling", papersContract, {
    "POST /api/cars/:id/papers": async ({ actor: { id: userId }, params: { id: carId }, request }) => {
      const owned = { userId, carId };
      await db.transaction().execute((tx) => mustTakePaper(tx, owned));
      await limiter.count(papersPerDay, userId, clock());
      const received = await receivedForm(request);
      const kind = kindOf(received.fields.kind);
      const { bytes, type } = await privateForm(received.bytes).catch(wordRefusal);
      const key = `papers/${carId.toLowerCase()}/${randomUUID()}.sealed`;
      await storage.put(key, box.seal(bytes, key));
      const file = { kind, type: type === "pdf" ? "pdf" : "picture", bytes: received.bytes.length } as const;
      try {
        return await db.transaction().execute(async (tx) => {
          await addPaper(tx, { ...owned, ...file, key }, clock());
          return presentOwnPapers(await findPapersOf(tx, carId));
        });
      } catch (error) {
        await forgetPrivateFiles(db, [key]);
        throw error;
      }
    },

    "DELETE /api/cars/:id/papers": async ({ actor: { id: userId }, params: { id: carId } }) =>
      db.transaction().execute(async (tx) => {
        await withdrawPapers(tx, { userId, carId });
        return presentOwnPapers(await findPapersOf(tx, carId));
      }),
  });
}

function kindOf(said: string | undefined) {
  const kind = paperKinds.find((one) => one === (said ?? "registration"));
  if (!kind) throw new AppError("request.invalid", { fields: { kind: "field.invalid" } });
  return kind;
}

/** A file of another type is refused under its field, as one that cannot be read. */
function wordRefusal(error: unknown): never {
  if (error instanceof AppError && ["request.unsupported_type", "request.invalid"].includes(error.code)) {
    throw new AppError(error.code, { fields: { file: "field.dealer_document" } });
  }
  throw error;
}
