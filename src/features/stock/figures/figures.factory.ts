import { sql } from "kysely";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { endListing } from "#features/selling/verbs/end-listing.ts";
import type { Database } from "#platform/db/connect.ts";
import type { TestApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";

let dealers = 0;

/** A dealer with a showroom, whose listings live as a test says; each moment is an ISO date of UTC. */
export async function figuresDealer({ app, db }: Pick<TestApp, "app" | "db">, city = "metn") {
  dealers++;
  const userId = await makeUser(db, {
    is_dealership: true,
    is_verified_dealer: true,
    dealership_name: `Cedar Cars ${dealers}`,
    dealership_slug: `cedar-cars-${dealers}`,
    dealership_city: city,
  });
  const headers = { "accept-language": "en", ...(await signIn(db, userId)) };
  return {
    userId,
    headers,
    figures: (month?: string, path = "stock-figures") =>
      app.inject({ url: `/api/${path}${month ? `?month=${month}` : ""}`, headers }),
    listed: (from: string, given: object = {}) => listedAt(db, userId, from, given),
    sold: (id: string, at: string) => sell(db, userId, id, at),
  };
}
export type FiguresDealer = Awaited<ReturnType<typeof figuresDealer>>;

export const listedAt = (db: Database, userId: string, from: string, given: object = {}) =>
  makeListing(db, {
    user_id: userId,
    created_at: new Date(from),
    updated_at: new Date(from),
    refreshed_at: new Date(from),
    expires_at: new Date("2028-01-01"),
    ...given,
  });

export const sell = (db: Database, userId: string, id: string, at: string) =>
  db.transaction().execute((tx) => endListing(tx, userId, id, "sold", new Date(at)));

/** Moves a listing to a state as the verbs do: with the moment in `updated_at`. */
export async function moved(
  db: Database,
  id: string,
  at: string,
  to: { status?: string; expired_reason?: string | null; expires_at?: Date; deleted_at?: Date | null },
): Promise<void> {
  await db
    .updateTable("cars")
    .set({ ...to, updated_at: new Date(at) } as never)
    .where("id", "=", id)
    .execute();
}

/** Events of a listing in the hour of a moment, each by another visitor. */
export async function seen(
  db: Database,
  carId: string,
  at: string,
  counts: Partial<Record<"view" | "call" | "whatsapp" | "message" | "favorite", number>>,
): Promise<void> {
  for (const [kind, n] of Object.entries(counts)) {
    const isContact = kind !== "view" && kind !== "favorite";
    await sql`insert into listing_analytics (car_id, event, channel, visitor_hash, hour, created_at)
      select ${carId}::uuid, ${isContact ? "contact" : kind}::listing_event, ${isContact ? kind : null},
        ${kind} || ${at} || n, date_trunc('hour', ${at}::timestamptz), ${at}::timestamptz
      from generate_series(1, ${n}::int) n`.execute(db);
  }
}
