import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { presentLimits, presentStanding } from "../standing/standing.present.ts";
import { findLadder, findStanding } from "../standing/standing.queries.ts";
import { appealsContract } from "./appeals.contract.ts";
import { presentAppeal } from "./appeals.present.ts";
import { findDecision } from "./appeals.queries.ts";
import { sendAppeal } from "./verbs/send-appeal.ts";

/** What sellers say against decisions, and how they stand with the market. */
export async function appealsRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Selling", appealsContract, {
    "POST /api/cars/:id/appeal": ({ actor, params: { id: carId }, body: { text } }) =>
      db.transaction().execute(async (tx) => {
        const at = clock();
        await sendAppeal(tx, { userId: actor.id, carId, text }, at);
        const sent = presentAppeal(await findDecision(tx, carId), at);
        if (!sent) throw new AppError("appeal.none");
        return sent;
      }),
    "GET /api/my-standing": async ({ actor }) => {
      const at = clock();
      return presentStanding(await findStanding(db, actor.id, at), at);
    },
    "GET /api/my-standing/limits": async ({ actor }) =>
      presentLimits(await findLadder(db, actor.id, clock())),
  });
}
