import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { openGateways } from "./gateways/open-gateways.ts";
import { checkLedger } from "./ledger/check-ledger.ts";
import { giveUpOld, reconcile } from "./ledger/reconcile.ts";
import { moneyBackJobs } from "./receipts/money-back.jobs.ts";
import { receiptJobs } from "./receipts/receipt.jobs.ts";

const noticesKeptDays = 90;

export function paymentJobs(deps: JobDeps): Job[] {
  const { db, config, clock, log } = deps;
  const gateways = openGateways(config);
  return [
    ...receiptJobs(deps),
    ...moneyBackJobs(deps),
    {
      name: "payments.reconcile",
      cron: "* * * * *",
      atStart: true,
      run: async () => {
        await reconcile({ db, gateways, clock }, (facts, text) => log.warn(facts, text));
        await giveUpOld(db, clock());
      },
    },
    {
      name: "payments.check_ledger",
      cron: "30 2 * * *",
      run: async () => {
        const { verified, activated, differences } = await checkLedger(db, clock());
        if (differences.length === 0) log.info({ verified, activated }, "the ledger agrees");
        else log.error({ verified, activated, differences }, "what was paid is not what was started");
      },
    },
    {
      name: "payments.forget_notices",
      cron: "50 2 * * *",
      run: async () => {
        const before = new Date(clock().getTime() - noticesKeptDays * 86_400_000);
        await db.deleteFrom("gateway_notices").where("received_at", "<", before).execute();
      },
    },
  ];
}
