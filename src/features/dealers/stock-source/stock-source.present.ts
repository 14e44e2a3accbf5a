import type { MessageKey } from "#i18n/catalogue.ts";
import type { Translate } from "#i18n/translate.ts";
import type { RowState } from "../stock-import/stock-import.queries.ts";
import type { SourceRun, StockSourceView } from "./stock-source.contract.ts";
import type { RunRow, Source } from "./stock-source.queries.ts";

export const presentSource = (row: Source | undefined): StockSourceView["source"] =>
  row ? { url: row.url, gone: row.gone === "withdraw" ? "withdraw" : "keep", isOn: row.is_on } : null;

/** `counts`: the rows of its import by their state; undefined where they were forgotten, or there are none. */
export function presentRun(
  row: RunRow,
  counts: Partial<Record<RowState, number>> | undefined,
  t: Translate,
): SourceRun {
  const { ready = 0, wrong = 0, known = 0, imported = 0, changed = 0, failed = 0 } = counts ?? {};
  const all = ready + wrong + known + imported + changed + failed;
  return {
    id: row.id,
    beganAt: row.began_at.toISOString(),
    isByHand: row.is_by_hand,
    state: row.result ?? "running",
    failure: row.failure === null ? null : wordFailure(row.failure, t),
    importId: row.import_id,
    counts: counts
      ? { all, imported, changed, known, ready, wrong: wrong + failed, withdrawn: row.withdrawn }
      : null,
  };
}

function wordFailure(failure: string, t: Translate): string {
  const [why, status] = failure.split(":");
  if (status) return t("stock-source.failure_refused", { status });
  const key = (
    failure.startsWith("field.") ? `errors.${failure}` : `stock-source.failure_${why}`
  ) as MessageKey;
  return (t as (key: string) => string)(key);
}
