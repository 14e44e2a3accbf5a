import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { lockListing } from "../papers.queries.ts";

/**
 * Takes papers back that wait. Errors: `listing.not_found`, `papers.none_waiting` once they were decided: what was decided
 * stays, its files for as long as the settings say.
 * Database then: the files in the store go (car_paper_files_forget).
 */
export async function withdrawPapers(tx: Database, owned: { userId: string; carId: string }): Promise<void> {
  await lockListing(tx, owned);
  const { numDeletedRows } = await tx
    .deleteFrom("car_papers")
    .where("car_id", "=", owned.carId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("papers.none_waiting");
}
