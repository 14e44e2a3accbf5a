import { useWording } from "#ui/page.tsx";
import type { ListedApplication } from "../dealer-admin.contract.ts";

const tones = { pending: "warn", approved: "ok", rejected: "bad" } as const;

export function StateBadge({ state }: Pick<ListedApplication, "state">) {
  const { t } = useWording();
  return <span className={`badge ${tones[state]}`}>{t(`dealers-tab.${state}`)}</span>;
}
