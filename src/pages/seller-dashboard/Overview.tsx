import type { Account } from "#features/accounts/account.contract.ts";
import { Standing } from "#features/selling/appeals/screens/Standing.tsx";
import { Attention } from "./Attention.tsx";
import * as styles from "./dashboard.module.css";
import { Figures } from "./Figures.tsx";
import { Interest } from "./Interest.tsx";
import { PlanUse } from "./PlanUse.tsx";
import { QuickLinks } from "./QuickLinks.tsx";
import { States } from "./States.tsx";

/** How everything stands, at a glance. */
export function Overview({ account }: { account: Account }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Figures />
        <Interest />
        <States />
      </div>
      <div className={styles.stack}>
        <Standing />
        <Attention account={account} />
        <PlanUse />
        <QuickLinks />
      </div>
    </div>
  );
}
