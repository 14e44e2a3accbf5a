import type { FastifyBaseLogger } from "fastify";
import pg from "pg";

/** The class of the liveness locks, which are advisory locks; their second key is the hash of a queue's id. */
const lockClass = 20_260;
/** The class of the lock of whichever process reclaims. */
const turnClass = 20_261;
/** How often is looked. A connection that was lost has come back by then, on both sides. */
const lookMs = 10_000;
/** Jobs taken since then are left alone: their queue may not hold its liveness lock yet. */
const youngSeconds = 15;
const connectMs = 5000;
const queryMs = 20_000;

export interface Watch {
  /** A queue of this process that lives, by the id under which it takes jobs. */
  add(id: string): void;
  stop(): Promise<void>;
}

/**
 * Reclaims orphaned jobs, whose queue died with its process (`kill -9`, a machine that is gone): graphile-worker keeps them
 * locked for four hours. Each queue holds a liveness lock through one connection of its process; jobs of a queue without
 * one are unlocked. A queue that lives but is cut off from the database has its job done twice: jobs are idempotent.
 */
export function reclaimOrphanedJobs({ url, log, everyMs = lookMs, youngS = youngSeconds }: Options): Watch {
  const ids = new Set<string>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let looking = Promise.resolve();

  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: "mishwar queue watch",
      connectionTimeoutMillis: connectMs,
      query_timeout: queryMs,
      keepAlive: true,
    });
    next.on("error", () => {});
    next.once("end", () => {
      if (client === next) client = undefined;
    });
    await next.connect();
    client = next;
    return next;
  };

  const hold = async (own: pg.Client) => {
    await own.query(
      `select pg_try_advisory_lock($1, hashtext(id)) from unnest($2::text[]) id
      where not exists (select from pg_locks l where l.pid = pg_backend_pid() and ${isLockOf("id")})`,
      [lockClass, [...ids]],
    );
  };

  const look = async () => {
    try {
      // The first look with a connection only holds: others may need a moment to come back too.
      const isNew = client === undefined;
      const own = client ?? (await connect());
      await hold(own);
      if (isNew) return;
      const orphans = async () =>
        (await own.query<{ id: string }>(orphaned, [lockClass, youngS, [...ids]])).rows.map(({ id }) => id);
      if ((await orphans()).length === 0) return;
      // One process at a time: the others find that it is done, and do not tell it again.
      await own.query("begin");
      await own.query("select pg_advisory_xact_lock($1, 0)", [turnClass]);
      const gone = await orphans();
      await own.query("select graphile_worker.force_unlock_workers($1::text[])", [gone]);
      await own.query(forgetReplaced);
      await own.query("commit");
      if (gone.length > 0) log.warn({ queues: gone.length }, "jobs of a process that died are free again");
    } catch (error) {
      log.warn({ reason: (error as Error).message }, "jobs of dead processes were not looked for");
      const broken = client;
      client = undefined;
      await broken?.end().catch(() => {});
    }
  };
  const next = () => {
    looking = looking.then(look);
    timer = setTimeout(() => void looking.finally(() => !stopped && next()), everyMs);
  };
  next();

  return {
    add: (id) => {
      ids.add(id);
      const own = client;
      if (own) looking = looking.then(() => hold(own)).catch(() => {});
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await client?.end().catch(() => {});
    },
  };
}

interface Options {
  url: string;
  log: Pick<FastifyBaseLogger, "warn">;
  everyMs?: number;
  youngS?: number;
}

const isLockOf = (id: string) => `l.locktype = 'advisory' and l.granted and l.objsubid = 2
  and l.database = (select oid from pg_database where datname = current_database())
  and l.classid = $1::int::oid and l.objid::bigint = (hashtext(${id})::bigint & 4294967295)`;

/**
 * A job that was asked for again under its key while a queue had it: graphile-worker takes its key and its tries away and
 * leaves it to that queue, the new one takes its place. When the queue is dead nobody ends it. One that failed says why.
 */
const forgetReplaced = `select graphile_worker.complete_jobs(array(select id from graphile_worker._private_jobs
  where locked_at is null and key is null and last_error is null and max_attempts > 1 and attempts >= max_attempts))`;

const orphaned = `select distinct taken.locked_by as id from (
    select locked_by, locked_at from graphile_worker._private_jobs
    union all select locked_by, locked_at from graphile_worker._private_job_queues
  ) taken
  where taken.locked_by is not null and taken.locked_at < now() - make_interval(secs => $2)
    and taken.locked_by <> all ($3::text[])
    and not exists (select from pg_locks l where ${isLockOf("taken.locked_by")})`;
