import { sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";

interface Listing {
  id: string;
  vehicle_type: VehicleType;
  /** Whether it takes a place now; the others waited for one since their plan ended. */
  here: boolean;
  changed: boolean;
}

interface Places {
  max_ads: number;
  max_car_listings: number;
  max_motorcycle_listings: number;
  search_priority: number;
}

/**
 * Lets a seller's listings follow the plan that runs: their priority; those that have no place any more end
 * (`plan_ended`), live ones kept before waiting ones and the newest refreshed first; and those that ended so come back as far as
 * there is room, to a review where they were changed meanwhile. With `end` false none is ended.
 * Database then: only legal moves, and what ended while it waited or was changed meanwhile is reviewed first
 * (cars_life, cars_waiting); a place in the plan or MS002 (cars_place); those that are live again are matched with
 * saved searches (cars_news); fair prices and the search index follow (cars_fair_price_over, cars_market_update,
 * cars_change, cars_tell).
 */
export async function fitListings(tx: Database, userId: string, at: Date, end: boolean): Promise<void> {
  const { rows: plans } = await sql<Places>`
    select p.max_ads, p.max_car_listings, p.max_motorcycle_listings,
      seller_priority(p.slug, u.is_verified_dealer) as search_priority
    from users u join subscription_plans p on p.slug = u.current_plan where u.id = ${userId}::uuid`.execute(
    tx,
  );
  const [plan] = plans;
  if (!plan) return;
  await sql`update cars set search_priority = ${plan.search_priority}
    where user_id = ${userId}::uuid and search_priority <> ${plan.search_priority}`.execute(tx);
  const { rows } = await sql<Listing>`
    select id, vehicle_type, takes_place(status, deleted_at) as here, changed_while_expired as changed
    from cars
    where user_id = ${userId}::uuid and deleted_at is null
      and (takes_place(status, deleted_at) or expired_reason = 'plan_ended')
    order by status = 'active' desc, status = 'pending' desc, refreshed_at desc, id desc
    for update`.execute(tx);
  const fitting = thatFit(rows, plan, end);
  const ending = rows.filter((one) => one.here && !fitting.has(one.id));
  await move(tx, ending, { status: "expired", reason: "plan_ended", at });
  const returning = rows.filter((one) => !one.here && fitting.has(one.id));
  const [changed, others] = [returning.filter((one) => one.changed), returning.filter((one) => !one.changed)];
  await move(tx, changed, { status: "pending", reason: null, at });
  await move(tx, others, { status: "active", reason: null, at });
}

/** As many as have room, in the order given; where none may end, all that are here, and others in what they leave. */
function thatFit(listings: readonly Listing[], plan: Places, end: boolean): Set<string> {
  const room = { car: plan.max_car_listings, motorcycle: plan.max_motorcycle_listings, all: plan.max_ads };
  const fitting = new Set<string>();
  for (const { id, vehicle_type, here } of listings) {
    const stays = here && !end;
    if (!stays && (room.all <= 0 || room[vehicle_type] <= 0)) continue;
    room.all--;
    room[vehicle_type]--;
    fitting.add(id);
  }
  return fitting;
}

async function move(
  tx: Database,
  listings: readonly Listing[],
  to: { status: "active" | "pending" | "expired"; reason: "plan_ended" | null; at: Date },
): Promise<void> {
  if (listings.length === 0) return;
  await tx
    .updateTable("cars")
    .set({ status: to.status, expired_reason: to.reason, updated_at: to.at })
    .where(
      "id",
      "in",
      listings.map(({ id }) => id),
    )
    .execute();
}
