import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { countRows, findImport } from "../stock-import.queries.ts";
import { forgetImports } from "./keep-import.ts";

/** The job that puts the rows of an import up for sale. */
export const importJob = "dealers.import_stock";

/** Asks for the work on an import; one that is asked for already is not asked for twice. */
export const askForImport = (db: Database, id: string): Promise<void> =>
  addJob(db, importJob, { id }, { key: `${importJob} ${id}` });

/**
 * Puts the rows that are right up for sale, by a job; the second time it is under way already. Errors:
 * `stock_import.not_found`, `stock_import.nothing`, `dealer.not_approved`.
 */
export async function startImport(
  tx: Database,
  { userId, id, at }: { userId: string; id: string; at: Date },
): Promise<void> {
  const found = await findImport(tx, userId, id, { locked: true });
  await lockOwnShowroom(tx, userId);
  if (found.state !== "judged") return;
  const counts = await countRows(tx, [id]);
  if (!counts.get(id)?.ready) throw new AppError("stock_import.nothing");
  await tx
    .updateTable("stock_imports")
    .set({ state: "running", started_at: at })
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
