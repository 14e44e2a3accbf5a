import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { isShown, starCounts } from "./rating.ts";
import { perPage, type ReviewOrder } from "./review.schema.ts";

/** The dealer whose showroom is at an address. Error: `dealer.not_found`. */
export async function findReviewed(db: Database, slug: string): Promise<string> {
  // What cannot be an address is answered as one that is not there.
  if (/^[a-z0-9-]{1,80}$/.test(slug)) {
    const { rows } = await sql<{ id: string }>`select u.id from users u where u.dealership_slug = ${slug}
      and has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)`.execute(
      db,
    );
    if (rows[0]) return rows[0].id;
  }
  throw new AppError("dealer.not_found");
}

export interface ReviewRow {
  id: string;
  stars: number;
  text: string;
  written_at: Date;
  is_changed: boolean;
  reply: string | null;
  replied_at: Date | null;
  first_name: string;
  last_name: string;
  is_verified_dealer: boolean;
  dealership_name: string | null;
}

/** A page of the reviews that anyone may read, and how many have one star to five. */
export async function findReviews(
  db: Database,
  dealerId: string,
  { sort, page }: { sort: ReviewOrder; page: number },
): Promise<{ rows: ReviewRow[]; counts: number[] }> {
  const id = sql`${dealerId}::uuid`;
  const order =
    sort === "lowest" ? sql`r.stars, r.written_at desc, r.id desc` : sql`r.written_at desc, r.id desc`;
  const [found, counted] = await Promise.all([
    sql<ReviewRow>`
      select r.id, r.stars, r.text, r.written_at, r.changed_at > r.written_at as is_changed,
        case when r.reply_state = 'shown' then r.reply end as reply,
        case when r.reply_state = 'shown' then r.replied_at end as replied_at,
        u.first_name, u.last_name, u.is_verified_dealer, u.dealership_name
      from dealer_reviews r join users u on u.id = r.user_id
      where ${isShown(id)} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ counts: number[] }>`select ${starCounts(id)} as counts`.execute(db),
  ]);
  return { rows: found.rows, counts: counted.rows[0]?.counts ?? [0, 0, 0, 0, 0] };
}

/** A user's review of a dealer, withdrawn ones among them; `hold` keeps it until the transaction ends. */
export async function findOwnReview(
  db: Database,
  { userId, dealerId, hold = false }: { userId: string; dealerId: string; hold?: boolean },
) {
  let found = db
    .selectFrom("dealer_reviews")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where("user_id", "=", userId);
  if (hold) found = found.forUpdate();
  return found.executeTakeFirst();
}
export type OwnReviewRow = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>;
