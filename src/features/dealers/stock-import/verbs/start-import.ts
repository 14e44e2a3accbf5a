import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { findGone, isManyGone } from "../gone.queries.ts";
import { countRows, findImport } from "../stock-import.queries.ts";
import { forgetImports } from "./keep-import.ts";

/** The job that puts the rows of an import up for sale. */
export const importJob = "dealers.import_stock";

/** Asks for the work on an import; one that is asked for already is not asked for twice. */
export const askForImport = (db: Database, id: string): Promise<void> =>
  addJob(db, importJob, { id }, { key: `${importJob} ${id}` });

interface Start {
  userId: string;
  id: string;
  at: Date;
  /** What becomes of listings that the file does not have any more. */
  gone: "keep" | "withdraw";
  /** Also where that is a large part of the stock. */
  sure: boolean;
}

/**
 * Does what the rows that are right say, by a job; the second time it is under way already. Errors:
 * `stock_import.not_found`, `stock_import.nothing`, `stock_import.many_gone` {gone, stock}, `dealer.not_approved`.
 */
export async function startImport(tx: Database, { userId, id, at, gone, sure }: Start): Promise<void> {
  await findImport(tx, userId, id);
  await lockOwnShowroom(tx, userId);
  const found = await findImport(tx, userId, id, { locked: true });
  if (found.state !== "judged") return;
  const counts = await countRows(tx, [id]);
  const missing = await findGone(tx, userId, id);
  const count = missing.gone.filter(({ state }) => state === "gone").length;
  const withdraws = gone === "withdraw" && count > 0;
  if (!counts.get(id)?.ready && !withdraws) throw new AppError("stock_import.nothing");
  if (withdraws && !sure && isManyGone(count, missing.stock)) {
    throw new AppError("stock_import.many_gone", { facts: { gone: count, stock: missing.stock } });
  }
  await run(tx, { id, at, gone });
}

/** Has the job work on an import. */
export async function run(
  tx: Database,
  { id, at, gone }: { id: string; at: Date; gone: "keep" | "withdraw" },
): Promise<void> {
  await tx
    .updateTable("stock_imports")
    .set({ state: "running", started_at: at, gone })
    .where("id", "=", id)
    .execute();
  await askForImport(tx, id);
}

/**
 * Throws a judged file away. What the rows of one that was started became is how the same file is known again. Errors:
 * `stock_import.not_found`, `stock_import.started`.
 */
export async function throwAwayImport(
  tx: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const { state } = await findImport(tx, userId, id, { locked: true });
  if (state !== "judged") throw new AppError("stock_import.started");
  await forgetImports(tx, [id]);
}
