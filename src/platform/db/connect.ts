import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { DB } from "./schema.d.ts";
import { unreachable } from "./unreachable.ts";

export type Database = Kysely<DB>;

export interface ConnectOptions {
  url: string;
  /** A read-only copy that `readsOf` uses; without it reads go to the primary. */
  replicaUrl?: string | undefined;
  /** Connections in the pool, for each of the two. */
  max?: number;
  /** No query of a visitor may take longer: the server cancels it. 0 for tools that need their time. */
  statementTimeoutMs?: number;
  applicationName?: string;
  /** Told when an idle connection breaks; the pool makes a new one by itself. */
  onError?: (error: Error) => void;
}

const replicas = new WeakMap<object, Database>();

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

/** A pool for each server, reached once before it is handed out. `destroy()` closes both. */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { url, replicaUrl } = options;
  if (!replicaUrl) return reach(openPool(url, options), url);
  const replica = await reach(openPool(replicaUrl, options), replicaUrl);
  const pool = openPool(url, options);
  const end = pool.end.bind(pool) as () => Promise<void>;
  pool.end = async () => {
    await Promise.all([end(), replica.destroy()]);
  };
  const db = await reach(pool, url);
  replicas.set(db, replica);
  return db;
}

/** Where reads go that may be a moment old: the replica when there is one, else the same database. */
export function readsOf(db: Database): Database {
  return replicas.get(db) ?? db;
}

function openPool(url: string, options: ConnectOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 3000,
    application_name: options.applicationName ?? "mishwar",
    keepAlive: true,
    types: typeParsers,
  });
  pool.on("error", options.onError ?? (() => {}));
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
