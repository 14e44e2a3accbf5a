import { sql } from "kysely";
import { memoFor } from "#platform/cache/memo.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import type { OrderState } from "./payment.schema.ts";

const keptSeconds = 30;

/** What became of the orders of the last day, and whether the last daily check of the ledger found everything in order. */
export function orderMetrics(metrics: Metrics, db: Database, clock: () => Date): void {
  const orders = memoFor(keptSeconds, clock, () => readOrders(db));
  const samples = async () => (await orders()).map(({ state, value }) => ({ labels: { state }, value }));
  metrics.gauge("mishwar_orders_of_day", "Orders of the last 24 hours, by their state", samples, "state");
  const ledger = memoFor(keptSeconds, clock, () => readLedger(db));
  metrics.gauge("mishwar_ledger_differences", "What the last check of the ledger found", async () => [
    { value: await ledger() },
  ]);
}

/** Ids of orders are in the order of time, so a day is a range of the primary key. States without an order count too: none. */
async function readOrders(db: Database): Promise<{ state: OrderState; value: number }[]> {
  const { rows } = await sql<{ state: OrderState; value: number }>`
    select s.state, count(orders.id) as value
    from unnest(enum_range(null::order_state)) as s (state)
      left join orders on orders.state = s.state and orders.id > uuidv7(interval '-1 day')
    group by s.state`.execute(db);
  return rows;
}

async function readLedger(db: Database): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select jsonb_array_length(differences) as found from ledger_checks order by id desc limit 1`.execute(db);
  return rows[0]?.found ?? 0;
}
