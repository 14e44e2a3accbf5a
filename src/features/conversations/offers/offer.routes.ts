import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { type Actor, placeOf } from "#platform/http/actor.ts";
import { serve } from "#platform/http/contract.ts";
import { keyOf } from "#platform/http/idempotency.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { findConversation } from "../conversation.queries.ts";
import { type MadeOffer, offerContract } from "./offer.contract.ts";
import { presentOffer } from "./offer.present.ts";
import { findOffers, type OfferRow } from "./offer.queries.ts";
import { answerOffer, counterOffer } from "./verbs/answer-offer.ts";
import { makeOffer } from "./verbs/make-offer.ts";

/** Offers within conversations. */
export async function offerRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const { host } = new URL(config.publicUrl);
  const limiterIn = (tx: typeof db) => rateLimiter(tx, config.sessionSecret);
  const inTransaction = async (actor: Actor, at: Date, work: (tx: typeof db) => Promise<OfferRow>) =>
    presentOffer(await db.transaction().execute(work), actor.id, at);
  const making = (actor: Actor, body: MadeOffer, request: FastifyRequest) => ({
    ...body,
    userId: actor.id,
    staffId: placeOf(actor),
    key: keyOf(request) ?? randomUUID(),
    at: clock(),
    host,
  });
  const answering =
    (answer: Parameters<typeof answerOffer>[3]) =>
    ({ actor, params: { id } }: { actor: Actor; params: { id: string } }) => {
      const given = { offerId: id, userId: actor.id, staffId: placeOf(actor), at: clock(), host };
      return inTransaction(actor, given.at, (tx) => answerOffer(tx, limiterIn(tx), given, answer));
    };
  serve(app, "Conversations", offerContract, {
    "GET /api/conversations/:id/offers": async ({ actor, params: { id } }) => {
      if (!(await findConversation(db, actor.id, id))) throw new AppError("conversation.not_found");
      const at = clock();
      return { data: (await findOffers(db, id)).map((row) => presentOffer(row, actor.id, at)) };
    },

    "POST /api/conversations/:id/offers": async ({ actor, params: { id }, body, request }) => {
      const made = making(actor, body, request);
      return inTransaction(actor, made.at, (tx) => makeOffer(tx, limiterIn(tx), id, made));
    },

    "POST /api/offers/:id/accept": answering("accepted"),
    "POST /api/offers/:id/decline": answering("declined"),
    "POST /api/offers/:id/withdraw": answering("withdrawn"),

    "POST /api/offers/:id/counter": async ({ actor, params: { id }, body, request }) => {
      const made = making(actor, body, request);
      return inTransaction(actor, made.at, (tx) => counterOffer(tx, limiterIn(tx), id, made));
    },
  });
}
