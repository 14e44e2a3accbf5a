import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { listingQuery } from "#features/search/search.query-schema.ts";
import { searchReader, wordsInListings } from "#features/search/understand.ts";
import { keysOfSearch } from "#features/shortlist/saved-searches/matching/search-keys.ts";
import { understandSearch } from "#features/shortlist/saved-searches/matching/understood-search.ts";
import type { Database } from "#platform/db/connect.ts";

const perUser = 4;
const perInsert = 2000;

interface Like {
  vehicle_type: string;
  brand: string;
  model: string;
  city: string;
  year: number;
  price: number;
  mileage: number;
  gear_type: string;
  body_type: string | null;
}

/** What people look for, as shares of all: each drawn after a listing that there is, so that common cars are looked for often. */
const kinds: readonly [share: number, filters: (like: Like) => object][] = [
  [0.2, ({ brand, model, price }) => ({ brand, model, priceMax: up(price) })],
  [0.15, ({ brand, model, year }) => ({ brand, model, yearMin: year - 2 })],
  [0.15, ({ brand, price, year }) => ({ brand, priceMax: up(price), yearMin: year - 3 })],
  [0.15, ({ brand, city }) => ({ brand, city })],
  [
    0.1,
    ({ brand, model, gear_type, mileage }) => ({
      brand,
      model,
      gearType: gear_type,
      mileageMax: up(mileage),
    }),
  ],
  [
    0.1,
    ({ city, price, body_type }) => ({
      city,
      priceMax: up(price),
      ...(body_type && { bodyType: body_type }),
    }),
  ],
  [0.05, ({ price, year }) => ({ priceMin: down(price), priceMax: up(price), yearMin: year })],
  [
    0.05,
    ({ body_type, price }) => ({
      features: ["sunroof", "leather-seats"],
      ...(body_type && { bodyType: body_type }),
      priceMax: up(price),
    }),
  ],
  [0.05, ({ brand, city }) => ({ search: `${brand} ${city}` })],
];
const up = (value: number) => Math.ceil((value * 1.1) / 500) * 500;
const down = (value: number) => Math.floor((value * 0.9) / 500) * 500;

/** Users of their own with so many saved searches; the same in every run on the same market. */
export async function makeSearches(db: Database, count: number, at: Date): Promise<void> {
  const users = Math.ceil(count / perUser);
  await sql`insert into users (email, first_name, last_name, is_email_verified)
    select 'buyer-' || n || '@bench.example', 'Bench', 'Mark', true from generate_series(1, ${users}) n`.execute(
    db,
  );
  const { rows: owners } = await sql<{ id: string }>`
    select id from users where email like 'buyer-%@bench.example' order by email`.execute(db);
  const { rows: likes } = await sql<Like>`
    select vehicle_type, brand, model, city, year, price_usd::float8 as price, mileage, gear_type, body_type
    from cars where is_public order by md5(id::text) limit 20000`.execute(db);
  const read = searchReader(wordsInListings(db, () => at));
  for (let from = 0; from < count; from += perInsert) {
    const rows = [];
    for (let nr = from; nr < Math.min(count, from + perInsert); nr++) {
      const like = likes[(nr * 7919) % likes.length];
      if (!like) throw new Error("the market is empty");
      const query = { vehicleType: like.vehicle_type, ...kindOf(nr / count)(like) };
      const { vehicleType, filters, criteria } = await understandSearch(listingQuery.parse(query), read, at);
      const { priceMin = "", priceMax = "", yearMin = "", yearMax = "" } = criteria.filters;
      rows.push({
        id: randomUUID(),
        user_id: owners[Math.floor(nr / perUser)]?.id,
        vehicle_type: vehicleType,
        filters,
        criteria,
        keys: keysOfSearch(criteria),
        price: `[${priceMin},${priceMax}]`,
        years: `[${yearMin},${yearMax}]`,
        alerts: nr % 3 === 0 ? "now" : "daily",
      });
    }
    await sql`insert into saved_searches
        (id, user_id, name, vehicle_type, filters, criteria, alerts, keys, price, years, seen_at, created_at)
      select id, user_id, 'Bench', vehicle_type, filters, criteria, alerts, keys, price, years, now(), now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, user_id uuid, vehicle_type vehicle_type,
        filters jsonb, criteria jsonb, keys text[], price numrange, years int4range, alerts text)`.execute(
      db,
    );
  }
  await sql`vacuum analyze saved_searches`.execute(db);
}

/** The kinds follow one another by their shares; neighbours have the same kind, and different listings. */
function kindOf(place: number): (like: Like) => object {
  let until = 0;
  for (const [share, filters] of kinds) {
    until += share;
    if (place < until) return filters;
  }
  return kinds[0]?.[1] ?? (() => ({}));
}
