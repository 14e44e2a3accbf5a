import { type RawBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { contradictionsOf } from "#features/vin/contradictions.ts";
import { readVin } from "#features/vin/read-vin.ts";
import type { Database } from "#platform/db/connect.ts";
import { isSymbolic } from "./symbolic-price.ts";
import { type TextFlagKind, textFlags } from "./text-flags.ts";
import { type SaidNow, type VinHistoryFlagKind, vinHistoryFlags } from "./vin-history-flags.ts";

export type FlagKind =
  | TextFlagKind
  | VinHistoryFlagKind
  | "price_far_below"
  | "reused_picture"
  | "duplicate_vin"
  | "vin_contradicts"
  | "shared_phone";

/** Something that a reviewer should look at; `detail` says what it is about. */
export interface Flag {
  kind: FlagKind;
  detail: string;
}

/** What of a listing is looked at; `id` is undefined before it is there. */
export interface Reviewed extends SaidNow {
  userId: string;
  vehicleType: VehicleType;
  brand: string;
  model: string;
  year: number;
  price: number;
  currency: string;
  /** In E.164. */
  phoneNumber: string | null;
  pictureIds: readonly string[];
}

/** A median of fewer says nothing. */
const leastComparables = 5;
const farBelow = 0.5;
const yearsApart = 2;

/** What a reviewer should know of a listing; one with a flag is never approved by itself. */
export async function findFlags(db: Database, listing: Reviewed): Promise<Flag[]> {
  return [
    ...textFlags(listing),
    ...(await factFlags(db, listing)),
    ...(await vinFlags(listing)),
    ...(await vinHistoryFlags(db, listing)),
  ];
}

/** A VIN that is of another brand or another year than the listing says; another model is often but another name. */
async function vinFlags({ vehicleType, vinNumber, brand, model, year }: Reviewed): Promise<Flag[]> {
  if (vehicleType !== "car" || !vinNumber) return [];
  const reading = await readVin(vinNumber);
  const wrong = contradictionsOf(reading, { brand, model, year }).filter((said) => said !== "model");
  return wrong.length > 0 ? [{ kind: "vin_contradicts", detail: wrong.join(", ") }] : [];
}

async function factFlags(db: Database, listing: Reviewed): Promise<Flag[]> {
  const { rows } = await sql<{
    median: number | null;
    asked: number;
    same_vin: string | null;
    twin: string | null;
    same_phone: string | null;
  }>`
    select
      price_in_usd(${listing.price}::numeric, ${listing.currency}::currency)::float8 as asked,
      ${median(listing)} as median, ${sameVin(listing)} as same_vin, ${twin(listing)} as twin,
      ${samePhone(listing)} as same_phone`.execute(db);
  const [facts] = rows;
  const flags: Flag[] = [];
  if (facts?.median && facts.asked < facts.median * farBelow) {
    const share = Math.round((facts.asked / facts.median) * 100);
    flags.push({ kind: "price_far_below", detail: `${share} % of ${Math.round(facts.median)} USD` });
  } else if (facts && isSymbolic(facts.asked)) {
    flags.push({ kind: "price_far_below", detail: `${facts.asked} USD` });
  }
  if (facts?.same_vin) flags.push({ kind: "duplicate_vin", detail: facts.same_vin });
  if (facts?.twin) flags.push({ kind: "reused_picture", detail: facts.twin });
  if (facts?.same_phone) flags.push({ kind: "shared_phone", detail: facts.same_phone });
  return flags;
}

/** Which listings are looked for: by values, or by the columns of a row that a statement has. */
type Sought<Name extends keyof Reviewed> = { [K in Name]: Reviewed[K] | RawBuilder<unknown> };

/** Live listings of the same model of about the same year, as rows of `columns`; the newest are enough. */
export const comparables = (
  columns: RawBuilder<unknown>,
  { id, vehicleType, brand, model, year }: Sought<"id" | "vehicleType" | "brand" | "model" | "year">,
) => sql`
  select ${columns} from cars
  where is_public and vehicle_type = ${vehicleType}::vehicle_type and brand = ${brand} and model = ${model}
    and year between ${year}::int - ${yearsApart}::int and ${year}::int + ${yearsApart}::int
    and id is distinct from ${id ?? null}::uuid
  order by featured desc, search_priority desc, refreshed_at desc, id desc limit 100`;

/** In US dollars, of those. */
const median = (listing: Sought<"id" | "vehicleType" | "brand" | "model" | "year">) => sql`(
  select case when count(*) >= ${leastComparables} then percentile_cont(0.5) within group (order by price_usd) end
  from (${comparables(sql`price_usd`, listing)}) comparable)`;

const sameVin = ({ id, vinNumber }: Reviewed) => sql`(
  select id::text from cars
  where vin_number = ${vinNumber} and deleted_at is null and status in ('pending', 'active')
    and id is distinct from ${id ?? null}::uuid
  limit 1)`;

/** A listing of another account with the same number: more accounts are a way around the limit of a plan. */
const samePhone = ({ userId, phoneNumber }: Reviewed) => sql`(
  select id::text from cars
  where phone_number = ${phoneNumber} and user_id <> ${userId}::uuid and deleted_at is null
    and status in ('pending', 'active')
  order by id desc limit 1)`;

type Asked = Pick<Reviewed, "vehicleType" | "brand" | "model" | "year" | "price" | "currency"> & {
  /** Of one that is there: it is not compared with itself. */
  id?: string;
};
/** Where nothing of the market is in memory yet, so many take half a second. */
const askedAtOnce = 100;

/**
 * Of each of several listings, there or not there yet, whether its price is far below what others ask, as a share of their
 * median in percent.
 */
export async function pricesFarBelow(
  db: Database,
  listings: readonly Asked[],
): Promise<(number | undefined)[]> {
  const shares: (number | undefined)[] = [];
  for (let from = 0; from < listings.length; from += askedAtOnce) {
    shares.push(...(await sharesOf(db, listings.slice(from, from + askedAtOnce))));
  }
  return shares;
}

async function sharesOf(db: Database, listings: readonly Asked[]): Promise<(number | undefined)[]> {
  const sought = {
    id: sql`said.id`,
    vehicleType: sql`said."vehicleType"`,
    brand: sql`said.brand`,
    model: sql`said.model`,
    year: sql`said.year`,
  };
  const rows = listings.map((one, place) => ({ ...one, place }));
  const { rows: found } = await sql<{ place: number; share: number }>`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (place int, id uuid, "vehicleType" text, brand text, model text, year int, price numeric, currency currency)
    ), groups as (
      select said.id, said."vehicleType", said.brand, said.model, said.year, ${median(sought)} as median
      from (select distinct id, "vehicleType", brand, model, year from said) said
    )
    select place, round(price_in_usd(price, currency) / median * 100)::int as share
    from said join groups on groups.id is not distinct from said.id
      and (groups."vehicleType", groups.brand, groups.model, groups.year)
        = (said."vehicleType", said.brand, said.model, said.year)
    where price_in_usd(price, currency) < median * ${farBelow}`.execute(db);
  const shares: (number | undefined)[] = listings.map(() => undefined);
  for (const { place, share } of found) shares[place] = share;
  return shares;
}

/** A listing of another user with one of these pictures (migration 0033). */
const twin = ({ userId, pictureIds }: Reviewed) =>
  sql`listing_with_same_picture(${pictureIds}::uuid[], ${userId}::uuid)`;

/** Keeps what was found instead of what was found before; what people reported stays until a user has looked at it. */
export async function keepFlags(tx: Database, carId: string, flags: readonly Flag[]): Promise<void> {
  await tx
    .deleteFrom("listing_flags")
    .where("car_id", "=", carId)
    .where("kind", "<>", "upheld_reports")
    .execute();
  if (flags.length === 0) return;
  const rows = flags.map(({ kind, detail }) => ({ car_id: carId, kind, detail: detail.slice(0, 300) }));
  await tx.insertInto("listing_flags").values(rows).execute();
}
