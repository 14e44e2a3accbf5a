import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { waitingContract } from "./waiting.contract.ts";
import { countWaiting } from "./waiting.queries.ts";

/** What the menu of the dashboard shows beside its parts. */
export async function waitingRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  serve(app, "Administrators: figures", waitingContract, {
    // From the primary: the menu is read again right after a decision.
    "GET /api/admin/waiting": async ({ administrator: { areas } }) => countWaiting(db, areas),
  });
}
