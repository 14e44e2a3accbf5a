import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { keepFresh } from "./keep-fresh.ts";
import { readStats } from "./read-stats.ts";
import { statsContract } from "./stats.contract.ts";
import { countTotals } from "./stats.queries.ts";
import { systemState } from "./system.ts";

/** As often as the overview asks by itself; who asks so often never waits for the counting. */
const totalsKept = { fresh: 30, usable: 120 };

/** The figures of the overview. */
export async function statsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const reads = readsOf(db);
  const totals = keepFresh(totalsKept, clock, () => countTotals(reads, clock()));
  const system = systemState(deps);

  serve(app, "Administrators: figures", statsContract, {
    "GET /api/admin/stats": async ({ administrator: { areas }, query: { days } }) =>
      readStats(reads, { days, at: clock(), areas, totals, system }),
  });
}
