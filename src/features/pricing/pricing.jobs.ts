import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { followMarket, readAll } from "./labels/follow-market.ts";

/** Fair prices follow the market: those of changed models every five minutes, all of them once a night. */
export const pricingJobs = ({ db, clock }: JobDeps): Job[] => [
  { name: "pricing.fair_prices", cron: "*/5 * * * *", atStart: true, run: () => followMarket(db, clock()) },
  { name: "pricing.all_fair_prices", cron: "20 1 * * *", run: () => readAll(db, clock()) },
];
