import { type RawBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { families, modelsWithin } from "#features/reference/families.ts";
import { placePairs, placesWithin } from "#features/reference/reference.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LandingOf } from "./landing-address.ts";

/** Of fewer, the middle says nothing. */
const fewest = 3;

/** All that is read stands in the index cars_all_counted, which holds public listings alone: no row of the table is touched. */
const publicOnes = ({ vehicleType, brand, model, city }: LandingOf, join: RawBuilder<unknown> = sql``) =>
  sql`from cars ${join} where is_public and vehicle_type = ${vehicleType}::vehicle_type
    and ${brand === undefined ? sql`true` : sql`brand = ${brand}`}
    and ${model === undefined ? sql`true` : sql`model = any(${modelsWithin([model])})`}
    and ${city === undefined ? sql`true` : sql`city = any(${placesWithin([city])})`}`;

const figures = sql`count(*)::int as count,
  case when count(*) >= ${sql.lit(fewest)}
    then round(percentile_cont(0.5) within group (order by price_usd::float8))::float8 end as "medianUsd"`;

interface Part {
  slug: string;
  count: number;
  medianUsd: number | null;
}
interface Whole {
  count: number;
  medianUsd: number | null;
  lowestUsd: number | null;
  highestUsd: number | null;
  oldestYear: number;
  newestYear: number;
}

/** How many are listed and what they ask; undefined where there are none. */
export async function findFigures(db: Database, of: LandingOf): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`select ${figures}, min(price_usd)::float8 as "lowestUsd",
    max(price_usd)::float8 as "highestUsd", min(year)::int as "oldestYear", max(year)::int as "newestYear"
    ${publicOnes(of)}`.execute(db);
  return rows[0] && rows[0].count > 0 ? rows[0] : undefined;
}

/** Every place beside each that lies in it, itself among them. */
const lyingIn = sql`join unnest(${placePairs.map(([place]) => place)}::text[], ${placePairs.map(([, part]) => part)}::text[])
  as lies (place, part) on lies.part = city`;
/** Every family of a kind of vehicle beside each of its models. */
const belongingTo = ({ vehicleType }: LandingOf) => {
  const pairs = families[vehicleType].flatMap(({ slug, models }) =>
    models.map((one) => [slug, one] as const),
  );
  return sql`join unnest(${pairs.map(([family]) => family)}::text[], ${pairs.map(([, one]) => one)}::text[])
    as belongs (family, part) on belongs.part = model`;
};
const columns = {
  brand: sql`brand`,
  model: sql`model`,
  family: sql`belongs.family`,
  city: sql`lies.place`,
  year: sql`year::text`,
};

/** The same of each brand, model, place or year of them; the largest part first, years the newest. A listing is part of every place that its own lies in, and of the families of its model. */
export async function findParts(db: Database, of: LandingOf, by: keyof typeof columns): Promise<Part[]> {
  const order: RawBuilder<unknown> = by === "year" ? sql`1 desc` : sql`2 desc, 1`;
  const joined = by === "city" ? lyingIn : by === "family" ? belongingTo(of) : sql``;
  const { rows } = await sql<Part>`select ${columns[by]} as slug, ${figures} ${publicOnes(of, joined)}
    group by 1 order by ${order}`.execute(db);
  return rows;
}

interface Listed {
  vehicle_type: VehicleType;
  brand: string | null;
  model: string | null;
  city: string | null;
}

/** Every brand, model and place that something is listed of: each kind of vehicle counted once, in one pass. */
export async function findListed(db: Database): Promise<Listed[]> {
  const { rows } =
    await sql<Listed>`select vehicle_type, brand, model, city::text as city from cars where is_public
    group by grouping sets ((vehicle_type), (vehicle_type, brand), (vehicle_type, brand, model), (vehicle_type, city))
    order by vehicle_type, city nulls first, brand nulls first, model nulls first`.execute(db);
  return rows;
}
