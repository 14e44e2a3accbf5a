import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedFile } from "#platform/http/file-upload.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { uploadContract } from "./upload.contract.ts";
import { keepUpload } from "./upload.ts";

/** Room for a dealer's thirty listings; what one account can fill in a day stays under a gigabyte. */
const perHour: RateLimit = { name: "uploads-hour", most: 400, seconds: 3600 };
const perDay: RateLimit = { name: "uploads-day", most: 1500, seconds: 86_400 };

export async function uploadRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const limiter = rateLimiter(deps.db, deps.config.sessionSecret);
  await app.register(fileUpload);

  serve(app, "Listings", uploadContract, {
    "POST /api/uploads": async ({ actor: { id: userId }, request }) => {
      for (const limit of [perHour, perDay]) await limiter.count(limit, userId, deps.clock());
      return keepUpload(deps, request, { userId, bytes: await receivedFile(request) });
    },
  });
}
