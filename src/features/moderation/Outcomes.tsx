import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import type { Portions } from "#ui/kit/list/in-portions.ts";
import { useWording } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { BulkOutcome } from "./moderation.contract.ts";
import * as styles from "./moderation.module.css";

const states = ["active", "pending", "rejected", "expired", "deleted"] as const;

/** What became of several listings: those that were left as they are, each with why, and how many were not reached. */
export default function Outcomes({
  of: { outcomes, left: unreached, error },
  onClose,
}: {
  of: Portions<BulkOutcome>;
  onClose: () => void;
}) {
  const { t } = useWording();
  const left = outcomes.filter(({ outcome }) => outcome !== "done");
  const why = ({ outcome, decidedBy, status }: BulkOutcome) => {
    const known = states.find((one) => one === status);
    const state = known ? t(`moderation.state_${known}`) : "";
    switch (outcome) {
      case "decided":
        return t("moderation.outcome_decided", { name: decidedBy ?? "", state });
      case "wrong_state":
        return t("moderation.outcome_wrong_state", { state });
      case "done":
        return "";
      default:
        return t(`moderation.outcome_${outcome}`);
    }
  };
  return (
    <TitledDialog
      size="medium"
      title={t("moderation.outcomeTitle", { done: outcomes.length - left.length })}
      {...(left.length > 0 && { text: t("moderation.outcomeText") })}
      onClose={onClose}
    >
      <ul className={styles.outcomes}>
        {left.map((one) => (
          <li key={one.id}>
            <span className="m" dir="auto">
              {one.title ?? <bdi dir="ltr">{one.id}</bdi>}
            </span>
            <span className="small soft">{why(one)}</span>
          </li>
        ))}
      </ul>
      {unreached.length > 0 && (
        <p className="note warn">
          {t("moderation.outcomeLeft", {
            count: unreached.length,
            why: whyFailed(error, t, t("kit.failed")),
          })}
        </p>
      )}
    </TitledDialog>
  );
}
