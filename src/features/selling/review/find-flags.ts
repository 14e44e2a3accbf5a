import { type RawBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { contradictionsOf } from "#features/vin/contradictions.ts";
import { readVin } from "#features/vin/read-vin.ts";
import type { Database } from "#platform/db/connect.ts";
import { damagedFarBelow, type Facts, type Flag, factFlags, farBelow } from "./facts.ts";
import { type ChangedRules, changedRules, settingOf } from "./rule-settings.ts";
import type { FlagKind, Outcome } from "./rules.ts";
import { textFlags } from "./text-flags.ts";
import { type SaidNow, vinHistoryFlags } from "./vin-history-flags.ts";

export type { Flag } from "./facts.ts";

/** A flag with what follows of it; `off`: its rule is switched off, so that it is counted and shown to nobody. */
export interface FoundFlag extends Flag {
  outcome: Outcome | "off";
}

/** What of a listing is looked at; `id` is undefined before it is there. */
export interface Reviewed extends SaidNow {
  condition: string | null;
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
const yearsApart = 2;
/** A picture in more other listings of one user is a logo, or the showroom. */
const mostOfOneVehicle = 3;
/** Shorter descriptions are alike by chance; the index cars_by_text has no others. */
const longText = 80;

/** What the rules (rules.ts) find in a listing, with what follows of each now. `at`: when it is looked at. */
export async function findFlags(db: Database, listing: Reviewed, at: Date): Promise<FoundFlag[]> {
  const { changed, ...facts } = await findFacts(db, listing, at);
  const found: Flag[] = [
    ...textFlags(listing),
    ...factFlags(facts, listing),
    ...(await vinFlags(listing)),
    ...(await vinHistoryFlags(db, listing)),
  ];
  return found.map((flag) => {
    const { isOn, outcome } = settingOf(changed, flag.kind);
    return { ...flag, outcome: isOn ? outcome : "off" };
  });
}

/** A VIN that is of another brand or another year than the listing says; another model is often but another name. */
async function vinFlags({ vehicleType, vinNumber, brand, model, year }: Reviewed): Promise<Flag[]> {
  if (vehicleType !== "car" || !vinNumber) return [];
  const reading = await readVin(vinNumber);
  const wrong = contradictionsOf(reading, { brand, model, year }).filter((said) => said !== "model");
  return wrong.length > 0 ? [{ kind: "vin_contradicts", detail: wrong.join(", ") }] : [];
}

type Found = Facts & { changed: ChangedRules };

async function findFacts(db: Database, listing: Reviewed, at: Date): Promise<Found> {
  const { userId } = listing;
  const { rows } = await sql<Found>`
    with same_picture as materialized (${samePictures(listing)})
    select
      price_in_usd(${listing.price}::numeric, ${listing.currency}::currency)::float8 as asked,
      ${median(listing)} as median, ${sameVin(listing)} as "sameVin", ${twin(listing)} as twin,
      ${otherCar(listing)} as "otherCar",
      ${samePhone(listing)} as "samePhone", ${sameText(listing)} as "sameText", ${sameDevice(userId)} as "sameDevice",
      coalesce(u.is_verified_dealer, false) as "isDealer",
      coalesce(extract(epoch from ${at}::timestamptz - u.created_at) / 86400, 0)::float8 as "accountDays",
      ${today(listing, at)} as today, ${changedRules} as changed
    from (select ${userId}::uuid as id) seller left join users u on u.id = seller.id`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("one seller is one row");
  return found;
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

/**
 * A listing of another account with the same number: more accounts are a way around the limit of a plan. An approved dealer
 * is called on the numbers of those who sell there, who may sell a car of their own besides.
 */
const samePhone = ({ userId, phoneNumber }: Reviewed) => sql`(
  select c.id::text from cars c join users o on o.id = c.user_id
  where c.phone_number = ${phoneNumber} and c.user_id <> ${userId}::uuid and c.deleted_at is null
    and c.status in ('pending', 'active') and not o.is_verified_dealer
    and not exists (select from users me where me.id = ${userId}::uuid and me.is_verified_dealer)
  order by c.id desc limit 1)`;

/** As the index cars_by_text keeps it. */
const textKey = (text: RawBuilder<unknown>) => sql`md5(regexp_replace(lower(${text}), '\\s+', '', 'g'))`;
const sameText = ({ userId, description }: Reviewed) => sql`(
  select id::text from cars
  where ${textKey(sql`description`)} = ${textKey(sql`${description}::text`)}
    and char_length(description) >= ${sql.lit(longText)} and deleted_at is null
    and char_length(${description}::text) >= ${sql.lit(longText)} and user_id <> ${userId}::uuid
  limit 1)`;

/** Another account that may sell no more, and that a browser of this one has signed in to. */
const sameDevice = (userId: string) => sql`(
  select o.id::text from known_devices mine
  join known_devices theirs on theirs.device = mine.device and theirs.user_id <> mine.user_id
  join users o on o.id = theirs.user_id
  where mine.user_id = ${userId}::uuid and o.user_status in ('suspended', 'banned')
  order by o.id desc limit 1)`;

/** How many others this account put up in the 24 hours before, those that are gone again as well; of a listing that is older none. */
const today = ({ id, userId }: Reviewed, at: Date) => sql`(
  select count(*)::int
  from (select coalesce((select created_at from cars where id = ${id ?? null}::uuid), ${at}::timestamptz) as since) own
  join cars c on c.created_at > own.since - interval '24 hours' and c.created_at <= own.since
  where c.user_id = ${userId}::uuid and c.id is distinct from ${id ?? null}::uuid
    and own.since > ${at}::timestamptz - interval '24 hours')`;

type Asked = Pick<Reviewed, "vehicleType" | "brand" | "model" | "year" | "price" | "currency"> & {
  /** Of one that is there: it is not compared with itself. */
  id?: string;
  /** Where it is said to be damaged, it may cost less. */
  damaged?: boolean;
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
        as row (place int, id uuid, "vehicleType" text, brand text, model text, year int, price numeric, currency currency, damaged boolean)
    ), groups as (
      select said.id, said."vehicleType", said.brand, said.model, said.year, ${median(sought)} as median
      from (select distinct id, "vehicleType", brand, model, year from said) said
    )
    select place, round(price_in_usd(price, currency) / median * 100)::int as share
    from said join groups on groups.id is not distinct from said.id
      and (groups."vehicleType", groups.brand, groups.model, groups.year)
        = (said."vehicleType", said.brand, said.model, said.year)
    where price_in_usd(price, currency) < median * case when damaged then ${damagedFarBelow}::numeric else ${farBelow}::numeric end`.execute(
    db,
  );
  const shares: (number | undefined)[] = listings.map(() => undefined);
  for (const { place, share } of found) shares[place] = share;
  return shares;
}

/** Other listings of any user with one of these pictures (migration 0341). */
const samePictures = ({ id, pictureIds }: Reviewed) => sql`
  select s.picture, c.id, c.user_id, c.brand, c.model, c.year, c.vin_number
  from listings_with_same_picture(${pictureIds}::uuid[]) s join cars c on c.id = s.car_id
  where c.id is distinct from ${id ?? null}::uuid`;

const twin = ({ userId }: Reviewed) => sql`(
  select id::text from same_picture where user_id <> ${userId}::uuid limit 1)`;

/** A listing of the same user for another vehicle; a picture of many is of the showroom, not of a vehicle. */
const otherCar = ({ userId, brand, model, year, vinNumber }: Reviewed) => sql`(
  select max(id::text) from same_picture
  where user_id = ${userId}::uuid
    and ((brand, model) <> (${brand}::text, ${model}::text) or abs(year - ${year}::int) > 1 or vin_number <> ${vinNumber}::text)
  group by picture having count(*) <= ${sql.lit(mostOfOneVehicle)} limit 1)`;

/** Keeps what was found instead of what was found before; what people reported stays until a user has looked at it. */
export async function keepFlags(
  tx: Database,
  carId: string,
  found: readonly (Flag & { outcome?: FoundFlag["outcome"] })[],
  at: Date,
): Promise<void> {
  await tx
    .deleteFrom("listing_flags")
    .where("car_id", "=", carId)
    .where("kind", "<>", "upheld_reports")
    .execute();
  const kinds = found.map(({ kind }) => kind);
  await noteHits(tx, carId, kinds, at);
  const flags = found.filter(({ outcome }) => outcome !== "off");
  if (flags.length === 0) return;
  const rows = flags.map(({ kind, detail }) => ({ car_id: carId, kind, detail: detail.slice(0, 300) }));
  await tx.insertInto("listing_flags").values(rows).execute();
}

/** What rules found of a listing, for their hit rate: when each found something first. */
export async function noteHits(
  tx: Database,
  carId: string,
  kinds: readonly FlagKind[],
  at: Date,
): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .insertInto("rule_hits")
    .values(kinds.map((rule) => ({ car_id: carId, rule, found_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
