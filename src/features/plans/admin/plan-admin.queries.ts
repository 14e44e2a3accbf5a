import { type RawBuilder, sql } from "kysely";
import { isMeantBy } from "#features/accounts/find-people.ts";
import type { Database } from "#platform/db/connect.ts";
import { fromNearerEnd, opposite } from "#platform/db/list-page.ts";
import type { AddOnSlug } from "../add-on.schema.ts";
import type { PlanRow } from "../plan.queries.ts";

export type AdminPlanRow = PlanRow & { subscribers: number; sold: number };

const plans = (where: RawBuilder<unknown>) => sql<AdminPlanRow>`
  select p.*,
    case when p.slug = 'free' then 0 else (select count(*)::int from users u where u.current_plan = p.slug
      and u.current_plan <> 'free') end as subscribers,
    (select count(*)::int from order_items i where i.plan_id = p.id)
      + (select count(*)::int from subscriptions s where s.plan_id = p.id and s.order_item_id is null) as sold
  from subscription_plans p where ${where} order by p.display_order, p.slug`;

export const findAllPlans = async (db: Database): Promise<AdminPlanRow[]> =>
  (await plans(sql`true`).execute(db)).rows;
export const findPlan = async (db: Database, id: string): Promise<AdminPlanRow | undefined> =>
  (await plans(sql`p.id = ${id}::uuid`).execute(db)).rows[0];

export interface AddOnRow {
  id: string;
  slug: AddOnSlug;
  name: string;
  name_ar: string;
  description: string;
  description_ar: string;
  price: string;
  days: number | null;
  per_listing: boolean;
  is_active: boolean;
  display_order: number;
  color: string;
  running: number;
}

const addOns = (where: RawBuilder<unknown>) => sql<AddOnRow>`
  select b.*, (select count(*)::int from add_ons a where a.bonus_feature_id = b.id and a.ended_at is null) as running
  from bonus_features b where ${where} order by b.display_order, b.slug`;

export const findAllAddOns = async (db: Database): Promise<AddOnRow[]> =>
  (await addOns(sql`true`).execute(db)).rows;
export const findAddOn = async (db: Database, id: string): Promise<AddOnRow | undefined> =>
  (await addOns(sql`b.id = ${id}::uuid`).execute(db)).rows[0];

export type SubscriptionState = "running" | "ending" | "later" | "over";

export interface SubscriptionRow {
  id: string;
  start_date: Date;
  end_date: Date | null;
  amount: string;
  state: SubscriptionState;
  slug: string;
  name: string;
  name_ar: string;
  user_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
}

/** Dates: the two indexes of migration 0067, each read from one end or the other. */
const forwards = {
  endDate: sql`s.end_date, s.id`,
  "-endDate": sql`s.end_date desc nulls first, s.id desc`,
  startDate: sql`s.start_date, s.id`,
  "-startDate": sql`s.start_date desc, s.id desc`,
  amount: sql`s.amount, s.id`,
  "-amount": sql`s.amount desc, s.id desc`,
} as const;
type Sort = keyof typeof forwards;

interface Asked {
  state?: SubscriptionState | undefined;
  plan?: string | undefined;
  search?: string | undefined;
  sort: Sort;
  page: number;
  limit: number;
}

const endingDays = 7;

/** A page of periods of plans, and how many fit. */
export async function findSubscriptions(db: Database, asked: Asked, at: Date) {
  const runs = sql`s.is_active and s.start_date <= ${at}::timestamptz and (s.end_date is null or s.end_date > ${at}::timestamptz)`;
  const ends = sql`${runs} and s.end_date <= ${at}::timestamptz + make_interval(days => ${endingDays})`;
  const states: Record<SubscriptionState, RawBuilder<unknown>> = {
    running: sql`(${runs})`,
    ending: sql`(${ends})`,
    later: sql`(s.is_active and s.start_date > ${at}::timestamptz)`,
    over: sql`(not s.is_active or s.end_date <= ${at}::timestamptz)`,
  };
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (asked.state) all.push(states[asked.state]);
  if (asked.plan) all.push(sql`s.plan_id = (select id from subscription_plans where slug = ${asked.plan})`);
  if (asked.search) {
    all.push(sql`s.user_id in (select u.id from users u where ${isMeantBy(asked.search)})`);
  }
  const fits = sql.join(all, sql` and `);
  const counted = await sql<{
    n: number;
  }>`select count(*)::int as n from subscriptions s where ${fits}`.execute(db);
  const total = counted.rows[0]?.n ?? 0;
  const { sort } = asked;
  const place = fromNearerEnd(asked, total);
  const { rows } = await sql<SubscriptionRow>`
    with page as materialized (
      select s.id from subscriptions s where ${fits}
      order by ${forwards[place.backwards ? opposite(sort) : sort]} limit ${place.limit} offset ${place.offset})
    select s.id, s.start_date, s.end_date, s.amount,
      case when ${states.over} then 'over' when ${states.later} then 'later'
        when ${states.ending} then 'ending' else 'running' end as state,
      p.slug, p.name, p.name_ar, u.id as user_id, u.first_name, u.last_name, u.email
    from page join subscriptions s on s.id = page.id
    join subscription_plans p on p.id = s.plan_id left join users u on u.id = s.user_id
    order by ${forwards[sort]}`.execute(db);
  return { rows, total };
}
