import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { isAway } from "../db/away.ts";

const againMs = 1000;
/** The statements by which graphile-worker writes down the outcome of a job; they are idempotent. */
const isOutcome = (asked: unknown): boolean =>
  /^(complete|fail)_job/.test((asked as { name?: string } | undefined)?.name ?? "");

/**
 * Makes a queue's pool retry while the database is away: connections, and the statement that ends a job, until they
 * succeed or the queue stops. graphile-worker does not await that statement: a failure would end the process as an
 * unhandled rejection, and leave the finished job locked.
 */
export function retryWhileAway(pool: pg.Pool, isStopping: () => boolean): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;

  const untilThere = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isAway(error) || isStopping()) throw error;
        await sleep(againMs);
      }
    }
  };
  const connected = () => untilThere(() => connect() as Promise<pg.PoolClient>);

  pool.connect = ((...given: unknown[]) =>
    given.length > 0 ? connect(...given) : connected()) as typeof pool.connect;

  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const again = (asked: unknown) =>
      untilThere(async () => {
        const other = await connected();
        try {
          // Its own wrapper would begin to try by itself.
          return await (queries.get(other) ?? other.query.bind(other))(asked as never);
        } finally {
          other.release();
        }
      });
    queries.set(client, query);
    client.query = ((...given: unknown[]) => {
      const result = query(...given);
      if (!isOutcome(given[0]) || typeof given.at(-1) === "function") return result;
      return result
        .catch((error: unknown) => {
          if (!isAway(error)) throw error;
          return again(given[0]);
        })
        .catch((error: unknown) => {
          // Anyone who stops meanwhile leaves the job to others: it is free again as soon as this process is gone.
          if (isAway(error) && isStopping()) return { rows: [], rowCount: 0 };
          throw error;
        });
    }) as typeof client.query;
  });
}

const queries = new WeakMap<object, (...given: unknown[]) => Promise<unknown>>();
