import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import type { Translate } from "#i18n/translate.ts";
import type { Database } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { findOwnShowroom } from "../own-showroom/own-showroom.queries.ts";
import { countRows } from "../stock-import/stock-import.queries.ts";
import { type StockSourceView, stockSourceContract } from "./stock-source.contract.ts";
import { presentRun, presentSource } from "./stock-source.present.ts";
import { findRuns, findSource } from "./stock-source.queries.ts";
import { askForReading, forgetSource, keepSource } from "./verbs/keep-source.ts";

const readingsPerHour: RateLimit = { name: "stock-readings", most: 6, seconds: 3600 };
const mostShown = 10;

/** The address of a dealer's stock: which one it is, and what became of its readings, its owner alone is told. */
export async function stockSourceRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const limiter = rateLimiter(db, config.sessionSecret);
  const withLoopback = config.env === "test";

  serve(app, "Dealers", stockSourceContract, {
    "GET /api/dealers/me/stock-source": async ({ actor: { id }, request }) => {
      await findOwnShowroom(db, id);
      return viewOf(db, id, request.t);
    },
    "PUT /api/dealers/me/stock-source": ({ actor: { id: userId }, body, request }) =>
      db.transaction().execute(async (tx) => {
        await keepSource(tx, { userId, ...body, at: clock(), withLoopback });
        return viewOf(tx, userId, request.t);
      }),
    "POST /api/dealers/me/stock-source/run": async ({ actor: { id: userId }, request }) => {
      await findOwnShowroom(db, userId);
      if (!(await findSource(db, userId))) throw new AppError("stock_source.not_found");
      const [last] = await findRuns(db, userId, 1);
      if (last && last.result === null) throw new AppError("stock_source.running");
      await limiter.count(readingsPerHour, userId, clock());
      await askForReading(db, userId, { isByHand: true });
      return viewOf(db, userId, request.t);
    },
    "DELETE /api/dealers/me/stock-source": async ({ actor: { id } }) => {
      await db.transaction().execute((tx) => forgetSource(tx, id));
      return undefined;
    },
  });
}

async function viewOf(db: Database, userId: string, t: Translate): Promise<StockSourceView> {
  const runs = await findRuns(db, userId, mostShown);
  const counts = await countRows(
    db,
    runs.flatMap(({ import_id }) => import_id ?? []),
  );
  return {
    source: presentSource(await findSource(db, userId)),
    runs: runs.map((run) => presentRun(run, counts.get(run.import_id ?? ""), t)),
  };
}
