import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Pair } from "../lib/people.ts";
import { type Check, until, within } from "./check.ts";
import { Visitor } from "./client.ts";
import type { Cluster } from "./ground.ts";

const browsing = 200;
const changes = 60;

/** Browsing is read from the replica, visitors see what they changed all the same, and it may lag, go and come back. */
export async function checkReplica(cluster: Cluster, pair: Pair): Promise<Check[]> {
  const { a, b, db, replica } = cluster;
  const guest = new Visitor(a.origin, 10);
  const browse = async (count: number) => {
    const wrong: string[] = [];
    for (let at = 0; at < count; at++) {
      // Each another address, so that no page is one that is kept.
      const path = at % 2 ? `/api/cars?page=1&priceMin=${at}` : `/cars?priceMin=${at + 1}`;
      const { status, text } = await guest.ask(path, {}, at % 4 < 2 ? a.origin : b.origin);
      if (status !== 200) wrong.push(`${status} ${text.slice(0, 80)}`);
    }
    return wrong;
  };
  const before = [await readsIn(db), await readsIn(replica.db)] as const;
  const wrong = await browse(browsing);
  const reads = {
    primary: (await readsIn(db)) - before[0],
    replica: (await readsIn(replica.db)) - before[1],
  };
  const own = await readOwnWrites(cluster, pair);
  const paused = await whilePaused(cluster, pair);

  await replica.stop();
  const alone = await browse(browsing);
  await replica.start();
  const backAfter = await until(async () => {
    const was = await readsIn(replica.db);
    await browse(4);
    return (await readsIn(replica.db)) > was;
  }, 20_000);
  guest.close();
  return [
    {
      what: `${browsing} pages and calls of guests who browse: statements that read listings`,
      seen: `${reads.replica} at the replica, ${reads.primary} at the primary`,
      ok: wrong.length === 0 && reads.replica > 20 * Math.max(1, reads.primary),
    },
    own,
    ...paused,
    {
      what: `the replica stopped: ${browsing} pages and calls`,
      seen: `${alone.length} errors ${alone[0] ?? ""}`.trim(),
      ok: alone.length === 0,
    },
    {
      what: "the replica started again: it is read again",
      seen: within(backAfter),
      ok: backAfter !== undefined,
    },
  ];
}

/** How many statements of the market a server has done that read listings. */
async function readsIn(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(calls), 0)::int as n from pg_stat_statements
    where query ~ 'select .*from "cars"' and dbid = (select oid from pg_database where datname = current_database())`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

async function ownerOf(db: Database, { listingId }: Pair): Promise<string> {
  const { rows } = await sql<{ id: string }>`select user_id as id from cars where id = ${listingId}`.execute(
    db,
  );
  return rows[0]?.id ?? "";
}

/** Changed at one node, read at the other as soon as that has answered. */
async function readOwnWrites({ a, b, db }: Cluster, pair: Pair): Promise<Check> {
  const seller = new Visitor(a.origin, 11, pair.seller);
  const [id, user] = [pair.listingId, await ownerOf(db, pair)];
  let stale = 0;
  for (let at = 0; at < changes; at++) {
    const price = 10_000 + at;
    await seller.ask(`/api/cars/${id}`, { method: "PATCH", body: { price } });
    const { text } = await seller.ask(`/api/cars?userId=${user}`, {}, b.origin);
    if (JSON.parse(text).data?.[0]?.price !== price) stale++;
  }
  seller.close();
  return {
    what: `${changes} changes at A, each read at B at once by who made it`,
    seen: `${stale} not seen`,
    ok: stale === 0,
  };
}

/** The replica stands still: it has nothing of a change, and its author sees it. */
async function whilePaused({ a, b, db, replica }: Cluster, pair: Pair): Promise<Check[]> {
  const seller = new Visitor(a.origin, 12, pair.seller);
  const [id, user] = [pair.listingId, await ownerOf(db, pair)];
  const price = 77_777;
  await sql`select pg_wal_replay_pause()`.execute(replica.db);
  const changed = await seller.ask(`/api/cars/${id}`, { method: "PATCH", body: { price } });
  const { text } = await seller.ask(`/api/cars?userId=${user}`, {}, b.origin);
  const { rows } = await sql<{ price: string }>`select price from cars where id = ${id}`.execute(replica.db);
  const seen = JSON.parse(text).data?.[0]?.price;
  const [copied] = rows;
  // Older than is borne by now: nobody reads it any more.
  await setTimeout(2000);
  const guest = new Visitor(b.origin, 13);
  const before = await readsIn(replica.db);
  for (let at = 0; at < 20; at++) await guest.ask(`/api/cars?priceMin=${at + 1000}`);
  const read = (await readsIn(replica.db)) - before;
  // A question that is in the way of what is replayed then is cancelled: this one itself, or one that finds it not caught up yet.
  await sql`select pg_wal_replay_resume()`.execute(replica.db).catch(() => undefined);
  const caught = await until(async () => {
    const result = await sql<{ price: string }>`select price from cars where id = ${id}`
      .execute(replica.db)
      .catch(() => undefined);
    return Number(result?.rows[0]?.price) === price;
  }, 10_000);
  seller.close();
  guest.close();
  return [
    {
      what: "replay paused, a price changed at A: what its author reads at B, and what the replica has",
      seen: `${changed.status}: ${seen}; ${Number(copied?.price)}`,
      ok: seen === price && Number(copied?.price) !== price,
    },
    {
      what: "a replica that lacks what is over a second old: statements that 20 calls of a guest read there",
      seen: `${read}; caught up ${within(caught)} after it went on`,
      ok: read === 0 && caught !== undefined,
    },
  ];
}
