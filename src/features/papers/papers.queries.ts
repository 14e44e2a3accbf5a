import { sql } from "kysely";
import { AppError } from "#errors";
import type { PaperKind, PapersRefusal, papersStates } from "#features/listings/paper-kinds.ts";
import type { Database } from "#platform/db/connect.ts";

export interface FileRow {
  number: number;
  kind: PaperKind;
  type: "picture" | "pdf";
  bytes: number;
}

/** As JSON has them: times are texts. */
export interface PapersOfRow {
  asked: boolean;
  papers: {
    state: (typeof papersStates)[number];
    reasons: PapersRefusal[];
    sent_at: string;
    decided_at: string | null;
    files: FileRow[];
  } | null;
}

const filesOf = sql`(select coalesce(json_agg(json_build_object(
  'number', f.number, 'kind', f.kind, 'type', f.type, 'bytes', f.bytes) order by f.number), '[]')
  from car_paper_files f where f.papers_id = p.id)`;

/** How the papers of each row of `cars` in a query stand: the newest, and whether another seller had its number on sale before. */
export const papersOfRow = sql<PapersOfRow>`json_build_object(
  'asked', exists (select from cars other where other.vin_number = cars.vin_number and other.deleted_at is null
    and other.is_public and other.user_id <> cars.user_id and other.created_at < cars.created_at),
  'papers', (select json_build_object('state', p.state, 'reasons', p.reasons, 'sent_at', p.sent_at,
      'decided_at', p.decided_at, 'files', ${filesOf})
    from car_papers p where p.car_id = cars.id order by p.sent_at desc, p.id desc limit 1))`;

/** The same of one listing. */
export async function findPapersOf(db: Database, carId: string): Promise<PapersOfRow> {
  const { rows } = await sql<{ papers: PapersOfRow }>`
    select ${papersOfRow} as papers from cars where id = ${carId}::uuid`.execute(db);
  if (!rows[0]) throw new AppError("listing.not_found");
  return rows[0].papers;
}

/** Holds a listing of this seller until the transaction ends. Error: `listing.not_found`, also for a deleted one and for anyone else's. */
export async function lockListing(tx: Database, { userId, carId }: { userId: string; carId: string }) {
  const car = await tx
    .selectFrom("cars")
    .select(["id", "vehicle_type", "vin_number"])
    .where("id", "=", carId)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!car) throw new AppError("listing.not_found");
  return car;
}

/** The papers of a listing that wait or were confirmed, and how many files they have; its row is locked. */
export async function findOpenPapers(tx: Database, carId: string) {
  const { rows } = await sql<{ id: string; state: "waiting" | "confirmed"; last: number }>`
    select p.id, p.state, (select coalesce(max(number), 0)::int from car_paper_files where papers_id = p.id) as last
    from car_papers p where p.car_id = ${carId}::uuid and p.state in ('waiting', 'confirmed')`.execute(tx);
  return rows[0];
}
