import { useState } from "react";
import { useAdmin } from "#features/administrators/client/use-admin.tsx";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminRule } from "../rules.contract.ts";
import RuleDialog from "./RuleDialog.tsx";
import * as styles from "./rules-tab.module.css";

/** The days that the figures are of. */
const days = 90;

/** What the market suspects listings of by itself; general managers switch and weigh it. */
export default function RulesTab() {
  const { t, number } = useWording();
  const mayChange = useAdmin().areas.includes("settings");
  const [open, setOpen] = useState<AdminRule>();
  const found = useAdminQuery("GET /api/admin/rules", {}, { everySeconds: 60 });
  const columns = useColumns();
  const nameOf = ({ id }: AdminRule) => t(`rules-tab.name_${id}`);
  return (
    <section className="panel flush" aria-labelledby="rules">
      <div className="adm-list-h">
        <h2 id="rules">{t("rules-tab.title")}</h2>
      </div>
      <p className={`${styles.text} small muted`}>{t("rules-tab.text", { days: number(days) })}</p>
      <ListState query={found} isEmpty={false}>
        <DataTable<AdminRule>
          caption={t("rules-tab.title")}
          columns={columns}
          rows={found.data?.data ?? []}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          busy={found.isPlaceholderData}
          {...(mayChange && {
            actions: (rule) => (
              <button
                type="button"
                className="btn soft sm"
                aria-label={t("rules-tab.editOf", { name: nameOf(rule) })}
                onClick={() => setOpen(rule)}
              >
                {t("rules-tab.edit")}
              </button>
            ),
          })}
        />
      </ListState>
      {open && <RuleDialog rule={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function useColumns(): Column<AdminRule>[] {
  const { t, number } = useWording();
  return [
    {
      key: "rule",
      title: t("rules-tab.rule"),
      cell: ({ id }) => (
        <span className={styles.rule}>
          <span className="m">{t(`rules-tab.name_${id}`)}</span>
          <span className="small muted">{t(`rules-tab.about_${id}`)}</span>
        </span>
      ),
    },
    {
      key: "looksAt",
      title: t("rules-tab.looksAt"),
      cell: ({ looksAt }) => t(`rules-tab.on_${looksAt}`),
    },
    {
      key: "weight",
      title: t("rules-tab.weightShort"),
      end: true,
      cell: ({ weight }) => number(weight),
    },
    {
      key: "outcome",
      title: t("rules-tab.outcome"),
      cell: ({ outcome }) => t(`rules-tab.outcome_${outcome}`),
    },
    {
      key: "rate",
      title: t("rules-tab.rate"),
      cell: (rule) => <Rate of={rule} />,
    },
    {
      key: "state",
      title: t("rules-tab.state"),
      cell: ({ isOn, isChanged }) => (
        <span className={styles.state}>
          <span className={isOn ? "badge ok" : "badge"}>{t(isOn ? "rules-tab.on" : "rules-tab.off")}</span>
          {isChanged && <span className="small muted">{t("rules-tab.changed")}</span>}
        </span>
      ),
    },
  ];
}

/** How often reviewers agreed, in percent where any was decided, and of how many. */
function Rate({ of: { found, decided, agreed } }: { of: AdminRule }) {
  const { t, number } = useWording();
  const counts = { agreed: number(agreed), decided: number(decided) };
  return (
    <span className={styles.rule}>
      <span className="m">
        {decided > 0 ? (
          <bdi className="num" dir="ltr">
            {number(Math.round((agreed / decided) * 100))}%
          </bdi>
        ) : (
          t("rules-tab.rateNone")
        )}
      </span>
      <span className="small muted">
        {decided > 0 && `${t("rules-tab.rateOf", counts)} · `}
        {t("rules-tab.found", { count: found })}
      </span>
    </span>
  );
}
