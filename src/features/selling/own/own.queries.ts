import { type ExpressionBuilder, sql } from "kysely";
import { selectCards, selectDetails } from "#features/listings/listing.queries.ts";
import { papersOfRow } from "#features/papers/papers.queries.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { DB, ListingEvent, ListingStatus } from "#platform/db/schema.d.ts";
import { decisionOfRow } from "../appeals/appeals.queries.ts";
import { renewableDays } from "../own-actions.ts";
import { revisionOfRow } from "../revisions/revision.queries.ts";

export interface OwnCriteria {
  userId: string;
  vehicleType?: VehicleType | undefined;
  status?: ListingStatus | undefined;
  /** Only what its owner should do something about at this moment: refused by the review, or about to lapse. */
  attentionAt?: Date | undefined;
}

/** Live, and in its last days. */
const endingBy = (now: Date) =>
  sql<boolean>`(cars.status = 'active' and cars.expires_at <= ${now}::timestamptz + make_interval(days => ${renewableDays}))`;

/** Whatever state a listing is in; what its owner deleted is gone. */
const matching =
  ({ userId, vehicleType, status, attentionAt }: OwnCriteria) =>
  (is: ExpressionBuilder<DB, "cars">) =>
    is.and([
      is("cars.user_id", "=", userId),
      is("cars.deleted_at", "is", null),
      ...(vehicleType ? [is("cars.vehicle_type", "=", vehicleType)] : []),
      ...(status ? [is("cars.status", "=", status)] : []),
      ...(attentionAt ? [is.or([is("cars.status", "=", "rejected"), endingBy(attentionAt)])] : []),
    ]);

const eventCount = (event: ListingEvent) =>
  sql<number>`(select count(*) from listing_analytics a where a.car_id = cars.id and a.event = ${event}::listing_event)`;

const ownColumns = [
  "cars.status",
  "cars.rejection_code",
  "cars.rejection_reason",
  "cars.expired_reason",
  "cars.expires_at",
  "cars.view_count",
  "cars.waiting_since",
] as const;
const ownCounts = [
  eventCount("contact").as("contact_count"),
  eventCount("favorite").as("favorite_count"),
  revisionOfRow.as("revision"),
  decisionOfRow.as("decision"),
  papersOfRow.as("papers"),
] as const;

const ownCards = (db: Database) => selectCards(db).select(ownColumns).select(ownCounts);
const ownDetails = (db: Database) => selectDetails(db).select(ownColumns).select(ownCounts);
type RowOf<Query> = Query extends { execute(): Promise<(infer Row)[]> } ? Row : never;
export type OwnRow = RowOf<ReturnType<typeof ownCards>>;
export type OwnDetailRow = RowOf<ReturnType<typeof ownDetails>>;

/** A listing of this user in any state; undefined for what was deleted and for anyone else's. */
export function findOwnDetail(db: Database, userId: string, id: string): Promise<OwnDetailRow | undefined> {
  return ownDetails(db).where("cars.id", "=", id).where(matching({ userId })).executeTakeFirst();
}

/** The same of anyone's listing, for reviewers: also of one that was deleted. */
export function findAnyDetail(db: Database, id: string): Promise<OwnDetailRow | undefined> {
  return ownDetails(db).where("cars.id", "=", id).executeTakeFirst();
}

/** One page of a user's listings, the newest first; of those that need something, what ends soonest before what was refused. */
export function findOwn(db: Database, criteria: OwnCriteria, page: number, limit: number): Promise<OwnRow[]> {
  return ownCards(db)
    .where(matching(criteria))
    .$if(criteria.attentionAt !== undefined, (query) =>
      query.orderBy("cars.status").orderBy("cars.expires_at"),
    )
    .orderBy("cars.created_at", "desc")
    .orderBy("cars.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** How many listings a user has of each kind in each state, and how many of these need something at this moment. */
export function countOwn(db: Database, userId: string, now: Date) {
  return db
    .selectFrom("cars")
    .select(["vehicle_type", "status"])
    .select(({ fn }) => [
      fn.countAll<number>().as("n"),
      fn
        .countAll<number>()
        .filterWhere((is) => is.or([is("cars.status", "=", "rejected"), endingBy(now)]))
        .as("attention"),
    ])
    .where(matching({ userId }))
    .groupBy(["vehicle_type", "status"])
    .execute();
}
export type OwnCounts = Awaited<ReturnType<typeof countOwn>>;
