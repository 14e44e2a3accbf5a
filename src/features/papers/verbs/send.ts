import { AppError } from "#errors";
import type { PaperKind } from "#features/listings/paper-kinds.ts";
import type { Database } from "#platform/db/connect.ts";
import { findOpenPapers, lockListing } from "../papers.queries.ts";

const mostFiles = 4;

interface Owned {
  userId: string;
  carId: string;
}

/**
 * Whether another paper would be taken now; the listing is locked. Returns those that wait, where there are any. Errors:
 * `listing.not_found`, `papers.needs_vin` for a car without the number that papers are compared by, `papers.confirmed`
 * where there is nothing left to show, `papers.too_many`.
 */
export async function mustTakePaper(tx: Database, owned: Owned) {
  const car = await lockListing(tx, owned);
  if (car.vehicle_type === "car" && car.vin_number === null) throw new AppError("papers.needs_vin");
  const papers = await findOpenPapers(tx, owned.carId);
  if (papers?.state === "confirmed") throw new AppError("papers.confirmed");
  if (papers && papers.last >= mostFiles) throw new AppError("papers.too_many");
  return papers;
}

export interface StoredPaper extends Owned {
  kind: PaperKind;
  type: "picture" | "pdf";
  /** Of the file as it was sent. */
  bytes: number;
  /** Where the sealed file lies. */
  key: string;
}

/** Adds a stored paper to those of a listing that wait, or is the first of them. Errors: those of `mustTakePaper`. */
export async function addPaper(
  tx: Database,
  { userId, carId, ...file }: StoredPaper,
  at: Date,
): Promise<void> {
  const waiting = await mustTakePaper(tx, { userId, carId });
  const { id } =
    waiting ??
    (await tx
      .insertInto("car_papers")
      .values({ car_id: carId, user_id: userId, sent_at: at })
      .returning("id")
      .executeTakeFirstOrThrow());
  await tx
    .insertInto("car_paper_files")
    .values({ papers_id: id, number: (waiting?.last ?? 0) + 1, ...file, created_at: at })
    .execute();
}
