import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { GatewayAway } from "#features/payments/gateways/gateway.ts";
import { openGateways } from "#features/payments/gateways/open-gateways.ts";
import { keepFresh } from "./keep-fresh.ts";
import type { System } from "./stats.contract.ts";

/** A gateway is asked at most once in a minute, by each process. */
const askedEvery = { fresh: 60, usable: 120 };
/** No order has it: a gateway that says so is there, and takes our name and password. */
const noOrder = "mishwar-status";

/** What is really known of what the market runs on. */
export function systemState({ db, config, clock }: Deps): () => Promise<System> {
  const gateways = Object.values(openGateways(config));
  const asked = keepFresh(askedEvery, clock, () =>
    Promise.all(
      gateways.map(async (gateway) => {
        const askedAt = clock().toISOString();
        const reachable = await gateway.inquire(noOrder).then(
          () => true,
          (error: unknown) => {
            if (error instanceof GatewayAway) return false;
            throw error;
          },
        );
        return { name: gateway.name, reachable, askedAt, isTest: config.payments.test };
      }),
    ),
  );
  return async () => {
    const started = performance.now();
    const { rows } = await sql<{
      bytes: number;
    }>`select pg_database_size(current_database()) as bytes`.execute(db);
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    const [queues, ledger, storage, answers] = await Promise.all([
      sql<{ mails: number; mails_failing: number; jobs: number; failing: number }>`
        select count(*) filter (where is_mail)::int as mails,
          count(*) filter (where is_mail and attempts > 0)::int as mails_failing,
          count(*) filter (where not is_mail)::int as jobs,
          count(*) filter (where not is_mail and attempts > 0)::int as failing
        from (select task_identifier ~ '_mail$|\\.mail|tell_' as is_mail, attempts from graphile_worker.jobs
          where run_at <= ${clock()}::timestamptz or attempts > 0) waiting`.execute(db),
      db.selectFrom("ledger_checks").select(["at", "differences"]).orderBy("id", "desc").limit(1).execute(),
      diskUse(config),
      asked(),
    ]);
    const [queued] = queues.rows;
    const [check] = ledger;
    return {
      database: { milliseconds, bytes: rows[0]?.bytes ?? 0 },
      gateways: answers,
      mail: { queued: queued?.mails ?? 0, failing: queued?.mails_failing ?? 0 },
      jobs: { queued: queued?.jobs ?? 0, failing: queued?.failing ?? 0 },
      storage,
      ledger: check
        ? {
            at: check.at.toISOString(),
            differences: Array.isArray(check.differences) ? check.differences.length : 0,
          }
        : null,
    };
  };
}

async function diskUse({ storage, dataDir }: Deps["config"]): Promise<System["storage"]> {
  if (storage) return { kind: "bucket", usedShare: null };
  const { blocks, bavail } = await statfs(dataDir);
  return { kind: "disk", usedShare: blocks > 0 ? 1 - bavail / blocks : null };
}
