import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { useWording } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { StockCounts } from "../stock.contract.ts";
import { ChangedRows } from "./ChangedRows.tsx";
import type { Applied } from "./use-change-stock.ts";

interface Props {
  of: Applied;
  onUndo: (changeId: string, count: number) => Promise<void>;
  onClose: () => void;
}

/** What became of many listings where not all was done as it was asked. */
export function Outcome({ of: { rows, left, error, changeId, undoUntil }, onUndo, onClose }: Props) {
  const { t } = useWording();
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const counts: StockCounts = {
    changed: count("changed"),
    waits: count("waits"),
    unchanged: count("unchanged"),
    failed: rows.length - count("changed") - count("waits") - count("unchanged"),
  };
  const done = counts.changed + counts.waits;
  return (
    <TitledDialog
      size="medium"
      title={t("stock.doneTitle", { count: counts.changed })}
      {...(counts.waits > 0 && { text: t("stock.doneWaits", { count: counts.waits }) })}
      onClose={onClose}
    >
      {left > 0 && (
        <p className="note bad" role="alert">
          {t("stock.stopped", { count: left, why: whyFailed(error, t, t("kit.failed")) })}
        </p>
      )}
      <ChangedRows counts={counts} rows={rows} />
      <div className="adm-ways">
        {undoUntil && changeId && done > 0 && (
          <button
            type="button"
            className="btn sec"
            onClick={() => {
              onClose();
              void onUndo(changeId, done);
            }}
          >
            {t("stock.undo")}
          </button>
        )}
        <button type="button" className="btn pri" onClick={onClose}>
          {t("stock.close")}
        </button>
      </div>
    </TitledDialog>
  );
}
