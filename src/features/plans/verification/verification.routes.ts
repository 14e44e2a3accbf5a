import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { keepPrivateFile } from "#features/media/private-file.ts";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedFile } from "#platform/http/file-upload.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { documentFolder, keepDocument } from "./documents.ts";
import { verificationContract } from "./verification.contract.ts";
import { findVerification, presentVerification } from "./verification.queries.ts";

const perDay: RateLimit = { name: "verification-document", most: 10, seconds: 86_400 };

/** The way to the verification badge, for the one who bought it. */
export async function verificationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, storage, clock, config } = deps;
  const limiter = rateLimiter(db, config.sessionSecret);
  await app.register(fileUpload);

  serve(app, "Plans", verificationContract, {
    "GET /api/verification": async ({ actor, request }) =>
      presentVerification(await findVerification(db, actor.id), request.language),
    "POST /api/verification/document": async ({ actor: { id: userId }, request }) => {
      const open = await findVerification(db, userId);
      if (!open || open.granted_at || open.document_seen_at) throw new AppError("verification.not_open");
      await limiter.count(perDay, userId, clock());
      const folder = documentFolder(randomUUID());
      const key = await keepPrivateFile(storage, folder, await receivedFile(request));
      try {
        await db.transaction().execute((tx) => keepDocument(tx, { userId, key, at: clock() }));
      } catch (error) {
        await storage.removeFolder(folder);
        throw error;
      }
      return presentVerification(await findVerification(db, userId), request.language);
    },
  });
}
