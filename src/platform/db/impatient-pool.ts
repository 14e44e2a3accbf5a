import pg from "pg";
import { statementNames, withNames } from "./named-statements.ts";
import { ownPatience, type Patience } from "./patience.ts";

/** Longer than any statement may take that nobody waits for (`statement_timeout` of the longest jobs: 60 s). */
const backgroundMs = 120_000;
/** As the driver itself says it where a pool has no connection in time. */
const tooLate = () => new Error("timeout exceeded when trying to connect");

/**
 * A pool with timeouts of its own for acquiring a connection and for each query. The server cancels statements by itself, but one that is out of reach,
 * or behind a network that swallows what is sent, cancels nothing: then the connection is given up from this side, at the
 * end of the asker's patience, and a new one takes its place. A connection that breaks while it is lent out fails the
 * query that uses it, and not the process.
 */
export function impatientPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  const nameOf = statementNames();
  // The pool hears of broken connections only while they are idle; an error that nobody hears ends the process.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    const query = withNames(client.query.bind(client) as (...given: unknown[]) => unknown, nameOf);
    limitQueries(client, query, options.statement_timeout === 0 ? undefined : backgroundMs);
  });
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) =>
    given.length > 0
      ? connect(...given)
      : lend(connect as () => Promise<pg.PoolClient>)) as typeof pool.connect;
  return pool;
}

async function lend(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const patience = ownPatience();
  if (!patience) return connect();
  if (patience.left() <= 0) throw tooLate();
  const connecting = connect();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooLate()), outOf(patience));
  try {
    return await patience.during(Promise.race([connecting, late.promise]));
  } catch (error) {
    // One that comes after all goes to anyone who asks next.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A timer may fire up to a millisecond early: anyone who is refused has nothing left. */
const outOf = (patience: Patience) => Math.ceil(patience.left()) + 1;

function limitQueries(
  client: pg.PoolClient,
  query: (...given: unknown[]) => unknown,
  longestMs: number | undefined,
): void {
  client.query = ((...given: unknown[]) => {
    const patience = ownPatience();
    const ms = patience?.left() ?? longestMs;
    const answersBack = typeof given.at(-1) === "function";
    if (ms !== undefined && ms <= 0 && !answersBack) return Promise.reject(tooLate());
    const result = query(...given);
    if (ms === undefined || !(result instanceof Promise)) return result;
    // Its end rejects every query that waits on it, and the pool takes no such connection back.
    const timer = setTimeout(() => void client.end().catch(() => {}), ms);
    const ended = result.finally(() => clearTimeout(timer));
    return patience ? patience.during(ended) : ended;
  }) as typeof client.query;
}
