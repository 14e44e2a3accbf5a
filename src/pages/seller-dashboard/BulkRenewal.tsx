import { LoaderCircle, RotateCw, X } from "lucide-react";
import { useState } from "react";
import { useOwnActions } from "#features/selling/own-actions/use-own-actions.ts";
import type { Renewal } from "#features/selling/selling.contract.ts";
import { PickBox } from "#ui/kit/list/PickBox.tsx";
import type { Selection } from "#ui/kit/list/use-selection.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./dashboard.module.css";
import { RenewalResult } from "./RenewalResult.tsx";

interface Props {
  selection: Selection;
  /** The ids of those of the page that can be renewed. */
  renewable: readonly string[];
}

/** Renews several at once: the box for all of them, the bar while some are selected, and what came of it. */
export function BulkRenewal({ selection, renewable }: Props) {
  const { t } = useWording();
  const { renewMany, busy } = useOwnActions();
  const [results, setResults] = useState<Renewal[]>([]);
  const { ids } = selection;

  const renew = async () => {
    setResults([]);
    const renewed = await renewMany(ids);
    setResults(renewed);
    if (renewed.length > 0) selection.none();
  };
  return (
    <>
      {renewable.length > 1 && (
        <PickBox
          label={t("dashboard.selectAll", { count: renewable.length })}
          text={t("dashboard.selectAll", { count: renewable.length })}
          checked={selection.all(renewable)}
          mixed={selection.some(renewable)}
          onChange={() => selection.toggleAll(renewable)}
        />
      )}
      <div role="status">
        <RenewalResult results={results} />
      </div>
      {ids.length > 0 && (
        <section className={styles.bulkBar} aria-label={t("dashboard.bulk")}>
          <button
            type="button"
            className="icon-btn"
            onClick={selection.none}
            aria-label={t("dashboard.selectNone")}
          >
            <X className="i" aria-hidden="true" />
          </button>
          <span className="grow">{t("dashboard.selected", { count: ids.length })}</span>
          <button
            type="button"
            className="btn pri"
            aria-disabled={busy}
            aria-busy={busy}
            onClick={() => !busy && void renew()}
          >
            {busy ? (
              <LoaderCircle className="i s spin" aria-hidden="true" />
            ) : (
              <RotateCw className="i s" aria-hidden="true" />
            )}
            {t("own-actions.renew")}
          </button>
        </section>
      )}
    </>
  );
}
