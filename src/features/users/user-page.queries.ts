import { sql } from "kysely";
import { AppError } from "#errors";
import { findSessions, type SessionRow } from "#features/accounts/sessions/session.queries.ts";
import type { ListingStatus } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import { type UserRow, userColumns } from "./user-admin.queries.ts";

const shown = { listings: 10, payments: 10, periods: 20, history: 50 } as const;

interface ProfileRow extends UserRow {
  language: "ar" | "en";
  suspension_reason: string | null;
  login_attempts: number;
  subscription_ends_at: Date | null;
  plan_name: string;
  plan_name_ar: string;
}
interface ListingRow {
  id: string;
  title: string;
  status: ListingStatus;
  price: string;
  currency: "usd" | "lbp" | "eur";
  created_at: Date;
}
interface PaymentRow {
  id: string;
  reference: string;
  title: string;
  title_ar: string;
  amount: string;
  status: "pending" | "verified" | "rejected";
  created_at: Date;
}
interface PeriodRow {
  id: string;
  plan: string;
  name: string;
  name_ar: string;
  start_date: Date;
  end_date: Date | null;
  is_paid: boolean;
  is_active: boolean;
}
interface DeedRow {
  id: string;
  created_at: Date;
  action: string;
  administrator: string | null;
  after: unknown;
}

export interface UserPage {
  profile: ProfileRow;
  byStatus: { status: ListingStatus; n: number }[];
  listings: ListingRow[];
  payments: { rows: PaymentRow[]; total: number } | null;
  sessions: SessionRow[];
  periods: PeriodRow[];
  history: DeedRow[];
}

/** Everything that one user's page shows. Error: `user.not_found`. */
export async function findUserPage(
  db: Database,
  id: string,
  { withPayments, at }: { withPayments: boolean; at: Date },
): Promise<UserPage> {
  const { rows } = await sql<ProfileRow>`
    select ${userColumns(at)}, u.language, u.suspension_reason, u.login_attempts, u.subscription_ends_at,
      p.name as plan_name, p.name_ar as plan_name_ar
    from users u
    join subscription_plans p on p.slug = plan_at(u.current_plan, u.subscription_ends_at, ${at}::timestamptz)
    where u.id = ${id}::uuid`.execute(db);
  const [profile] = rows;
  if (!profile) throw new AppError("user.not_found");
  const [byStatus, listings, payments, sessions, periods, history] = await Promise.all([
    sql<{ status: ListingStatus; n: number }>`select status, count(*)::int as n from cars
      where user_id = ${id}::uuid and deleted_at is null group by status`.execute(db),
    sql<ListingRow>`select id, title, status, price, currency, created_at from cars
      where user_id = ${id}::uuid and deleted_at is null order by created_at desc limit ${shown.listings}`.execute(
      db,
    ),
    withPayments ? findPayments(db, id) : null,
    findSessions(db, id, at),
    sql<PeriodRow>`select s.id, p.slug as plan, p.name, p.name_ar, s.start_date, s.end_date,
        s.order_item_id is not null as is_paid, s.is_active
      from subscriptions s join subscription_plans p on p.id = s.plan_id
      where s.user_id = ${id}::uuid order by s.start_date desc, s.id desc limit ${shown.periods}`.execute(db),
    sql<DeedRow>`select l.id, l.created_at, l.action, a.full_name as administrator, l.after
      from admin_activity_log l left join admin_users a on a.id = l.admin_id
      where l.resource_type = 'user' and l.resource_id = ${id}
      order by l.created_at desc, l.id desc limit ${shown.history}`.execute(db),
  ]);
  return {
    profile,
    byStatus: byStatus.rows,
    listings: listings.rows,
    payments,
    sessions,
    periods: periods.rows,
    history: history.rows,
  };
}

async function findPayments(db: Database, id: string) {
  const [found, counted] = await Promise.all([
    sql<PaymentRow>`select p.id, o.reference, p.amount, p.status, p.created_at,
        (select string_agg(i.title, ' + ' order by i.id) from order_items i where i.order_id = o.id) as title,
        (select string_agg(i.title_ar, ' + ' order by i.id) from order_items i where i.order_id = o.id) as title_ar
      from payments p join orders o on o.id = p.order_id
      where p.user_id = ${id}::uuid order by p.created_at desc limit ${shown.payments}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from payments where user_id = ${id}::uuid`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 };
}
