import { sql } from "kysely";
import { z } from "zod";
import type { JobDeps } from "#deps";
import { AppError } from "#errors";
import { forgetPrivateFiles } from "#features/media/private-file.ts";
import { giveNotices } from "#features/notifications/give-notice.ts";
import { inOwnDirection } from "#features/notifications/tell.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Job } from "#platform/queue/queue.ts";
import { archiveFolder, importFolder, openArchive } from "./archive.ts";
import { photoIndex } from "./find-photos.ts";
import { countRows, type StockImport } from "./stock-import.queries.ts";
import type { ImportAtWork, WaitingRow } from "./verbs/become.ts";
import { importRows, isAlone } from "./verbs/import-rows.ts";
import { forgetImports } from "./verbs/keep-import.ts";
import { askForImport, importJob } from "./verbs/start-import.ts";
import { withdrawGone } from "./verbs/withdraw-gone.ts";

/** One job has an import for itself for so long; a job that broke off is followed by another then. */
const heldSeconds = 180;
/** Other work comes in between after so long: a worker that is asked to stop is done within it and one row. */
const turnMs = 10_000;
/** In one transaction: a quarter of a second, for which the dealer's own changes wait. */
const rowsAtOnce = 25;
const judgedHours = 24;
const keptDays = 365;
/** Days; of readings that changed nothing. */
const nightsKept = 14;

export const stockImportJobs = (deps: JobDeps): Job[] => [
  {
    name: importJob,
    run: async (payload) => workOn(deps, z.object({ id: z.uuid() }).parse(payload).id),
  },
  {
    name: "dealers.continue_imports",
    cron: "* * * * *",
    atStart: true,
    run: () => continueImports(deps.db, deps.clock()),
  },
  { name: "dealers.forget_imports", cron: "35 * * * *", run: () => forgetOld(deps.db, deps.clock()) },
];

/** Works for its turn, portion by portion, and asks for another where rows are left. */
async function workOn(deps: JobDeps, id: string): Promise<void> {
  const { db } = deps;
  const held = await hold(db, id, deps.clock());
  if (!held) return;
  const until = performance.now() + turnMs;
  try {
    const work = await atWork(deps, held);
    for (;;) {
      const rows = await nextRows(db, work);
      if (rows.length === 0) {
        if (held.gone === "withdraw") await withdrawGone(deps, work);
        return await end(deps, held, null);
      }
      await importRows(deps, work, rows);
      if (performance.now() > until) break;
      if (!(await holdOn(db, id, deps.clock()))) return;
    }
  } catch (error) {
    if (error instanceof AppError && error.code !== "server.busy") return end(deps, held, error.code);
    await letGo(db, id);
    throw error;
  }
  await db.transaction().execute(async (tx) => {
    await letGo(tx, id);
    await askForImport(tx, id);
  });
}

async function hold(db: Database, id: string, at: Date): Promise<StockImport | undefined> {
  const { rows } = await sql<StockImport>`
    update stock_imports set worked_until = ${at}::timestamptz + make_interval(secs => ${heldSeconds})
    where id = ${id}::uuid and state = 'running' and (worked_until is null or worked_until <= ${at}::timestamptz)
    returning *`.execute(db);
  return rows[0];
}

async function holdOn(db: Database, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update stock_imports set worked_until = ${at}::timestamptz + make_interval(secs => ${heldSeconds})
    where id = ${id}::uuid and state = 'running' returning id`.execute(db);
  return rows.length > 0;
}

const letGo = (db: Database, id: string) =>
  sql`update stock_imports set worked_until = null where id = ${id}::uuid`.execute(db);

async function atWork({ storage }: JobDeps, held: StockImport): Promise<ImportAtWork> {
  const { id, user_id, archive_id, archive_bytes, archive_files } = held;
  const language: Language = held.language === "en" ? "en" : "ar";
  const whole = archive_id !== null && archive_bytes !== null && archive_files !== null;
  const photos = whole
    ? {
        ...photoIndex(archive_files),
        ...(await openArchive(storage, { folder: archiveFolder(id, archive_id), bytes: archive_bytes })),
      }
    : undefined;
  return { id, userId: user_id, language, photos };
}

/** The next ones that are done together. */
async function nextRows(db: Database, work: ImportAtWork): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select line, photos, input, row_key, tries, warnings, car_id, stock_number, changes from stock_import_rows
    where import_id = ${work.id}::uuid and state = 'ready' order by line limit ${rowsAtOnce}`.execute(db);
  const alone = rows.findIndex((row) => isAlone(row, work));
  return alone < 0 ? rows : rows.slice(0, Math.max(1, alone));
}

/** Tells its dealer once how it went, and forgets the photos. */
async function end(
  deps: JobDeps,
  { id, user_id, file_name, from_address }: StockImport,
  stoppedBy: string | null,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update stock_imports set state = ${stoppedBy === null ? "done" : "stopped"}, stopped_by = ${stoppedBy},
        ended_at = ${deps.clock()}::timestamptz, worked_until = null
      where id = ${id}::uuid and state = 'running' returning id`.execute(tx);
    if (rows.length === 0) return;
    const counts = (await countRows(tx, [id])).get(id) ?? {};
    await forgetPrivateFiles(tx, [importFolder(id)]);
    // Each night the same is wrong: its page says so, and its dealer hears of new listings alone.
    if (from_address && !counts.imported) return;
    const file = inOwnDirection(file_name);
    const left = (counts.failed ?? 0) + (counts.ready ?? 0);
    await giveNotices(tx, deps, [
      {
        userId: user_id,
        kind: "decisions",
        of: `stock_import ${id}`,
        notice: ({ t }) => ({
          type: "system",
          title: t("stock-import.noticeTitle", { count: counts.imported ?? 0 }),
          body:
            left > 0
              ? t("stock-import.noticeLeft", { file, count: left })
              : t("stock-import.noticeAll", { file }),
          link: `/import-listings?id=${id}`,
        }),
      },
    ]);
  });
}

/** What a process left undone that broke off, once nobody has it for itself any more. */
async function continueImports(db: Database, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from stock_imports where state = 'running' and (worked_until is null or worked_until <= ${at}::timestamptz)`.execute(
    db,
  );
  for (const { id } of rows) await askForImport(db, id);
}

/** Files that nobody said the word for within a day, and what is told of those of a year ago. */
async function forgetOld(db: Database, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from stock_imports
      where state = 'judged' and created_at <= ${at}::timestamptz - make_interval(hours => ${judgedHours})
      union all
      select id from stock_imports
      where ended_at <= ${at}::timestamptz - make_interval(days => ${keptDays})
      union all
      select id from stock_imports i
      where from_address and ended_at <= ${at}::timestamptz - make_interval(days => ${nightsKept}) and not exists (
        select from stock_import_rows r where r.import_id = i.id and r.state in ('imported', 'changed'))`.execute(
      tx,
    );
    await forgetImports(
      tx,
      rows.map(({ id }) => id),
    );
  });
}
