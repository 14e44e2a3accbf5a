import type { Database } from "#platform/db/connect.ts";
import { eventsOf, listingsWithEvents } from "./events.ts";
import { type DemoListing, drawListing, type Setting } from "./listing.ts";
import { canSignIn, drawOwners, type Owner, type Plans, spread } from "./owners.ts";
import { inBulk, insertRows, type Row, readPeriod, readPlans, readRates, settleUsers } from "./tables.ts";
import { periodRow, showroomRow, userRow } from "./users.ts";

export interface Progress {
  step: "users" | "listings" | "pictures";
  done: number;
  total: number;
}
export type OnProgress = (progress: Progress) => void;

export interface RowsOptions {
  db: Database;
  listings: number;
  seed: string;
  /** Empty for the first demo market; another word keeps the addresses of a further one apart. */
  series: string;
  now: Date;
  onProgress: OnProgress;
}

const batchSize = 2000;
/** Batches on their way to the database while the next one is made. */
const atOnce = 2;

/** Runs the batches in order of their making, at most `atOnce` at a time. */
async function inFlight(makers: Iterable<() => Promise<void>>): Promise<void> {
  const running = new Set<Promise<void>>();
  for (const start of makers) {
    if (running.size >= atOnce) await Promise.race(running);
    const one: Promise<void> = start().finally(() => running.delete(one));
    one.catch(() => {}); // the race and the end report it
    running.add(one);
  }
  await Promise.all(running);
}

/** Users, listings, price histories and events of a market. The same options give the same rows. */
export async function loadRows(options: RowsOptions): Promise<{ users: number; listings: number }> {
  const { db, listings, seed, series, now } = options;
  const [plans, rates, period] = await Promise.all([readPlans(db), readRates(db), readPeriod(db)]);
  const owners = drawOwners(seed, series, listings, plans);
  const userIds = await loadUsers(options, owners, plans);
  await loadListings(options, { seed, now, rates, period, listings }, owners, userIds, plans);
  await settleUsers(db, now);
  return { users: owners.length, listings };
}

async function loadUsers(
  { db, seed, now, onProgress }: RowsOptions,
  owners: Owner[],
  plans: Plans,
): Promise<Map<number, string>> {
  const ids = new Map<number, string>();
  let done = 0;
  function* batches() {
    for (let from = 0; from < owners.length; from += batchSize) {
      yield async () => {
        const periods: Row[] = [];
        const showrooms: Row[] = [];
        const rows = owners.slice(from, from + batchSize).map((owner) => {
          const row = userRow(seed, now, owner);
          ids.set(owner.number, row.id);
          periods.push(...periodRow(seed, owner, row, plans));
          showrooms.push(...showroomRow(seed, owner, row));
          return row;
        });
        await inBulk(db, async (tx) => {
          await insertRows(tx, "users", rows);
          await insertRows(tx, "subscriptions", periods);
          await insertRows(tx, "dealer_profiles", showrooms);
        });
        done += rows.length;
        onProgress({ step: "users", done, total: owners.length });
      };
    }
  }
  await inFlight(batches());
  return ids;
}

async function loadListings(
  { db, onProgress }: RowsOptions,
  setting: Setting,
  owners: Owner[],
  userIds: ReadonlyMap<number, string>,
  plans: Plans,
): Promise<void> {
  const places = spread(setting.seed, owners);
  const total = places.length;
  const looking = new Set(
    owners.flatMap(({ number, person }) => (canSignIn(person) ? (userIds.get(number) ?? []) : [])),
  );
  let done = 0;
  const draw = (index: number): DemoListing => {
    const place = places[index];
    if (!place) throw new RangeError(`no listing ${index}`);
    const { owner, vehicleType } = place;
    const userId = userIds.get(owner.number) ?? "";
    return drawListing(setting, index, { owner, vehicleType, userId, limits: plans[owner.plan] });
  };
  function* batches() {
    for (let from = 0; from < total; from += batchSize) {
      yield async () => {
        const size = Math.min(batchSize, total - from);
        const drawn = Array.from({ length: size }, (_, at) => draw(from + at));
        await insertListings(db, drawn, setting, from, looking);
        done += size;
        onProgress({ step: "listings", done, total });
      };
    }
  }
  await inFlight(batches());
}

async function insertListings(
  db: Database,
  drawn: DemoListing[],
  setting: Setting,
  from: number,
  looking: ReadonlySet<string>,
): Promise<void> {
  const prices = drawn.flatMap(({ row, history, random }): Row[] =>
    history.map(({ amount, currency, usd, at }) => ({
      id: random.uuidAt(at),
      car_id: row.id,
      price: amount,
      currency,
      price_usd: usd,
      changed_at: at.toISOString(),
    })),
  );
  const step = Math.max(1, Math.ceil(setting.listings / listingsWithEvents));
  const isLookedAt = ({ row }: DemoListing) => looking.has(String(row.user_id));
  const events = drawn
    .filter((listing, at) => isLookedAt(listing) || (from + at) % step === 0)
    .flatMap((listing) => eventsOf(listing, setting.now, isLookedAt(listing)));
  await inBulk(db, async (tx) => {
    await insertRows(
      tx,
      "cars",
      drawn.map(({ row }) => row),
    );
    await insertRows(tx, "price_history", prices);
    await insertRows(tx, "listing_analytics", events);
  });
}
