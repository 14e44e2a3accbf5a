import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { isGone } from "../away.ts";
import { isFromPrimary } from "./from-primary.ts";
import type { ReplicaWatch } from "./watch.ts";

interface Servers {
  primary: pg.Pool;
  replica: pg.Pool;
  watch: ReplicaWatch;
}

/** A read was in the way of what the replica had to replay (40001), or the two waited for each other (40P01). */
const conflicts = new Set(["40001", "40P01"]);
/** Here nothing but a connection is asked for, so every error of the system says that there is none. */
const isLost = (error: Error) => isGone(error) || /^E[A-Z]/.test((error as { code?: string }).code ?? "");

/** Where `readsOf` reads: each connection is one of the replica where that may be read, else of the primary. */
export function readPool(servers: Servers): PostgresPool {
  return {
    options: {},
    connect: async () => {
      const client = await ofReplica(servers);
      return client
        ? new ReplicaClient(client, servers)
        : ((await servers.primary.connect()) as PostgresPoolClient);
    },
    // Anyone who made the pools ends them.
    end: async () => {},
  };
}

async function ofReplica({ replica, watch }: Servers): Promise<pg.PoolClient | undefined> {
  if (isFromPrimary() || !watch.isUsable()) return undefined;
  try {
    return await replica.connect();
  } catch (error) {
    if (isLost(error as Error)) watch.lost((error as Error).message);
    return undefined;
  }
}

/** A connection to the replica that goes on with the primary where the replica fails. */
class ReplicaClient implements PostgresPoolClient {
  #client: pg.PoolClient;
  #servers: Servers;
  /** What was read within a transaction cannot be read again elsewhere. */
  #inTransaction = false;
  #onReplica = true;
  #broken = false;

  constructor(client: pg.PoolClient, servers: Servers) {
    this.#client = client;
    this.#servers = servers;
  }

  get processID(): number | undefined {
    return (this.#client as { processID?: number }).processID;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("nothing is read by a cursor");
    return this.#ask(text, [...values]);
  }

  async #ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (!this.#onReplica) return this.#client.query(text, values);
    if (/^(begin|start transaction)/.test(text)) this.#inTransaction = true;
    try {
      return await unlessAborted(this.#servers.watch.whileThere, this.#client.query(text, values));
    } catch (error) {
      const { code = "", message } = error as { code?: string; message: string };
      this.#broken = isLost(error as Error);
      if (this.#broken) this.#servers.watch.lost(message);
      if (this.#inTransaction || !(this.#broken || conflicts.has(code))) throw error;
      await this.#goOnWithPrimary();
      return this.#client.query(text, values);
    }
  }

  async #goOnWithPrimary(): Promise<void> {
    const client = await this.#servers.primary.connect();
    this.release();
    this.#client = client;
    this.#onReplica = false;
    this.#broken = false;
  }

  release(): void {
    this.#client.release(this.#broken);
  }
}

/** Does not wait for an answer that may never come. */
function unlessAborted<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener("abort", give, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", give));
  });
}
