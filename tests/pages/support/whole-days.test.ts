import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testDatabase } from "../../support/database.ts";
import { moveToWholeDays } from "./whole-days.ts";

const { db } = await testDatabase();

/** In the night nothing is whole days ago that is a minute later than midnight. */
const noon = new Date("2026-11-15T10:00:00Z");
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);

/** The whole days that a car was made ago and ends after, as elapsed and by the calendar of Beirut. */
const daysOf = async (id: string) =>
  (
    await sql`
      with today as (select ${noon}::timestamptz as noon, (${noon}::timestamptz at time zone 'Asia/Beirut')::date as day)
      select floor(extract(epoch from noon - created_at) / 86400)::int as old,
        day - (created_at at time zone 'Asia/Beirut')::date as days_before,
        floor(extract(epoch from expires_at - noon) / 86400)::int as left
      from cars, today where id = ${id}`.execute(db)
  ).rows[0];

it("keeps how many whole days everything is away, and the order, and nothing depends on the hour any more", async () => {
  const user_id = await makeUser(db);
  const listing = (from: number, to: number) =>
    makeListing(db, { user_id, created_at: hours(from), expires_at: hours(to) });
  const older = await listing(-80, 24 * 20 + 1);
  const newer = await listing(-73, 24 * 20 + 23);
  await db
    .insertInto("listing_analytics")
    .values({ car_id: newer, event: "view", visitor_hash: "x", hour: hours(-30), created_at: hours(-30) })
    .execute();

  await moveToWholeDays(db, noon);

  expect(await daysOf(older)).toEqual({ old: 3, days_before: 3, left: 20 });
  expect(await daysOf(newer)).toEqual({ old: 3, days_before: 3, left: 20 });
  const ordered = await db.selectFrom("cars").select("id").orderBy("created_at").execute();
  expect(ordered.map(({ id }) => id)).toEqual([older, newer]);
  const { rows } = await sql`
    select hour = date_trunc('day', created_at at time zone 'Asia/Beirut') at time zone 'Asia/Beirut' as fits,
      created_at - hour <= interval '1 minute' as soon
    from listing_analytics`.execute(db);
  expect(rows).toEqual([{ fits: true, soon: true }]);
});
