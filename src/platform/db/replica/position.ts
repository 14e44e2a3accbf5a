import type pg from "pg";

/** A place in the primary's log: a copy that has come so far has every change that was made before it. */
export type Position = bigint;

/** How far the primary is: what is written down, and what of that is on its disk, and so on its way to copies. */
export interface Progress {
  written: Position;
  flushed: Position;
}

/** What a server says of itself, as numbers that can be compared. */
export async function askProgress(primary: pg.Pool): Promise<Progress> {
  const { rows } = await primary.query<Record<keyof Progress, string>>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as written,
       pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as flushed`,
  );
  const [row] = rows;
  if (!row) throw new Error("the primary did not say how far it is");
  return { written: BigInt(row.written), flushed: BigInt(row.flushed) };
}

/** How much of the log a copy has replayed; null of a server that copies no other, such as one that was promoted. */
export async function askReplayed(replica: pg.Pool): Promise<Position | null> {
  const { rows } = await replica.query<{ replayed: string | null }>(
    `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as replayed`,
  );
  const replayed = rows[0]?.replayed;
  return replayed == null ? null : BigInt(replayed);
}
