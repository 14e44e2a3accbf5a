import { sql } from "kysely";
import { AppError } from "#errors";
import { isMeantBy } from "#features/accounts/find-people.ts";
import type { Database } from "#platform/db/connect.ts";
import { orderBy } from "#platform/db/list-page.ts";
import type { dealerSorts } from "./dealer-admin.contract.ts";

export interface DealerRow {
  id: string;
  dealership_name: string;
  first_name: string;
  last_name: string;
  email: string;
  city: string | null;
  dealership_slug: string | null;
  plan: string;
  plan_name: string;
  plan_name_ar: string;
  is_verified_dealer: boolean;
  since: Date;
  listings: number;
}

/** Those who are, or were, approved: the condition of the indexes that find them. */
const isDealer = sql`u.is_dealership and u.dealership_name is not null`;
const sortColumns = {
  name: sql`lower(u.dealership_name)`,
  city: sql`coalesce(u.dealership_city, u.city)`,
  plan: sql`u.current_plan`,
  badge: sql`u.is_verified_dealer`,
};
/** With the plan as it is at a moment, even when the job that ends one is late. */
const tables = (at: Date) => sql`users u
  join subscription_plans p on p.slug = plan_at(u.current_plan, u.subscription_ends_at, ${at}::timestamptz)`;
const columns = sql`u.id, u.dealership_name, u.first_name, u.last_name, u.email,
  coalesce(u.dealership_city, u.city) as city, u.dealership_slug,
  p.slug as plan, p.name as plan_name, p.name_ar as plan_name_ar, u.is_verified_dealer,
  coalesce((select min(a.decided_at) from dealer_applications a
    where a.user_id = u.id and a.state = 'approved'), u.created_at) as since,
  (select count(*)::int from cars c where c.user_id = u.id and c.is_public) as listings`;

interface Asked {
  badge?: "with" | "without" | undefined;
  /** Words of the dealership's name, its owner's name or mail, or part of a telephone number. */
  search?: string | undefined;
  sort: (typeof dealerSorts)[number];
  page: number;
  limit: number;
}

/** A page of dealers, and how many fit. */
export async function findDealers(
  db: Database,
  { badge, search, sort, page, limit }: Asked,
  at: Date,
): Promise<{ rows: DealerRow[]; total: number }> {
  const all = [isDealer];
  if (badge) all.push(sql`u.is_verified_dealer = ${badge === "with"}`);
  if (search) all.push(isMeantBy(search));
  const fits = sql.join(all, sql` and `);
  const order = orderBy(sort, sortColumns, sql`u.id`);
  // The page first, from an index; what it shows is read of its rows alone.
  const [found, counted] = await Promise.all([
    sql<DealerRow>`with page as materialized (
        select u.id from users u where ${fits}
        order by ${order} limit ${limit} offset ${(page - 1) * limit})
      select ${columns} from ${tables(at)} where u.id in (select id from page) order by ${order}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from users u where ${fits}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 };
}

/** One dealer. Error: `dealer.not_found`, also for a user who never was one. */
export async function findDealer(db: Database, userId: string, at: Date): Promise<DealerRow> {
  const { rows } = await sql<DealerRow>`select ${columns} from ${tables(at)}
    where u.id = ${userId}::uuid and ${isDealer}`.execute(db);
  if (!rows[0]) throw new AppError("dealer.not_found");
  return rows[0];
}

/** Holds a dealer until the transaction ends. Error: `dealer.not_found`. */
export async function lockDealer(
  tx: Database,
  userId: string,
): Promise<{ is_verified_dealer: boolean; dealership_name: string }> {
  const { rows } = await sql<{ is_verified_dealer: boolean; dealership_name: string }>`
    select u.is_verified_dealer, u.dealership_name from users u
    where u.id = ${userId}::uuid and ${isDealer} for no key update`.execute(tx);
  if (!rows[0]) throw new AppError("dealer.not_found");
  return rows[0];
}
