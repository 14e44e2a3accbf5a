import { type RawBuilder, sql } from "kysely";
import type { Currency, VehicleType } from "#features/reference/enumerations.ts";
import { allOf } from "#features/search/conditions.ts";
import type { ListingColumns } from "#features/selling/listing-columns.ts";
import { findWeights } from "#features/selling/review/rule-settings.ts";
import type { Database } from "#platform/db/connect.ts";
import { claim } from "../verbs/claim.ts";
import type { Reviewer } from "../verbs/decide.ts";
import { hasWords } from "../words.ts";
import type { QueueCriteria, QueueOrder } from "./queue.schema.ts";

/** No list counts further: a queue as long as this one is read from its oldest end all the same. */
export const mostCounted = 10_000;
/** A listing is reviewed within a day (docs/product.md, "States of a listing"). */
const targetHours = 24;
const medianDays = 30;

/** A weight of 50 counts as ten hours of waiting. */
const minutesPerWeight = 12;
const mostWeight = 100;

const waits = sql`c.waiting_since is not null and c.deleted_at is null and c.owner_in_good_standing`;
const flagged = sql`exists (select from listing_flags f where f.car_id = c.id)`;
const ofDealer = sql`exists (select from users d where d.id = c.user_id and d.is_verified_dealer)`;

function conditions({
  search,
  vehicleType,
  city,
  flagged: only,
  dealers,
}: QueueCriteria): RawBuilder<unknown> {
  return allOf([
    waits,
    ...(vehicleType ? [sql`c.vehicle_type = ${vehicleType}::vehicle_type`] : []),
    ...(city ? [sql`c.city = ${city}`] : []),
    ...(only ? [flagged] : []),
    ...(dealers ? [ofDealer] : []),
    ...(search ? hasWords(search) : []),
  ]);
}

export interface QueueRow {
  id: string;
  title: string;
  vehicle_type: VehicleType;
  price: string;
  currency: Currency;
  city: string;
  images: string[];
  first_name: string;
  last_name: string;
  dealership_name: string | null;
  is_verified_dealer: boolean;
  flags: number;
  is_reported: boolean;
  waiting_since: Date;
  updated_at: Date;
  held_by: string | null;
  held_until: Date | null;
  /** Of a live listing: what waits beside the version on sale. */
  changes: ListingColumns | null;
}

/**
 * A page of what waits: by risk and age, or the oldest first. Risk brings a listing forward by the weights of its flags, at most
 * 100, each as `minutesPerWeight`: within 20 hours at most, so that nothing is passed for longer than that.
 */
export async function findQueue(
  db: Database,
  reviewer: Reviewer,
  { order, ...criteria }: QueueCriteria & { order: QueueOrder },
  { page, limit }: { page: number; limit: number },
  at: Date,
): Promise<QueueRow[]> {
  const since = sinceOf(order);
  const { rows } = await sql<QueueRow>`
    with ${await risks(db, order)}, listed as materialized (
      select c.id, row_number() over (order by ${since}, c.id) as place
      from cars c left join risks on risks.car_id = c.id where ${conditions(criteria)}
      order by ${since}, c.id limit ${limit} offset ${(page - 1) * limit}
    )
    select c.id, c.title, c.vehicle_type, c.price, c.currency, c.city, c.images[1:4] as images, c.waiting_since, c.updated_at,
      (select r.changes from listing_revisions r where r.car_id = c.id and r.refused_at is null) as changes,
      u.first_name, u.last_name, u.dealership_name, u.is_verified_dealer,
      coalesce(f.flags, 0)::int as flags, coalesce(f.is_reported, false) as is_reported,
      held.full_name as held_by, held.until as held_until
    from listed join cars c on c.id = listed.id join users u on u.id = c.user_id
    left join lateral (select count(*) as flags, bool_or(kind = 'upheld_reports') as is_reported
      from listing_flags where car_id = c.id) f on true
    left join lateral (select a.full_name, k.until from review_claims k join admin_users a on a.id = k.admin_id
      where k.car_id = c.id and k.admin_id <> ${reviewer.id}::uuid and k.until > ${at}::timestamptz) held on true
    order by listed.place`.execute(db);
  return rows;
}

/** The queue's clock: since when a listing waits, earlier by its risk. */
const sinceOf = (order: QueueOrder) =>
  order === "oldest"
    ? sql`c.waiting_since`
    : sql`c.waiting_since - make_interval(mins => coalesce(risks.weight, 0) * ${sql.lit(minutesPerWeight)})`;

