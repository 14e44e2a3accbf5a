import { sql } from "kysely";
import { memoFor } from "#platform/cache/memo.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import { pumped } from "./limits.ts";

const keptSeconds = 30;

interface Figures {
  asked: number;
  sent: number;
  entered: number;
  stopped: number;
}

/** What became of the codes of the last hour, and how many prefixes are sent none since nobody enters them. */
export function codeMetrics(metrics: Metrics, db: Database, clock: () => Date): void {
  const read = memoFor(keptSeconds, clock, () => readFigures(db, clock()));
  const samples = async () => {
    const { stopped: _, ...figures } = await read();
    return Object.entries(figures).map(([state, value]) => ({ labels: { state }, value }));
  };
  metrics.gauge(
    "mishwar_phone_codes_of_hour",
    "Codes of the last hour, by what became of them",
    samples,
    "state",
  );
  metrics.gauge(
    "mishwar_phone_prefixes_stopped",
    "Prefixes that are sent no codes, since too few are entered",
    async () => [{ value: (await read()).stopped }],
  );
}

async function readFigures(db: Database, at: Date): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select coalesce(sum(asked), 0)::int as asked, coalesce(sum(sent), 0)::int as sent,
      coalesce(sum(entered), 0)::int as entered,
      count(*) filter (where sent >= ${pumped.leastSent} and entered < sent * ${pumped.leastEntered}::float8)::int as stopped
    from (select prefix, count(*) as asked, count(sent_at) as sent, count(used_at) as entered from phone_codes
      where asked_at > ${at}::timestamptz - make_interval(secs => ${pumped.seconds}) group by prefix) as one`.execute(
    db,
  );
  return rows[0] as Figures;
}
