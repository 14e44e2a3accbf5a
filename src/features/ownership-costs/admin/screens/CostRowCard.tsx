import { isolated } from "#i18n/format.ts";
import type { Wording } from "#i18n/wording.ts";
import { useWording } from "#ui/page.tsx";
import type { CostKind } from "../../cost.choices.ts";
import type { AdminCostRow } from "../cost-admin.contract.ts";
import * as styles from "./costs-tab.module.css";

interface Props {
  row: AdminCostRow;
  kind: CostKind;
  onWithdraw: () => void;
}

const tones = {
  in_force: "badge ok",
  planned: "badge info",
  past: "badge",
  withdrawn: "badge warn",
} as const;

/** One row as it was entered: since when, what it says, by which publication, by whom and why. */
export function CostRowCard({ row, kind, onWithdraw }: Props) {
  const wording = useWording();
  const { t, day } = wording;
  const { state, validFrom, source, sourceUrl, reason } = row;
  const from = day(validFrom);
  const note = wording.language === "ar" ? row.noteAr : row.noteEn;
  return (
    <li data-state={state}>
      <div className={styles.heading}>
        <span className={tones[state]}>{t(`costs-tab.state_${state}`)}</span>
        <b className="m">{t("costs-tab.from", { day: from })}</b>
        {state === "planned" && (
          <button
            type="button"
            className="btn danger-o sm"
            aria-label={t("costs-tab.withdrawOf", { day: from })}
            onClick={onWithdraw}
          >
            {t("costs-tab.withdraw")}
          </button>
        )}
      </div>
      <ul className={styles.sentence}>
        {saysOf(row, kind, wording).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {note && <p className="small soft">{note}</p>}
      <p className="small soft">
        {t("costs-tab.source")}{" "}
        {sourceUrl ? (
          <a className="link" href={sourceUrl} target="_blank" rel="noopener noreferrer" dir="auto">
            {source}
          </a>
        ) : (
          <bdi>{source}</bdi>
        )}
      </p>
      <p className="small muted">
        {t("costs-tab.enteredBy", { name: isolated(row.enteredBy), day: day(row.enteredAt) })}
        {reason && ` ${t("costs-tab.because", { reason: isolated(reason) })}`}
      </p>
      {row.withdrawnAt && (
        <p className="small muted">
          {t("costs-tab.withdrawnBy", { name: isolated(row.withdrawnBy ?? ""), day: day(row.withdrawnAt) })}{" "}
          {t("costs-tab.because", { reason: isolated(row.withdrawnReason ?? "") })}
        </p>
      )}
    </li>
  );
}

/** What a row says, a line for each share, amount and band. */
function saysOf(row: AdminCostRow, kind: CostKind, { t, number, money }: Wording): string[] {
  const amount = (of: number) => isolated(money(of, row.currency));
  const share = (of: number) => number(of);
  const span = (from: number, to: number | null) =>
    to === null
      ? t("detail.costFrom", { from: number(from) })
      : t("detail.costFromTo", { from: number(from), to: number(to) });
  if (kind === "road_fee") {
    const measure = row.measure && t(`costs-tab.measure_${row.measure}`);
    return row.bands.map((band) =>
      t("costs-tab.saysBand", {
        measure: measure ?? "",
        of: span(band.from, band.to),
        age: span(band.ageFrom, band.ageTo),
        amount: amount(band.amount),
      }),
    );
  }
  const says = [
    row.percent > 0 && t(`costs-tab.says_${kind}`, { percent: share(row.percent) }),
    ...row.excise.map(({ from, percent }) =>
      t("costs-tab.saysExcise", { percent: share(percent), from: amount(from) }),
    ),
    row.vatPercent > 0 && t("costs-tab.saysVat", { percent: share(row.vatPercent) }),
    row.fixed > 0 && t("costs-tab.saysFixed", { amount: amount(row.fixed) }),
  ];
  return says.filter((one) => one !== false);
}
