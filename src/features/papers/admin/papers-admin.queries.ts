import { sql } from "kysely";
import { hasWords } from "#features/accounts/find-people.ts";
import type { PapersRefusal, papersStates } from "#features/listings/paper-kinds.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ListingStatus } from "#platform/db/schema.d.ts";
import type { FileRow } from "../papers.queries.ts";

type State = (typeof papersStates)[number];

export interface SellerRow {
  user_id: string;
  first_name: string;
  last_name: string;
  dealership_name: string | null;
}

export interface PapersRow extends SellerRow {
  id: string;
  state: State;
  reasons: PapersRefusal[];
  sent_at: Date;
  decided_at: Date | null;
  car_id: string;
  serial: number;
  vehicle_type: VehicleType;
  brand: string;
  model: string;
  year: number;
  vin_number: string | null;
  plate_number: string | null;
}

const columns = sql`p.id, p.state, p.reasons, p.sent_at, p.decided_at, c.id as car_id, c.serial, c.vehicle_type,
  c.brand, c.model, c.year, c.vin_number, c.plate_number,
  u.id as user_id, u.first_name, u.last_name, u.dealership_name`;
const listings = sql`car_papers p join cars c on c.id = p.car_id`;
const tables = sql`${listings} join users u on u.id = p.user_id`;
/** Nobody looks into papers of what was deleted, or of an account that is closed or about to be. */
const isReviewable = sql`c.deleted_at is null and c.owner_in_good_standing`;

interface Asked {
  state?: State | undefined;
  /** Words of the chassis number or of the seller's names. */
  search?: string | undefined;
  page: number;
  limit: number;
}

/** A page of papers, and how many fit: those that wait the longest first, of every other kind the newest. */
export async function findPapers(db: Database, { state, search, page, limit }: Asked) {
  const all = [isReviewable];
  // As the index has it, so that those that wait are found by it.
  if (state) all.push(state === "waiting" ? sql`p.state = 'waiting'` : sql`p.state = ${state}::papers_state`);
  if (search) {
    all.push(
      hasWords(
        sql`fold_search(' ' || u.first_name || ' ' || u.last_name || ' ' || coalesce(u.dealership_name, '') || ' '
          || coalesce(c.vin_number, ''))`,
        search,
      ),
    );
  }
  const fits = sql.join(all, sql` and `);
  const order = state === "waiting" ? sql`p.sent_at, p.id` : sql`p.sent_at desc, p.id desc`;
  const [found, counted] = await Promise.all([
    sql<PapersRow & { files: number }>`
      select ${columns}, (select count(*)::int from car_paper_files f where f.papers_id = p.id) as files
      from ${tables} where ${fits}
      order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    // The seller is looked at for a search alone.
    sql<{ n: number }>`select count(*)::int as n from ${search ? tables : listings} where ${fits}`.execute(
      db,
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 };
}

export interface SameNumberRow extends SellerRow {
  id: string;
  serial: number;
  title: string;
  status: ListingStatus;
}

/** Papers of one listing with all that a decision is made by; undefined where there are none to be looked at. */
export async function findReviewed(db: Database, id: string) {
  const { rows } = await sql<PapersRow & { reviewer: string | null }>`
    select ${columns}, (select full_name from admin_users where id = p.decided_by) as reviewer
    from ${tables} where p.id = ${id}::uuid and ${isReviewable}`.execute(db);
  const [papers] = rows;
  if (!papers) return undefined;
  const files = await db
    .selectFrom("car_paper_files")
    .select(["number", "kind", "type", "bytes"])
    .where("papers_id", "=", id)
    .orderBy("number")
    .$castTo<FileRow>()
    .execute();
  const same = await sql<SameNumberRow>`
    select c.id, c.serial, c.title, c.status, u.id as user_id, u.first_name, u.last_name, u.dealership_name
    from cars c join users u on u.id = c.user_id
    where c.vin_number = ${papers.vin_number} and c.deleted_at is null and c.user_id <> ${papers.user_id}::uuid
    order by c.is_public desc, c.created_at desc limit 10`.execute(db);
  return { papers, files, same: same.rows };
}
export type Reviewed = NonNullable<Awaited<ReturnType<typeof findReviewed>>>;

/** Where one of the files lies; undefined for one that is not kept, or not to be looked at. */
export async function findPaperFile(
  db: Database,
  { papersId, number }: { papersId: string; number: number },
): Promise<{ key: string; type: "picture" | "pdf" } | undefined> {
  const { rows } = await sql<{ key: string; type: "picture" | "pdf" }>`
    select f.key, f.type from car_paper_files f
    join car_papers p on p.id = f.papers_id join cars c on c.id = p.car_id
    where f.papers_id = ${papersId}::uuid and f.number = ${number}::int and ${isReviewable}`.execute(db);
  return rows[0];
}
