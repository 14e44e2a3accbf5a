import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { draftsContract } from "./drafts.contract.ts";
import { presentDraft } from "./drafts.present.ts";
import { findDrafts } from "./drafts.queries.ts";
import { forgetDraft, keepDraft } from "./keep-draft.ts";

/** A form saves when its user pauses: this is one every six seconds for an hour. */
const saves: RateLimit = { name: "saves of drafts", most: 600, seconds: 3600 };

/** Listings that are being written. Read where they are written: another device goes on from what this one has just kept. */
export async function draftsRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const limiter = rateLimiter(db, config.sessionSecret);
  serve(app, "Listings", draftsContract, {
    "GET /api/listing-drafts": async ({ actor }) => ({
      data: (await findDrafts(db, actor.id)).map(presentDraft),
    }),
    "PUT /api/listing-drafts": async ({ actor, body }) => {
      await limiter.count(saves, actor.id, clock());
      return db.transaction().execute((tx) => keepDraft(tx, actor.id, body, clock()));
    },
    "DELETE /api/listing-drafts/:id": async ({ actor, params: { id } }) => {
      await forgetDraft(db, actor.id, id, clock());
      return undefined;
    },
  });
}
