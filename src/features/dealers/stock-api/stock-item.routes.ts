import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { keepUpload, uploadLimits } from "#features/media/upload.ts";
import { withPatience } from "#platform/db/patience.ts";
import { serve } from "#platform/http/contract.ts";
import { refusalOf } from "#platform/http/errors.ts";
import { fileUpload, receivedForm } from "#platform/http/file-upload.ts";
import type { RateLimit } from "#platform/limits/rate-limit.ts";
import { turns } from "#platform/process/turns.ts";
import { keyLimits } from "../keys/recognise-keys.ts";
import { type Outcome, stockItemContract } from "./stock-item.contract.ts";
import { presentItem, presentVehicle } from "./stock-item.present.ts";
import { findItem, findItemRow, findSaid, isSaid, type SaidItem } from "./stock-item.queries.ts";
import { saidHash } from "./stock-item.schema.ts";
import { putStock } from "./verbs/put-stock.ts";
import { takeOff } from "./verbs/take-off.ts";

const batches: RateLimit = { name: "batches of keys", most: 12, seconds: 3600 };

/** What needs no transaction of its own: most of a nightly batch. */
function unchanged(
  { stockNumber, vehicle }: { stockNumber: string; vehicle: Record<string, unknown> },
  known: SaidItem | undefined,
): Outcome | undefined {
  if (!known || !isSaid(known, saidHash(vehicle))) return undefined;
  const { carId, status } = known;
  return { stockNumber, result: "unchanged", listingId: carId, status, error: null };
}

/** A dealer's stock as the dealer's own program keeps it. */
export async function stockItemRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const count = keyLimits(deps);
  const countUpload = uploadLimits(deps);
  await app.register(fileUpload);
  /** Others are served meanwhile: a batch has one connection at a time. */
  const inTurn = turns({ atOnce: 2, longestQueue: 6 });
  const withLoopback = config.env === "test";

  const put = (userId: string, number: string, said: Record<string, unknown>) =>
    db.transaction().execute(async (tx) => {
      const { result, carId } = await putStock(tx, { userId, number, said, at: clock(), withLoopback });
      return { result, row: await findItemRow(tx, carId) };
    });

  async function outcomeOf(
    request: FastifyRequest,
    userId: string,
    { stockNumber, vehicle }: { stockNumber: string; vehicle: Record<string, unknown> },
  ): Promise<Outcome> {
    try {
      const { result, row } = await put(userId, stockNumber, vehicle);
      return { stockNumber, result, listingId: row.id, status: row.status, error: null };
    } catch (error) {
      const { code, message, errors } = refusalOf(error, request).body;
      const refused = { code, message, ...(errors && { errors }) };
      return { stockNumber, result: "failed", listingId: null, status: null, error: refused };
    }
  }

  serve(app, "Stock", stockItemContract, {
    "PUT /api/stock/:stockNumber": async ({ holder, params, body, reply }) => {
      const { result, row } = await put(holder.userId, params.stockNumber, body);
      if (result === "created") reply.code(201);
      return { ...presentItem(row, params.stockNumber, config.publicUrl), result };
    },
    "GET /api/stock/:stockNumber": async ({ holder, params: { stockNumber } }) => {
      const known = await findItem(db, holder.userId, stockNumber);
      if (!known) throw new AppError("stock.not_found");
      const row = await findItemRow(db, known.carId);
      return { ...presentItem(row, stockNumber, config.publicUrl), vehicle: presentVehicle(row) };
    },
    "DELETE /api/stock/:stockNumber": async ({ holder, params: { stockNumber }, query: { reason } }) => {
      const { userId } = holder;
      const result = await db
        .transaction()
        .execute((tx) => takeOff(tx, { userId, number: stockNumber, reason, at: clock() }));
      return { stockNumber, result };
    },
    "POST /api/stock/photos": async ({ holder: { userId }, request }) => {
      await countUpload(userId);
      const { bytes } = await receivedForm(request);
      return keepUpload(deps, request, { userId, bytes });
    },
    "POST /api/stock/batch": async ({ holder, body: { items }, request, reply }) => {
      await count(reply, "batches", batches, holder.userId);
      const counts = { created: 0, changed: 0, unchanged: 0, failed: 0 };
      const results: Outcome[] = [];
      // So much work takes longer than one answer may wait for the database.
      await inTurn(() =>
        withPatience(undefined, async () => {
          const numbers = items.map(({ stockNumber }) => stockNumber);
          const said = await findSaid(db, holder.userId, numbers);
          for (const item of items) {
            const outcome =
              unchanged(item, said.get(item.stockNumber)) ?? (await outcomeOf(request, holder.userId, item));
            // Of a number that comes twice the second is judged by what the first has made of it.
            said.delete(item.stockNumber);
            counts[outcome.result]++;
            results.push(outcome);
          }
        }),
      );
      return { counts, results };
    },
  });
}
