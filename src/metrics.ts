import { codeMetrics } from "#features/accounts/phone/code-figures.ts";
import { orderMetrics } from "#features/payments/order-figures.ts";
import type { SearchIndex } from "#features/search/index/search-index.ts";
import type { Database } from "#platform/db/connect.ts";
import { poolMetrics } from "#platform/db/pool-figures.ts";
import type { LiveHub } from "#platform/live/live-hub.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import { queueMetrics } from "#platform/queue/queue-figures.ts";

/** Counts searches by what answered them. */
export function searchCounter(metrics: Metrics): (from: "memory" | "database") => void {
  const count = metrics.counter("mishwar_searches_total", "Searches, by what answered them", ["from"]);
  return (from) => count({ from });
}

interface Shared {
  db: Database;
  clock: () => Date;
}

/** The figures that every process tells. */
export function sharedMetrics(metrics: Metrics, { db, clock }: Shared): void {
  poolMetrics(metrics);
  queueMetrics(metrics, db, clock);
  orderMetrics(metrics, db, clock);
  codeMetrics(metrics, db, clock);
}

/** Those of a web process: its search index and its streams besides. */
export function webMetrics(
  metrics: Metrics,
  { index, live, ...shared }: Shared & { index: Pick<SearchIndex, "figures">; live: LiveHub },
): void {
  sharedMetrics(metrics, shared);
  metrics.gauge("mishwar_streams_open", "Browsers that listen to what happens to them", () => [
    { value: live.size() },
  ]);
  metrics.gauge("mishwar_index_listings", "Listings in the search index", () => [
    { value: index.figures().listings },
  ]);
  metrics.gauge("mishwar_index_age_seconds", "Since the search index knew everything", () => {
    const { ageMs } = index.figures();
    return ageMs === undefined ? [] : [{ value: ageMs / 1000 }];
  });
}
