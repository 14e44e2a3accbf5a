import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { StockChange } from "../stock.schema.ts";
import { ChangedRows } from "./ChangedRows.tsx";
import { ChangeFields } from "./ChangeFields.tsx";
import { type ChangeKind, changeOf, emptyDraft } from "./change-kinds.ts";
import { Outcome } from "./Outcome.tsx";
import * as styles from "./stock.module.css";
import { type Applied, useChangeStock } from "./use-change-stock.ts";
import { useSettled } from "./use-settled.ts";

interface Props {
  kind: ChangeKind;
  ids: readonly string[];
  /** Something was changed. */
  onDone: () => void;
  onClose: () => void;
}

/** Changes many listings: what is to change, what each would become, then what became of them. */
export default function ChangeDialog({ kind, ids, onDone, onClose }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { apply, undo, progress, busy } = useChangeStock();
  const [draft, setDraft] = useState(emptyDraft);
  const [over, setOver] = useState<Applied>();
  const change = changeOf(kind, draft);
  const settled = useSettled(change);
  const preview = useQuery({
    queryKey: ["stock-preview", ids, settled],
    queryFn: ({ signal }) =>
      api("PATCH /api/stock", {
        body: { ids: [...ids], change: settled as StockChange, preview: true },
        signal,
      }),
    enabled: settled !== undefined && !busy && !over,
    staleTime: 0,
    gcTime: 0,
  });
  const shown = isSameChange(change, settled) ? preview.data : undefined;
  const does = shown ? shown.counts.changed + shown.counts.waits : 0;

  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (!change || !shown || does === 0 || busy) return;
    const wanted = shown.rows.filter(({ outcome }) => outcome === "changed" || outcome === "waits");
    const seen = wanted.flatMap(({ id, before }) =>
      before?.price === undefined ? [] : [[id, before.price]],
    );
    const done = await apply(
      wanted.map(({ id }) => id),
      change,
      Object.fromEntries(seen),
    );
    const count = done.rows.filter(({ outcome }) => outcome === "changed").length;
    if (count > 0) onDone();
    if (done.left > 0 || count < wanted.length || !done.changeId) return setOver(done);
    const { changeId, undoUntil } = done;
    void toast(
      "success",
      t("stock.doneTitle", { count }),
      undefined,
      undoUntil ? { label: t("stock.undo"), onClick: () => void undo(changeId, count) } : undefined,
    );
    onClose();
  };
  const close = busy ? () => {} : onClose;
  if (over) return <Outcome of={over} onUndo={undo} onClose={onClose} />;
  const applyWords = { renew: "stock.applyRenew", withdraw: "stock.applyWithdraw" } as const;
  return (
    <TitledDialog
      size="medium"
      keepsInput
      title={t(`stock.title_${kind}`, { count: ids.length })}
      {...(kind === "currency" && { text: t("stock.rates") })}
      onClose={close}
    >
      <form className={styles.change} method="post" onSubmit={go} noValidate>
        <ChangeFields kind={kind} draft={draft} set={(more) => setDraft({ ...draft, ...more })} />
        {progress ? (
          <Working {...progress} />
        ) : preview.isError ? (
          <p className="note bad" role="alert">
            {t("stock.previewFailed")} {whyFailed(preview.error, t, t("kit.failed"))}
          </p>
        ) : shown ? (
          <ChangedRows counts={shown.counts} rows={shown.rows} />
        ) : (
          change && (
            <p className="soft small" role="status">
              {t("stock.previewWorks")}…
            </p>
          )
        )}
        <DialogActions onClose={close}>
          <ActButton
            type="submit"
            className={kind === "withdraw" ? "btn danger" : "btn pri"}
            pending={busy}
            off={does === 0}
          >
            {t(kind === "renew" || kind === "withdraw" ? applyWords[kind] : "stock.apply", { count: does })}
          </ActButton>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}

const isSameChange = (one: StockChange | undefined, other: StockChange | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

function Working({ done, all }: { done: number; all: number }) {
  const { t } = useWording();
  // While it runs, leaving the page is asked about by the browser.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  return (
    <div className={styles.working}>
      <progress max={all} value={done} aria-label={t("stock.workingLabel")} />
      <span className="small soft num" role="status">
        {t("stock.working", { done, all })}
      </span>
    </div>
  );
}
