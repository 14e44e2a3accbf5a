import { useWording } from "#ui/page.tsx";
import type { ListedFeedback } from "../inbox.contract.ts";

const tones = { pending: "warn", answered: "ok", closed: "" } as const;

export function StateBadge({ state }: Pick<ListedFeedback, "state">) {
  const { t } = useWording();
  return <span className={`badge ${tones[state]}`}>{t(`feedback-tab.${state}`)}</span>;
}

export function PriorityBadge({ priority }: Pick<ListedFeedback, "priority">) {
  const { t } = useWording();
  const text = t(`feedback-tab.${priority}`);
  return priority === "high" ? <span className="badge bad">{text}</span> : <span>{text}</span>;
}
