import { TriangleAlert } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { StockImportView } from "../stock-import.contract.ts";
import * as styles from "./import-page.module.css";

export type Decision = "keep" | "withdraw";
interface Props {
  view: StockImportView;
  decision: Decision;
  onDecide: (decision: Decision) => void;
}

/** Listings that the file does not have any more, and what becomes of them. */
export function Gone({ view: { gone, state }, decision, onDecide }: Props) {
  const { t } = useWording();
  const { listings, stock, isMany } = gone;
  if (listings.length === 0) return null;
  const count = listings.length;
  const choices = [
    ["keep", t("import-page.goneKeep")],
    ["withdraw", t("import-page.goneWithdraw")],
  ] as const;
  return (
    <section className={`panel ${styles.step}`} aria-label={t("import-page.gone")}>
      <h2>{t("import-page.gone")}</h2>
      {state === "judged" && (
        <>
          <p className="soft">{t("import-page.goneText", { count })}</p>
          <fieldset className={styles.ways}>
            <legend className="sr">{t("import-page.gone")}</legend>
            {choices.map(([value, label]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="gone"
                  checked={decision === value}
                  onChange={() => onDecide(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          {isMany && decision === "withdraw" && (
            <p className="note warn" role="status">
              <TriangleAlert className="i" aria-hidden="true" />
              {t("import-page.goneMany", { count, stock })}
            </p>
          )}
        </>
      )}
      <details className={styles.guide}>
        <summary>{t("import-page.goneList", { count })}</summary>
        <ul className={styles.earlier}>
          {listings.map(({ carId, title, stockNumber, state: of }) => (
            <li key={carId}>
              <Link to="/cars/$id" params={{ id: carId }} className="link">
                <bdi>{title}</bdi>
              </Link>
              {stockNumber && (
                <bdi className="soft" dir="ltr">
                  {stockNumber}
                </bdi>
              )}
              {state !== "judged" && (
                <span className="badge">
                  {t(of === "withdrawn" ? "import-page.withdrawn" : "import-page.kept")}
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
