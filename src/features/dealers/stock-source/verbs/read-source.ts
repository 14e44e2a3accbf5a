import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { AppError } from "#errors";
import { giveNotices } from "#features/notifications/give-notice.ts";
import type { Database } from "#platform/db/connect.ts";
import { findOwnShowroom, lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { judgeFile } from "../../stock-import/check-file.ts";
import { findGone, isManyGone, keepNewlyGone } from "../../stock-import/gone.queries.ts";
import { keepImport } from "../../stock-import/verbs/keep-import.ts";
import { run } from "../../stock-import/verbs/start-import.ts";
import { fetchStock, StockNotFetched, type Validators } from "../fetch-stock.ts";
import { findSource, isSettled, type Source } from "../stock-source.queries.ts";

/** A reading that has not ended after so long has broken off with its process. */
const brokenOffMinutes = 15;
const keptRuns = 30;
/** After so many, one after the other, the dealer is told. */
const toldAfter = 3;

interface Begun {
  runId: string;
  source: Source;
}
interface Ending {
  result: "taken" | "unchanged" | "failed";
  failure?: string;
  bytes?: number;
  importId?: string;
  /** What the server calls the file that was taken. */
  validators?: Validators;
}

/**
 * Reads the address of a dealer's stock, and does what its rows say as an import does: by the mapping that is remembered for its heads,
 * by itself. What goes wrong is written down as the reading's result; what is no refusal at all is thrown. One at a time: of two at once the
 * second does nothing.
 */
export async function readSource(
  deps: JobDeps,
  { userId, isByHand }: { userId: string; isByHand: boolean },
): Promise<void> {
  const begun = await begin(deps, userId, isByHand);
  if (!begun) return;
  try {
    await read(deps, begun);
  } catch (error) {
    const failure = failureOf(error);
    await deps.db.transaction().execute((tx) => end(tx, deps, begun, { result: "failed", failure }));
    if (failure === "server") throw error;
  }
}

async function begin({ db, clock }: JobDeps, userId: string, isByHand: boolean): Promise<Begun | undefined> {
  const at = clock();
  return db.transaction().execute(async (tx) => {
    await sql`select from stock_sources where user_id = ${userId}::uuid for update`.execute(tx);
    const source = await findSource(tx, userId);
    if (!source || !(source.is_on || isByHand)) return undefined;
    await sql`update stock_source_runs set ended_at = ${at}::timestamptz, result = 'failed', failure = 'server'
      where user_id = ${userId}::uuid and ended_at is null
        and began_at <= ${at}::timestamptz - make_interval(mins => ${brokenOffMinutes})`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      insert into stock_source_runs (user_id, began_at, is_by_hand)
      values (${userId}::uuid, ${at}::timestamptz, ${isByHand})
      on conflict (user_id) where ended_at is null do nothing returning id`.execute(tx);
    return rows[0] && { runId: rows[0].id, source };
  });
}

async function read(deps: JobDeps, begun: Begun): Promise<void> {
  const { db, clock, config } = deps;
  const { source } = begun;
  const { user_id: userId } = source;
  const at = clock();
  const withLoopback = config.env === "test";
  await findOwnShowroom(db, userId);
  const known = (await isSettled(db, source, at))
    ? { etag: source.etag, lastModified: source.last_modified }
    : { etag: null, lastModified: null };
  const fetched = await fetchStock(source.url, known, { withLoopback });
  if (!fetched) {
    await db.transaction().execute((tx) => end(tx, deps, begun, { result: "unchanged" }));
    return;
  }
  const { bytes, ...validators } = fetched;
  const user = db.selectFrom("users").select("language").where("id", "=", userId);
  const language = (await user.executeTakeFirst())?.language === "en" ? "en" : "ar";
  const judged = await judgeFile(db, userId, bytes, { language, at, withLoopback });
  await db.transaction().execute(async (tx) => {
    await lockOwnShowroom(tx, userId);
    const given = { userId, name: nameOf(source.url), language, at, fromAddress: true } as const;
    const importId = await keepImport(tx, given, judged);
    const taken = { bytes: bytes.length, importId };
    // It waits for its dealer, who says what the columns mean.
    if (judged.missing.length > 0) {
      return end(tx, deps, begun, { ...taken, result: "failed", failure: "columns" });
    }
    await takeIn(tx, source, { importId, at });
    await end(tx, deps, begun, { ...taken, result: "taken", validators });
  });
}

/** Nobody is asked: what is gone is withdrawn the second time, and never a large part of the stock. */
async function takeIn(
  tx: Database,
  { user_id: userId, gone: wanted }: Source,
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  await keepNewlyGone(tx, userId, importId);
  const { gone, stock } = await findGone(tx, userId, importId);
  const isMany = isManyGone(gone.filter(({ state }) => state === "gone").length, stock);
  await run(tx, { id: importId, at, gone: wanted === "withdraw" && !isMany ? "withdraw" : "keep" });
}

const nameOf = (url: string) => {
  const { hostname, pathname } = new URL(url);
  return `${hostname}${pathname}`.slice(0, 200);
};

function failureOf(error: unknown): string {
  if (error instanceof StockNotFetched) return error.why;
  if (!(error instanceof AppError)) return "server";
  if (error.code === "dealer.not_approved") return "dealer";
  if (error.code === "request.too_large") return "too_large";
  return error.fields?.file ?? "server";
}

/** Writes down how a reading ended; the third failure in a row is told. */
async function end(
  tx: Database,
  deps: JobDeps,
  { runId, source }: Begun,
  { result, failure, bytes, importId, validators }: Ending,
): Promise<void> {
  const { user_id: userId, url } = source;
  const at = deps.clock();
  // Before its readings, as a reading that begins holds it.
  await sql`select from stock_sources where user_id = ${userId}::uuid for update`.execute(tx);
  await sql`update stock_source_runs
    set ended_at = ${at}::timestamptz, result = ${result}, failure = ${failure ?? null}, bytes = ${bytes ?? null}::int,
      import_id = ${importId ?? null}::uuid
    where id = ${runId}::uuid and ended_at is null`.execute(tx);
  await sql`delete from stock_source_runs where user_id = ${userId}::uuid and id in (
    select id from stock_source_runs where user_id = ${userId}::uuid order by id desc offset ${keptRuns})`.execute(
    tx,
  );
  const { rows } = await sql<{ failures: number }>`
    update stock_sources set failures = case when ${result} = 'failed' then failures + 1 else 0 end,
      etag = case when ${result} = 'unchanged' then etag else ${validators?.etag ?? null} end,
      last_modified = case when ${result} = 'unchanged' then last_modified else ${validators?.lastModified ?? null} end
    where user_id = ${userId}::uuid and url = ${url} returning failures`.execute(tx);
  if (result !== "failed" || rows[0]?.failures !== toldAfter) return;
  await giveNotices(tx, deps, [
    {
      userId,
      kind: "decisions",
      of: `stock_source ${runId}`,
      notice: ({ t }) => ({
        type: "system",
        title: t("stock-source.noticeTitle"),
        body: t("stock-source.noticeBody"),
        link: "/import-listings",
      }),
    },
  ]);
}
