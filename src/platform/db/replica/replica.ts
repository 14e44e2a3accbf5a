import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { DB } from "../schema.d.ts";
import { askProgress, askReplayed } from "./position.ts";
import { readPool } from "./read-pool.ts";
import { type ReplicaState, watchReplica } from "./watch.ts";

/** A copy that lacks what is older is not read: what visitors see is never older than about this. */
const mostBehindMs = 1000;
const lookMs = 250;
/** While it is to have a change that this process heard of. */
const catchUpMs = 20;
/** A server that says nothing for so long is away. */
const patienceMs = 1000;

export interface Replica {
  /** Reads from the replica while it is recent enough, and from the primary in `fromPrimary` and whenever it is not. */
  reads: Kysely<DB>;
  /** Something changed, as this process was told: what it reads from now on has that. */
  heardOfChange(): void;
  stop(): Promise<void>;
}

interface Options {
  url: string;
  primary: pg.Pool;
  /** Connections for reads. */
  replica: pg.Pool;
  replicaUrl: string;
  onState: (state: ReplicaState, reason: string) => void;
}

/** Follows a replica from now on. One that is away stops nobody: the primary is read until it comes. */
export async function followReplica({
  url,
  replicaUrl,
  primary,
  replica,
  onState,
}: Options): Promise<Replica> {
  // Of their own, so that a pool that is used up says nothing about the server.
  const [askedPrimary, askedReplica] = [question(url), question(replicaUrl)];
  const watch = watchReplica({
    askPrimary: () => askProgress(askedPrimary),
    askReplica: () => askReplayed(askedReplica),
    mostBehindMs,
    onState,
  });
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const lookOn = async () => {
    timer = undefined;
    await watch.look();
    if (stopped) return;
    timer = setTimeout(() => void lookOn(), watch.catchesUp() ? catchUpMs : lookMs);
    timer.unref();
  };
  await lookOn();
  const reads = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: readPool({ primary, replica, watch }) }),
  });
  return {
    reads,
    heardOfChange: () => {
      watch.heardOfChange();
      // A look that is under way is followed by another soon.
      if (!timer) return;
      clearTimeout(timer);
      void lookOn();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await reads.destroy();
      await Promise.all([replica.end(), askedPrimary.end(), askedReplica.end()]);
    },
  };
}

function question(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: "mishwar watch",
    keepAlive: true,
  });
  pool.on("error", () => {});
  return pool;
}
