import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { presentStock } from "../stock.present.ts";
import { findStock } from "../stock.queries.ts";
import { figuresFile } from "./figures-file.ts";
import { findInterest, findPosition, findWanted, findWantedHere } from "./interest.queries.ts";
import { mostCars, mostSlow } from "./limits.ts";
import { monthOf, monthsUntil, spanOf } from "./months.ts";
import { findKeptSince, findMovements, findPlaceOfDealer, findSpeeds } from "./movement.queries.ts";
import { type StockFigures, stockFiguresContract } from "./stock-figures.contract.ts";
import {
  presentInterest,
  presentPosition,
  presentSlowest,
  presentSpeeds,
  presentWanted,
  turnOf,
} from "./stock-figures.present.ts";

/** A dealer's months in figures, computed when they are asked for. */
export async function stockFiguresRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { clock } = deps;
  const words = await loadServerMessages();

  /** Errors: `dealer.not_approved`; `request.invalid` of a month that is none of the last 13. */
  async function figuresOf(
    userId: string,
    asked: string | undefined,
    mostNamed: number,
  ): Promise<StockFigures> {
    const db = readsOf(deps.db);
    const now = clock();
    const months = monthsUntil(now);
    const month = asked ?? monthOf(now);
    if (!months.includes(month)) {
      throw new AppError("request.invalid", { fields: { month: "field.unknown_choice" } });
    }
    const place = await findPlaceOfDealer(db, userId);
    const span = spanOf(month, now);
    const [movements, keptSince, speeds, interest, position, slow, wanted, wantedHere] = await Promise.all([
      findMovements(db, userId, { first: months.at(-1) ?? month, last: monthOf(now), now }),
      findKeptSince(db),
      findSpeeds(db, userId, month, span),
      findInterest(db, userId, span),
      findPosition(db, userId),
      findStock(db, userId, { filter: { state: "active" }, sort: "-days", page: 1, limit: mostSlow, now }),
      findWanted(db, userId, { month, place }),
      findWantedHere(db, userId, month),
    ]);
    const movement = movements.find((one) => one.month === month);
    if (!movement) throw new Error(`no movements of ${month}`);
    return {
      month,
      months,
      isOver: month !== monthOf(now),
      keptSince: keptSince?.toISOString() ?? null,
      movement,
      turn: turnOf(movement),
      history: movements,
      daysToSell: presentSpeeds(speeds),
      interest: presentInterest(interest, mostNamed),
      position: presentPosition(position),
      slowest: presentSlowest(
        slow.rows.map((row) => presentStock(row, new Map(), now)),
        interest,
      ),
      wanted: presentWanted(wanted),
      wantedHere: presentWanted(wantedHere),
    };
  }

  serve(app, "Stock", stockFiguresContract, {
    "GET /api/stock-figures": ({ actor, query }) => figuresOf(actor.id, query.month, mostCars),
    "GET /api/stock-figures.csv": async ({ actor, query, request: { language }, reply }) => {
      const figures = await figuresOf(actor.id, query.month, Number.POSITIVE_INFINITY);
      const name = `figures-${figures.month}.csv`;
      reply.type("text/csv; charset=utf-8").header("content-disposition", `attachment; filename="${name}"`);
      return Readable.from([figuresFile(figures, words[language], language)]);
    },
  });
}