/** The risk of flagged listings, as a part of a statement. */
async function risks(db: Database, order: QueueOrder) {
  if (order === "oldest") return sql`risks as (select null::uuid as car_id, 0 as weight where false)`;
  return sql`
    weights as (select key as kind, value::int as weight from jsonb_each_text(${JSON.stringify(await findWeights(db))}::jsonb)),
    risks as materialized (
      select f.car_id, least(${sql.lit(mostWeight)}, sum(w.weight))::int as weight
      from listing_flags f join weights w on w.kind = f.kind group by f.car_id
    )`;
}

/** How many of these wait, to `mostCounted`. */
export async function countQueue(db: Database, criteria: QueueCriteria): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from cars c where ${conditions(criteria)} limit ${mostCounted}) found`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export interface CountsRow {
  all: number;
  flagged: number;
  cars: number;
  motorcycles: number;
  dealers: number;
  past: number;
  oldest: Date | null;
  median: number | null;
}

/** The whole queue in figures, each to `mostCounted`, and how long reviews took: read off indexes, row for row. */
export async function findCounts(db: Database, at: Date): Promise<CountsRow> {
  const { rows } = await sql<CountsRow>`
    with waiting as materialized (
      select c.id, c.user_id, c.vehicle_type, c.waiting_since from cars c where ${waits}
      order by c.waiting_since, c.id limit ${mostCounted}
    )
    select count(*)::int as "all",
      count(*) filter (where f.car_id is not null)::int as flagged,
      count(*) filter (where vehicle_type = 'car')::int as cars,
      count(*) filter (where vehicle_type = 'motorcycle')::int as motorcycles,
      count(u.id)::int as dealers,
      count(*) filter (where waiting_since <= ${at}::timestamptz - make_interval(hours => ${targetHours}))::int as past,
      min(waiting_since) as oldest,
      (select percentile_cont(0.5) within group (order by waited_seconds) from listing_reviews
        where waited_seconds is not null and undone_at is null
          and decided_at > ${at}::timestamptz - make_interval(days => ${medianDays})) as median
    from waiting w left join users u on u.id = w.user_id and u.is_dealership and u.is_verified_dealer
    left join (select distinct car_id from listing_flags) f on f.car_id = w.id`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("an aggregate has one row");
  return counts;
}

/** Reviewers who ask at the same moment want the same listing: the loser of such a race takes the next one. */
const tries = 10;

/**
 * Hands a reviewer the listing that comes first in the queue and that nobody else looks at, and lets go of the one before; with
 * `after` the first of those behind that one. Undefined when there is none.
 */
export async function takeNext(
  db: Database,
  reviewer: Reviewer,
  { after, order, ...criteria }: QueueCriteria & { order: QueueOrder; after?: string | undefined },
  at: Date,
): Promise<string | undefined> {
  const since = sinceOf(order);
  const place = after ? sql`and (${since}, c.id) > (${placeOfGone(order, after)})` : sql``;
  for (let tried = 0; tried < tries; tried++) {
    const { rows } = await sql<{ id: string }>`
      with ${await risks(db, order)}
      select c.id from cars c left join risks on risks.car_id = c.id where ${conditions(criteria)} ${place}
        and not exists (select from review_claims k
          where k.car_id = c.id and k.admin_id <> ${reviewer.id}::uuid and k.until > ${at}::timestamptz)
      order by ${since}, c.id limit 1`.execute(db);
    const [next] = rows;
    if (!next) return undefined;
    if (await claim(db, reviewer, next.id, at)) return next.id;
  }
  return undefined;
}

/** Where a listing stands in the queue, or stood when it was decided: its flags are gone then, but for what was written down. */
function placeOfGone(order: QueueOrder, id: string) {
  const then = sql`(r.before ->> 'waitingSince')::timestamptz`;
  if (order === "oldest") {
    return sql`
        select coalesce(gone.waiting_since, (
          select ${then} from listing_reviews r
          where r.car_id = gone.id order by r.decided_at desc limit 1), '-infinity'), gone.id
        from cars gone where gone.id = ${id}::uuid`;
  }
  const earlier = (since: RawBuilder<unknown>, kinds: RawBuilder<unknown>) => sql`${since} - make_interval(
    mins => ${sql.lit(minutesPerWeight)} * least(${sql.lit(mostWeight)}, coalesce((
      select sum(w.weight) from weights w where w.kind in (${kinds})), 0))::int)`;
  return sql`
        select case when gone.waiting_since is not null
          then ${earlier(sql`gone.waiting_since`, sql`select kind from listing_flags where car_id = gone.id`)}
          else coalesce((
            select ${earlier(then, sql`select flag ->> 'kind' from jsonb_array_elements(r.before -> 'flags') flag`)}
            from listing_reviews r where r.car_id = gone.id order by r.decided_at desc limit 1), '-infinity') end, gone.id
        from cars gone where gone.id = ${id}::uuid`;
}
