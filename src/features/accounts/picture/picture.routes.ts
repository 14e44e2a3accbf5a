import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { portraitShape } from "#features/media/pipeline.ts";
import { receivePicture } from "#features/media/receive-picture.ts";
import { serve } from "#platform/http/contract.ts";
import { fileUpload } from "#platform/http/file-upload.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { presentAccount } from "../account.present.ts";
import { pictureContract } from "./picture.contract.ts";
import { setPicture } from "./picture.ts";

const perUser: RateLimit = { name: "profile-picture", most: 30, seconds: 3600 };

export async function pictureRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const limiter = rateLimiter(db, deps.config.sessionSecret);
  await app.register(fileUpload);

  serve(app, "Accounts", pictureContract, {
    "PUT /api/auth/picture": async ({ actor, request }) => {
      const { id: userId } = actor;
      await limiter.count(perUser, userId, clock());
      const picture = await receivePicture(deps, request, { userId, shape: portraitShape });
      return presentAccount(await setPicture(db, { userId, picture, at: clock() }), clock(), actor);
    },
    "DELETE /api/auth/picture": async ({ actor }) => {
      const row = await setPicture(db, { userId: actor.id, picture: undefined, at: clock() });
      return presentAccount(row, clock(), actor);
    },
  });
}
