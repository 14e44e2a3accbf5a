import type pg from "pg";
import type { Metrics } from "../metrics/metrics.ts";

type PoolName = "primary" | "replica";
/** Those of this process, as long as they are open. */
const pools = new Map<pg.Pool, PoolName>();

/** Lets the figures of a pool be told. */
export function watchPool(name: PoolName, pool: pg.Pool): void {
  pools.set(pool, name);
}

/** How many connections are open, in use and waited for; a pool that is waited for is too small, or its queries too slow. */
export function poolMetrics(metrics: Metrics): void {
  const tell = (name: string, help: string, read: (pool: pg.Pool) => number) => {
    const samples = () => {
      for (const pool of pools.keys()) if (pool.ended) pools.delete(pool);
      return [...pools].map(([pool, label]) => ({ labels: { pool: label }, value: read(pool) }));
    };
    metrics.gauge(name, help, samples, "pool");
  };
  tell("mishwar_pool_in_use", "Connections in use", (pool) => pool.totalCount - pool.idleCount);
  tell("mishwar_pool_waiting", "Queries that wait for a connection", (pool) => pool.waitingCount);
  tell("mishwar_pool_max", "Connections there may be", (pool) => pool.options.max);
}
