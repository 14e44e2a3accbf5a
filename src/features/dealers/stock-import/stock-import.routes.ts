import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { findUsage } from "#features/plans/usage.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedForm } from "#platform/http/file-upload.ts";
import { once } from "#platform/http/idempotency.ts";
import type { Visitor } from "#platform/http/visitor.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { turns } from "#platform/process/turns.ts";
import { findOwnShowroom } from "../own-showroom/own-showroom.queries.ts";
import { judgeFile } from "./check-file.ts";
import { guideFile, restFile, templateFile } from "./files.ts";
import { findGone } from "./gone.queries.ts";
import { type StockImportView, stockImportContract } from "./stock-import.contract.ts";
import { missingParts, presentImport, presentSummary } from "./stock-import.present.ts";
import { countRows, findImport, findImports, findRows } from "./stock-import.queries.ts";
import { keepImport } from "./verbs/keep-import.ts";
import { mapColumns, mendRow } from "./verbs/mend-import.ts";
import { startImport, throwAwayImport } from "./verbs/start-import.ts";
import { beginArchive, removeArchive, takePart } from "./verbs/take-archive.ts";

const filesPerHour: RateLimit = { name: "stock-imports", most: 60, seconds: 3600 };
/** Two whole archives an hour. */
const partsPerHour: RateLimit = { name: "stock-import-parts", most: 400, seconds: 3600 };
const mostShown = 20;

/** Files of many listings, of approved dealers; what a user's import is, its owner alone is told. */
export async function stockImportRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const limiter = rateLimiter(db, config.sessionSecret);
  const withLoopback = config.env === "test";
  /** A file of 500 rows takes a second of this process: others are served meanwhile, other files wait. */
  const inTurn = turns({ atOnce: 1, longestQueue: 10 });
  await app.register(fileUpload);

  const whole = (tx: Database, userId: string, id: string, request: Visitor) =>
    viewOf(tx, userId, id, request, clock());
  const summary = async (tx: Database, userId: string, id: string, { t }: Visitor) =>
    presentSummary(await findImport(tx, userId, id), (await countRows(tx, [id])).get(id) ?? {}, t);

  serve(app, "Dealers", stockImportContract, {
    "GET /api/dealers/me/import/template": async ({ query, request, reply }) => {
      sendsCsv(reply, "mishwar-import");
      return templateFile(request, query.separator);
    },
    "GET /api/dealers/me/import/guide": async ({ request, reply }) => {
      sendsCsv(reply, "mishwar-import-guide");
      return guideFile(request);
    },
    "POST /api/dealers/me/import": async ({ actor: { id: userId }, request }) => {
      await findOwnShowroom(db, userId);
      await limiter.count(filesPerHour, userId, clock());
      const { bytes, fields } = await receivedForm(request);
      const { language } = request;
      const judged = await inTurn(() =>
        judgeFile(db, userId, bytes, { language, at: clock(), withLoopback }),
      );
      const { method, routeOptions, url, headers } = request;
      const body = { hash: createHash("sha256").update(bytes).digest("hex") };
      return once(db, { method, routeOptions, url, headers, body }, userId, async (tx) => {
        const given = { userId, name: fileName(fields.name), language, at: clock() };
        return whole(tx, userId, await keepImport(tx, given, judged), request);
      });
    },
    "GET /api/dealers/me/imports": async ({ actor, request }) => {
      const found = await findImports(db, actor.id, mostShown);
      const counts = await countRows(
        db,
        found.map(({ id }) => id),
      );
      return { data: found.map((one) => presentSummary(one, counts.get(one.id) ?? {}, request.t)) };
    },
    "GET /api/dealers/me/imports/:id": ({ actor, params: { id }, request }) =>
      whole(db, actor.id, id, request),
    "GET /api/dealers/me/imports/:id/progress": ({ actor, params: { id }, request }) =>
      summary(db, actor.id, id, request),
    "GET /api/dealers/me/imports/:id/rest": async ({ actor, params: { id }, query, request, reply }) => {
      const found = await findImport(db, actor.id, id);
      sendsCsv(reply, "mishwar-import-rest");
      return restFile(found, await findRows(db, id), request, query.separator);
    },
    "POST /api/dealers/me/imports/:id/photos": ({ actor: { id: userId }, params: { id }, body, request }) =>
      db.transaction().execute(async (tx) => {
        await beginArchive(tx, { userId, id, ...body });
        return whole(tx, userId, id, request);
      }),
    "PUT /api/dealers/me/imports/:id/photos": async ({ actor: { id: userId }, params: { id }, request }) => {
      await findImport(db, userId, id);
      await limiter.count(partsPerHour, userId, clock());
      const { bytes, fields } = await receivedForm(request);
      const part = /^\d{1,4}$/.test(fields.part ?? "") ? Number(fields.part) : Number.POSITIVE_INFINITY;
      await takePart(deps, { userId, id, part, bytes });
      return { missing: missingParts(await findImport(db, userId, id)) };
    },
    "DELETE /api/dealers/me/imports/:id/photos": ({ actor: { id: userId }, params: { id }, request }) =>
      db.transaction().execute(async (tx) => {
        await removeArchive(tx, { userId, id });
        return whole(tx, userId, id, request);
      }),
    "PUT /api/dealers/me/imports/:id/columns": ({ actor: { id: userId }, params: { id }, body, request }) =>
      inTurn(() =>
        db.transaction().execute(async (tx) => {
          await mapColumns(tx, { userId, id, at: clock(), withLoopback }, body.columns);
          return whole(tx, userId, id, request);
        }),
      ),
    "PATCH /api/dealers/me/imports/:id/rows": ({ actor: { id: userId }, params: { id }, body, request }) =>
      db.transaction().execute(async (tx) => {
        const mending = { userId, id, at: clock(), withLoopback };
        await mendRow(tx, mending, body, request.t);
        return whole(tx, userId, id, request);
      }),
    "POST /api/dealers/me/imports/:id/start": ({ actor: { id: userId }, params: { id }, body, request }) =>
      db.transaction().execute(async (tx) => {
        const { gone = "keep", sure = false } = body ?? {};
        await startImport(tx, { userId, id, at: clock(), gone, sure });
        return summary(tx, userId, id, request);
      }),
    "DELETE /api/dealers/me/imports/:id": async ({ actor: { id: userId }, params: { id } }) => {
      await db.transaction().execute((tx) => throwAwayImport(tx, { userId, id }));
      return undefined;
    },
  });
}

async function viewOf(
  tx: Database,
  userId: string,
  id: string,
  { t, language }: Visitor,
  at: Date,
): Promise<StockImportView> {
  const found = await findImport(tx, userId, id);
  const usage = await findUsage(tx, userId, at);
  if (!usage) throw new AppError("stock_import.not_found");
  const missing = await findGone(tx, userId, id);
  return presentImport(found, await findRows(tx, id), { usage, ...missing }, { t, language });
}

const sendsCsv = (reply: FastifyReply, name: string) =>
  reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .header("cache-control", "no-store");

/** As it is shown to its owner alone. */
function fileName(given: string | undefined): string {
  const clean = (given ?? "").replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return Array.from(clean).slice(0, 100).join("") || "import.csv";
}
