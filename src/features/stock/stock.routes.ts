import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { pictureIds } from "#features/listings/listing.present.ts";
import { findPictures } from "#features/listings/listing.queries.ts";
import type { Language } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { serve } from "#platform/http/contract.ts";
import { sendCsv } from "#platform/http/csv.ts";
import { previewStock } from "./preview-stock.ts";
import { stockContract } from "./stock.contract.ts";
import { presentChanged, presentStock } from "./stock.present.ts";
import { findStock, findStockIds, findStockNames, findUndoable, readStock } from "./stock.queries.ts";
import type { StockChange, StockFilter } from "./stock.schema.ts";
import { stockHeads, stockLine } from "./stock-file.ts";
import { mostAtOnce, undoMinutes } from "./stock-words.ts";
import { isDone } from "./verbs/change-one.ts";
import { type ChangedRow, changeStock } from "./verbs/change-stock.ts";
import { findViews, forgetView, keepView } from "./verbs/keep-view.ts";
import { undoStock } from "./verbs/undo-stock.ts";

const undoMs = undoMinutes * 60_000;
const untilOf = (madeAt: Date) => new Date(madeAt.getTime() + undoMs).toISOString();

/** A seller's stock as a table, and what is done with many of it at once; read where it is written. */
export async function stockRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  const words = await loadServerMessages();

  async function idsOf(
    userId: string,
    { ids, filter }: { ids?: string[] | undefined; filter?: StockFilter | undefined },
  ) {
    if (ids) return ids;
    const found = await findStockIds(db, userId, { filter: filter ?? {}, now: clock() }, mostAtOnce);
    if (found.length > mostAtOnce) throw new AppError("stock.too_many");
    return found;
  }
  const told = async (rows: readonly ChangedRow[]) =>
    presentChanged(
      rows,
      await findStockNames(
        db,
        rows.map(({ id }) => id),
      ),
    );

  async function* linesOf(userId: string, filter: StockFilter, language: Language) {
    for await (const row of readStock(db, userId, { filter, now: clock() })) yield stockLine(row, language);
  }

  serve(app, "Stock", stockContract, {
    "GET /api/stock": async ({ actor, query: { sort, page, limit, ...filter } }) => {
      const now = clock();
      const [found, undoable] = await Promise.all([
        findStock(db, actor.id, { filter, sort, page, limit, now }),
        findUndoable(db, actor.id, new Date(now.getTime() - undoMs)),
      ]);
      const pictures = await findPictures(db, pictureIds(found.rows));
      return {
        data: found.rows.map((row) => presentStock(row, pictures, now)),
        total: found.total,
        page,
        totalPages: Math.ceil(found.total / limit),
        undoable: undoable
          ? {
              changeId: undoable.id,
              change: undoable.change as StockChange,
              count: undoable.n,
              madeAt: undoable.created_at.toISOString(),
              until: untilOf(undoable.created_at),
            }
          : null,
      };
    },
    "GET /api/stock.csv": async ({ actor, query, request: { language }, reply }) =>
      sendCsv(reply, "stock.csv", stockHeads(words[language]), linesOf(actor.id, query, language)),
    "GET /api/stock-ids": async ({ actor, query }) => {
      const ids = await findStockIds(db, actor.id, { filter: query, now: clock() }, mostAtOnce);
      return { ids: ids.slice(0, mostAtOnce), more: ids.length > mostAtOnce };
    },
    "PATCH /api/stock": async ({ actor, body }) => {
      const { change, preview, seen } = body;
      const ids = await idsOf(actor.id, body);
      if (preview) {
        const rows = await previewStock(db, { userId: actor.id, ids, change, now: clock() });
        return { changeId: null, ...(await told(rows)), left: [], undoUntil: null };
      }
      const changeId = body.changeId ?? randomUUID();
      const { rows, left } = await changeStock(db, { userId: actor.id, changeId, ids, change, seen }, clock);
      const isUndoable = !("renew" in change) && rows.some(({ outcome }) => isDone(outcome));
      return { changeId, ...(await told(rows)), left, undoUntil: isUndoable ? untilOf(clock()) : null };
    },
    "POST /api/stock/undo/:changeId": async ({ actor, params: { changeId } }) => {
      const { rows, left } = await undoStock(db, { userId: actor.id, changeId }, clock);
      return { ...(await told(rows)), left };
    },
    "GET /api/stock-views": async ({ actor }) => ({ data: await findViews(db, actor.id) }),
    "POST /api/stock-views": ({ actor, body }) =>
      db.transaction().execute((tx) => keepView(tx, actor.id, body, clock())),
    "DELETE /api/stock-views/:id": async ({ actor, params: { id } }) => {
      await forgetView(db, actor.id, id);
      return undefined;
    },
  });
}
