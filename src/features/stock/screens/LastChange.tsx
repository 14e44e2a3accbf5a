import { Undo2 } from "lucide-react";
import { timeOf } from "#features/conversations/screens/clock.ts";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { StockPage } from "../stock.contract.ts";
import * as styles from "./stock.module.css";
import { useChangeStock } from "./use-change-stock.ts";

/** The last change of several, as long as it can be taken back: also after the page was left. */
export function LastChange({ of: change }: { of: StockPage["undoable"] }) {
  const { t, language } = useWording();
  const { undo, progress, busy } = useChangeStock();
  if (!change || change.count < 2) return null;
  const { changeId, count, until } = change;
  return (
    <div className={`note ok ${styles.last}`}>
      <span role="status">{t("stock.undoable", { count, until: timeOf(language, until) })}</span>
      <ActButton className="btn sec sm" pending={busy} onClick={() => void undo(changeId, count)}>
        <Undo2 className="i s flip" aria-hidden="true" />
        {progress ? t("stock.working", { done: progress.done, all: progress.all }) : t("stock.undo")}
      </ActButton>
    </div>
  );
}
