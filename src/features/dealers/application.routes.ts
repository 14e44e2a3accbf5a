import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { forgetPrivateFiles, keepPrivateFile, sendPrivateFile } from "#features/media/private-file.ts";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedForm } from "#platform/http/file-upload.ts";
import { once } from "#platform/http/idempotency.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { dealerContract } from "./application.contract.ts";
import { presentApplication, presentDocument } from "./application.present.ts";
import { findOwnDealership, findOwnDocument, lockApplication } from "./application.queries.ts";
import { applyAsDealer } from "./verbs/apply.ts";
import { addDocument, documentName, mustTakeDocument, removeDocument } from "./verbs/documents.ts";

const applicationsPerDay: RateLimit = { name: "dealer-applications", most: 20, seconds: 86_400 };
const documentsPerDay: RateLimit = { name: "dealer-documents", most: 40, seconds: 86_400 };

/** The way to become an approved dealer, for anyone who applies. */
export async function dealerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, storage, clock, config } = deps;
  const limiter = rateLimiter(db, config.sessionSecret);
  await app.register(fileUpload);

  serve(app, "Dealers", dealerContract, {
    "POST /api/users/register-dealership": async ({ actor, body, request }) => {
      await limiter.count(applicationsPerDay, actor.id, clock());
      return once(db, request, actor.id, async (tx) => {
        const applicant = { userId: actor.id, language: request.language };
        const sent = await lockApplication(tx, await applyAsDealer(tx, applicant, body, clock()));
        if (!sent) throw new AppError("dealer.application_not_found");
        return presentApplication(sent, [], request.language);
      });
    },
    "GET /api/users/dealership": async ({ actor, request: { language } }) => {
      const { isDealer, application, documents } = await findOwnDealership(db, actor.id);
      return {
        isDealer,
        application: application ? presentApplication(application, documents, language) : null,
      };
    },
    "POST /api/users/dealership/documents": async ({ actor: { id: userId }, request }) => {
      await db.transaction().execute((tx) => mustTakeDocument(tx, userId));
      await limiter.count(documentsPerDay, userId, clock());
      const { bytes, fields } = await receivedForm(request);
      const name = documentName(fields.name);
      const key = await keepPrivateFile(storage, `dealers/${userId}`, bytes).catch(wordRefusal);
      try {
        const given = { userId, key, name, bytes: bytes.length, at: clock() };
        return presentDocument(await db.transaction().execute((tx) => addDocument(tx, given)));
      } catch (error) {
        await forgetPrivateFiles(db, [key]);
        throw error;
      }
    },
    "GET /api/users/dealership/documents/:id": async ({ actor, params: { id }, reply }) => {
      const key = await findOwnDocument(db, { userId: actor.id, documentId: id });
      if (!key || !(await sendPrivateFile(reply, storage, key, "document"))) {
        throw new AppError("dealer.document_not_found");
      }
      return "";
    },
    "DELETE /api/users/dealership/documents/:id": async ({ actor, params: { id } }) => {
      await db.transaction().execute((tx) => removeDocument(tx, { userId: actor.id, documentId: id }));
      return undefined;
    },
  });
}

/** A file of another type is refused under its field, as one that cannot be read. */
function wordRefusal(error: unknown): never {
  if (error instanceof AppError && ["request.unsupported_type", "request.invalid"].includes(error.code)) {
    throw new AppError(error.code, { fields: { file: "field.dealer_document" } });
  }
  throw error;
}
