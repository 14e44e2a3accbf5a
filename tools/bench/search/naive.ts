import { type RawBuilder, sql } from "kysely";
import type { SortOrder } from "#features/reference/enumerations.ts";
import { storedValues } from "#features/search/conditions.ts";
import { mileageBounds, priceBounds } from "#features/search/edges.ts";
import { withWholes } from "#features/search/facets.ts";
import type { ListingQuery } from "#features/search/search.query-schema.ts";
import type { Database } from "#platform/db/connect.ts";

/**
 * The search as a first version has it: ILIKE over the texts, count(*), ORDER BY and OFFSET over whole rows, and one
 * GROUP BY for each filter. It sends its statements at once over the same pool, as the product does.
 */
type Condition = RawBuilder<unknown>;
export type Counts = Record<string, Record<string, number>>;

const lists = {
  brand: "brand",
  model: "model",
  city: "city",
  category: "category",
  condition: "condition",
  gearType: "gear_type",
  fuelType: "fuel_type",
  bodyType: "body_type",
  driveType: "drive_type",
  exteriorColor: "exterior_color",
  motorcycleType: "motorcycle_type",
  source: "source",
  customs: "customs",
  titleStatus: "title_status",
  plate: "plate",
  fairPrice: "fair_price",
} as const;
const ranges = {
  price: ["price_usd", "priceMin", "priceMax"],
  year: ["year", "yearMin", "yearMax"],
  mileage: ["mileage", "mileageMin", "mileageMax"],
  engine: ["bike_engine_size", "engineMin", "engineMax"],
} as const;

const orders: Record<SortOrder, string> = {
  default: "featured desc, search_priority desc, refreshed_at desc, id desc",
  featured: "featured desc, search_priority desc, refreshed_at desc, id desc",
  newest: "created_at desc, id desc",
  oldest: "created_at, id",
  price_low_to_high: "price_usd, id",
  price_high_to_low: "price_usd desc, id desc",
  year_new_to_old: "year desc, id desc",
  year_old_to_new: "year, id",
  mileage_low_to_high: "mileage, id",
  mileage_high_to_low: "mileage desc nulls last, id desc",
  most_viewed: "view_count desc, id desc",
  fair_price: "price_percent, id",
  distance: "id desc",
};

function where(query: ListingQuery, leftOut: readonly string[] = []): Condition {
  const all: Condition[] = [
    sql`status = 'active'`,
    sql`deleted_at is null`,
    sql`vehicle_type = ${query.vehicleType}`,
  ];
  for (const word of query.search?.split(/\s+/) ?? []) {
    const like = `%${word}%`;
    all.push(
      sql`(title ilike ${like} or brand ilike ${like} or model ilike ${like} or description ilike ${like})`,
    );
  }
  for (const [name, column] of Object.entries(lists)) {
    const values = storedValues(query, name as keyof typeof lists);
    if (!values || leftOut.includes(name)) continue;
    all.push(sql`${sql.ref(column)} in (${sql.join([...values])})`);
  }
  for (const [name, [column, min, max]] of Object.entries(ranges)) {
    if (leftOut.includes(name)) continue;
    if (query[min] !== undefined) all.push(sql`${sql.ref(column)} >= ${query[min]}`);
    if (query[max] !== undefined) all.push(sql`${sql.ref(column)} <= ${query[max]}`);
  }
  if (query.features) all.push(sql`features @> ${[...query.features]}::text[]`);
  return sql.join(all, sql` and `);
}

export async function naiveSearch(db: Database, query: ListingQuery, withFacets: boolean) {
  const { page, limit, sort } = query;
  const [rows, total, facets] = await Promise.all([
    sql<{ id: string }>`select * from naive.cars where ${where(query)} order by ${sql.raw(orders[sort])}
        limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from naive.cars where ${where(query)}`.execute(db),
    withFacets ? naiveFacets(db, query) : undefined,
  ]);
  const ids = rows.rows.map(({ id }) => id);
  return { ids, rows: ids.length, total: total.rows[0]?.n ?? 0, facets };
}

async function naiveFacets(db: Database, query: ListingQuery): Promise<Counts> {
  const bucket = (column: string, bounds: readonly number[]) =>
    sql`(${sql.raw(`array[${bounds.join()}]`)})[width_bucket(${sql.ref(column)}, ${sql.raw(`array[${bounds.join()}]::numeric[]`)})]`;
  const wanted: [facet: string, expression: Condition, leftOut: string[]][] = [
    ...Object.entries(lists)
      .filter(([name]) => name !== "model" || query.brand)
      .map(([name, column]): [string, Condition, string[]] => [
        name,
        sql.ref(column),
        // A model belongs to its brand: other brands are counted without it.
        name === "brand" ? ["brand", "model"] : [name],
      ]),
    ["year", sql.ref("year"), ["year"]],
    ["price", bucket("price_usd", priceBounds[query.vehicleType]), ["price"]],
    ["mileage", bucket("mileage", mileageBounds), ["mileage"]],
    ["features", sql`unnest(features)`, []],
  ];
  const counted = await Promise.all(
    wanted.map(async ([facet, expression, leftOut]) => {
      const { rows } = await sql<{ value: string | null; n: number }>`
        select (${expression})::text as value, count(*)::int as n from naive.cars
        where ${where(query, leftOut)} group by 1`.execute(db);
      return [
        facet,
        Object.fromEntries(rows.filter(({ value }) => value !== null).map(({ value, n }) => [value, n])),
      ];
    }),
  );
  // Districts and families are no column of a listing: for both they are the sums of what is in them.
  return withWholes({ model: {}, ...Object.fromEntries(counted) }) as Counts;
}
