import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import type { FlagKind, RuleSetting } from "#features/selling/review/rules.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./rules-tab.module.css";

/** What a rule so set would have done with last month's listings. It asks again when what follows is another. */
export function Trial({ of, setting }: { of: FlagKind; setting: RuleSetting }) {
  const { t, number } = useWording();
  const { outcome, isOn } = setting;
  const { data, isError } = useQuery({
    queryKey: ["admin", "POST /api/admin/rules/:key/trial", of, outcome, isOn],
    queryFn: () => adminApi("POST /api/admin/rules/:key/trial", { params: { key: of }, body: setting }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const said = () => {
    if (isError) return t("rules-tab.tryFailed");
    if (!data) return t("rules-tab.trying");
    const { rejected, approved, waiting } = data.ofThose;
    const count = rejected + approved + waiting;
    if (!isOn) return t("rules-tab.wouldNothing", { count, rejected: number(rejected) });
    const would = t(`rules-tab.would_${outcome}`, { count });
    if (count === 0) return would;
    const counts = { rejected: number(rejected), approved: number(approved), waiting: number(waiting) };
    return t("rules-tab.ofThose", { would, ...counts });
  };
  return (
    <div className={`note ${styles.trial}`} role="status">
      <div>
        <p className="m">{t("rules-tab.trial")}</p>
        <p>{said()}</p>
      </div>
    </div>
  );
}
