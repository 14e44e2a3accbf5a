import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { pictureIds } from "#features/listings/listing.present.ts";
import { findPictures } from "#features/listings/listing.queries.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import type { Administrator, LogEntry } from "#platform/http/administrator.ts";
import { serve } from "#platform/http/contract.ts";
import { findListingHistory } from "./listing-view/history.queries.ts";
import { moderationContract } from "./moderation.contract.ts";
import { countQueue, findCounts, findQueue, takeNext } from "./queue/queue.queries.ts";
import { presentCounts, presentQueueItem } from "./queue/review.present.ts";
import { reviewView } from "./queue/review-view.ts";
import { presentReported } from "./reports/reports.present.ts";
import { findReported } from "./reports/reports.queries.ts";
import { presentTableRow } from "./table/table.present.ts";
import { findTable } from "./table/table.queries.ts";
import { mostListed } from "./table/table.schema.ts";
import { claim, letGo } from "./verbs/claim.ts";
import { decide } from "./verbs/decide.ts";
import { decideMany } from "./verbs/decide-many.ts";
import { remove, restore } from "./verbs/remove.ts";
import { resolveReport, resolveReportsOf } from "./verbs/resolve-reports.ts";
import { takeBack } from "./verbs/take-back.ts";

/** Reviews of listings, the table of all of them, and what people report. */
export async function moderationRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  const reads = readsOf(db);

  const changed = (who: Administrator, id: string, work: (tx: Database, at: Date) => Promise<LogEntry>) =>
    who.change(async (tx, at) => {
      const log = await work(tx, at);
      return { log, answer: await standingOf(tx, id) };
    });

  serve(app, "Administrators: listings", moderationContract, {
    "GET /api/admin/cars": async ({ query: { page, limit, ...criteria }, request }) => {
      const { rows, total, sort } = await findTable(reads, criteria, placeOf(page, limit));
      const pictures = await findPictures(reads, pictureIds(rows));
      return {
        data: rows.map((row) => presentTableRow(row, pictures, request.language)),
        total,
        most: mostListed,
        sort,
        page,
        totalPages: Math.max(1, Math.ceil(total / limit)),
      };
    },

    "PUT /api/admin/cars/status": async ({ administrator, body }) =>
      administrator.change(async (tx, at) => {
        const { data, log } = await decideMany(tx, administrator, body, at);
        return { log, answer: { data, done: log.length } };
      }),

    "POST /api/admin/cars/queue/next": async ({ administrator, body, request }) => {
      const at = clock();
      const id = await takeNext(db, administrator, body, at);
      await letGo(db, administrator, id ?? null);
      const data =
        id === undefined
          ? undefined
          : await reviewView(db, administrator, id, { at, language: request.language });
      return administrator.changesNothing({ data: data ?? null });
    },

    "GET /api/admin/pending-cars": async ({ administrator, query: { page, limit, ...criteria } }) => {
      const at = clock();
      const { order: _, ...counted } = criteria;
      const [rows, total, counts] = await Promise.all([
        findQueue(reads, administrator, criteria, { page, limit }, at),
        countQueue(reads, counted),
        findCounts(reads, at),
      ]);
      const pictures = await findPictures(reads, pictureIds(rows));
      return {
        data: rows.map((row) => presentQueueItem(row, pictures)),
        total,
        counts: presentCounts(counts),
      };
    },

    "GET /api/admin/cars/:id": async ({ administrator, params: { id }, request }) => {
      const data = await reviewView(reads, administrator, id, { at: clock(), language: request.language });
      if (!data) throw new AppError("listing.not_found");
      return data;
    },

    "GET /api/admin/cars/:id/history": async ({ params: { id } }) => {
      const listing = await reads.selectFrom("cars").select("id").where("id", "=", id).executeTakeFirst();
      if (!listing) throw new AppError("listing.not_found");
      return findListingHistory(reads, listing.id);
    },

    "POST /api/admin/cars/:id/claim": async ({ administrator, params: { id }, request }) => {
      const at = clock();
      if (await claim(db, administrator, id, at)) await letGo(db, administrator, id);
      const data = await reviewView(db, administrator, id, { at, language: request.language });
      if (!data) throw new AppError("listing.not_found");
      return administrator.changesNothing({ data });
    },

    "PUT /api/admin/cars/:id/status": async ({ administrator, params: { id }, body }) =>
      changed(administrator, id, (tx, at) => decide(tx, administrator, { id, ...body }, at)),

    "POST /api/admin/cars/:id/status/undo": async ({ administrator, params: { id } }) =>
      changed(administrator, id, (tx, at) => takeBack(tx, administrator, id, at)),

    "DELETE /api/admin/cars/:id": async ({ administrator, params: { id }, query: { warn: isWarned } }) =>
      changed(administrator, id, (tx, at) => remove(tx, administrator, { id, isWarned }, at)),

    "POST /api/admin/cars/:id/restore": async ({ administrator, params: { id } }) =>
      changed(administrator, id, (tx, at) => restore(tx, { id }, at)),

    "GET /api/admin/listing-reports": async ({ query }) => {
      const { rows, total } = await findReported(reads, query);
      const pictures = await findPictures(reads, pictureIds(rows));
      return { data: rows.map((row) => presentReported(row, pictures)), total };
    },

    "PUT /api/admin/listing-reports/:id/status": async ({ administrator, params: { id }, body }) =>
      administrator.change((tx, at) => resolveReport(tx, administrator, id, body.outcome, at)),

    "PUT /api/admin/cars/:id/reports": async ({ administrator, params: { id }, body }) =>
      administrator.change((tx, at) => resolveReportsOf(tx, administrator, id, body.outcome, at)),
  });
}

/** Pages beyond what is counted are empty, not slow. */
const placeOf = (page: number, limit: number) => {
  const offset = (page - 1) * limit;
  return { limit: Math.max(0, Math.min(limit, mostListed - offset)), offset: Math.min(offset, mostListed) };
};

async function standingOf(tx: Database, id: string) {
  const row = await tx
    .selectFrom("cars")
    .select(["id", "status", "deleted_at", "updated_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const status = row.deleted_at ? ("deleted" as const) : row.status;
  return { id: row.id, status, updatedAt: row.updated_at.toISOString() };
}
