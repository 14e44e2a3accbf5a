import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { impatientPool } from "./impatient-pool.ts";
import { watchPool } from "./pool-figures.ts";
import { followReplica, type Replica } from "./replica/replica.ts";
import type { ReplicaState } from "./replica/watch.ts";
import type { DB } from "./schema.d.ts";
import { unreachable } from "./unreachable.ts";

export type Database = Kysely<DB>;

export interface ConnectOptions {
  url: string;
  /** A copy by streaming replication that `readsOf` uses; without it reads go to the primary. */
  replicaUrl?: string | undefined;
  /** Called when the replica begins or ends to be read. */
  onReplica?: ((state: ReplicaState, reason: string) => void) | undefined;
  /** Connections in the pool, for each of the two. */
  max?: number;
  /** No query of a visitor may take longer: the server cancels it, a moment before anyone who asks gives up (patience.ts). 0 for tools that need their time. */
  statementTimeoutMs?: number;
  /** How long anyone who finds every connection taken waits for one. */
  connectTimeoutMs?: number;
  applicationName?: string;
  /** Called when an idle connection breaks; the pool makes a new one by itself. */
  onError?: (error: Error) => void;
}

const replicas = new WeakMap<object, Replica>();

/** Anyone who finds no connection to the replica in this time reads the primary. */
const replicaPatienceMs = 1000;

const TEXT_ARRAY = 1009;
const INT8_ARRAY = 1016;
const textsOf: (array: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY as number);
const stringsOf: (array: string) => (string | null)[] = pg.types.getTypeParser(INT8_ARRAY as number);

/** `{a,b}`: slugs and addresses, in every row of a page of cards, have nothing to be unquoted. */
const textArray = (array: string) => {
  const inner = array.slice(1, -1);
  return inner === "" || /["\\{}]|\bNULL\b/i.test(inner) ? textsOf(array) : inner.split(",");
};

/** numeric stays exact as a string; bigint counts and ids fit a number; a date has no time zone to be lost in. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (format === "binary") return pg.types.getTypeParser(oid, "binary");
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === INT8_ARRAY)
      return (array: string) => stringsOf(array).map((item) => (item === null ? null : Number(item)));
    if (oid === TEXT_ARRAY) return textArray;
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, "text");
  }) as typeof pg.types.getTypeParser,
};

/**
 * A pool for each server; the primary is reached once before this gives it. A replica that is not there is waited for while
 * the primary is read. `destroy()` closes both.
 */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { url, replicaUrl, onReplica = () => {} } = options;
  const pool = openPool(url, options);
  const db = await reach(pool, url);
  if (!replicaUrl) return db;
  const copies = openPool(replicaUrl, options, replicaPatienceMs);
  const replica = await followReplica({
    url,
    primary: pool,
    replicaUrl,
    replica: copies,
    onState: onReplica,
  });
  const end = pool.end.bind(pool) as () => Promise<void>;
  pool.end = async () => {
    await replica.stop();
    await end();
  };
  replicas.set(db, replica);
  return db;
}

/**
 * Where reads go that may be a moment old: the replica when there is one, else the same database. A visitor who has
 * changed something sees it all the same (http/own-writes.ts).
 */
export function readsOf(db: Database): Database {
  return replicas.get(db)?.reads ?? db;
}

/** The replica that `readsOf` reads from, where there is one. */
export const replicaOf = (db: Database): Replica | undefined => replicas.get(db);

function openPool(
  url: string,
  options: ConnectOptions,
  connectMs = options.connectTimeoutMs ?? 5000,
): pg.Pool {
  const pool = impatientPool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 2400,
    application_name: options.applicationName ?? "mishwar",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: typeParsers,
  });
  pool.on("error", options.onError ?? (() => {}));
  watchPool(url === options.replicaUrl ? "replica" : "primary", pool);
  return pool;
}

async function reach(pool: pg.Pool, url: string): Promise<Database> {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`SELECT 1`.execute(db);
    return db;
  } catch (cause) {
    await db.destroy();
    await pool.end().catch(() => {}); // Kysely leaves a pool alone that it has not used yet
    throw unreachable(url, cause);
  }
}
