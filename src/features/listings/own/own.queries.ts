import { type ExpressionBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { DB, ListingStatus } from "#platform/db/schema.d.ts";
import { selectCards } from "../listing.queries.ts";

export interface OwnCriteria {
  userId: string;
  vehicleType?: VehicleType | undefined;
  status?: ListingStatus | undefined;
}

/** Whatever state a listing is in; what its owner deleted is gone. */
const matching =
  ({ userId, vehicleType, status }: OwnCriteria) =>
  (is: ExpressionBuilder<DB, "cars">) =>
    is.and([
      is("cars.user_id", "=", userId),
      is("cars.deleted_at", "is", null),
      ...(vehicleType ? [is("cars.vehicle_type", "=", vehicleType)] : []),
      ...(status ? [is("cars.status", "=", status)] : []),
    ]);

const contactCount = sql<number>`(
  select count(*) from listing_analytics a where a.car_id = cars.id and a.event = 'contact')`.as(
  "contact_count",
);

const ownCards = (db: Database) =>
  selectCards(db).select([
    "cars.status",
    "cars.rejection_reason",
    "cars.expired_reason",
    "cars.expires_at",
    "cars.view_count",
    contactCount,
  ]);
export type OwnRow = Awaited<ReturnType<ReturnType<typeof ownCards>["execute"]>>[number];

/** One page of somebody's listings, the newest first. */
export function findOwn(db: Database, criteria: OwnCriteria, page: number, limit: number): Promise<OwnRow[]> {
  return ownCards(db)
    .where(matching(criteria))
    .orderBy("cars.created_at", "desc")
    .orderBy("cars.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** How many listings the pages of findOwn hold together. */
export async function countOwn(db: Database, criteria: OwnCriteria): Promise<number> {
  const { n } = await db
    .selectFrom("cars")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where(matching(criteria))
    .executeTakeFirstOrThrow();
  return n;
}
