import { lazy, Suspense, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { inPortions, type Portions } from "#ui/kit/list/in-portions.ts";
import { SelectionBar } from "#ui/kit/list/SelectionBar.tsx";
import type { Selection } from "#ui/kit/list/use-selection.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { BulkOutcome } from "./moderation.contract.ts";
import { type Refusal, refusalBody } from "./refusal.ts";

const DecisionDialog = lazy(() => import("./DecisionDialog.tsx"));
const Outcomes = lazy(() => import("./Outcomes.tsx"));

interface Props {
  /** With the listings as they were shown: what changed meanwhile is not decided unseen. */
  selection: Selection & { rows: readonly { id: string; updatedAt: string }[] };
  onDone?: (ids: readonly string[]) => void;
  /** Of live listings only their changes are decided: none is taken off the market. */
  changes?: boolean;
}

/** Decides all that is selected, a portion after another, and says what became of each. */
export function BulkBar({ selection, onDone, changes = false }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange();
  const [asked, setAsked] = useState<"active" | "rejected">();
  const [over, setOver] = useState<Portions<BulkOutcome>>();
  const { ids } = selection;
  const seen = new Map(selection.rows.map(({ id, updatedAt }) => [id, updatedAt]));
  const decide = (status: "active" | "rejected", refusal?: Refusal) => {
    const said = {
      status,
      changes,
      ...refusalBody(refusal),
    };
    const decidePortion = async (portion: string[]) => {
      const known = portion.map((id) => [id, seen.get(id)]);
      const body = { ids: portion, seen: Object.fromEntries(known), ...said };
      return (await adminApi("PUT /api/admin/cars/status", { body })).data;
    };
    run({
      call: () => inPortions(ids, decidePortion),
      failed: t("moderation.statusFailed"),
      onDone: (portions) => {
        const { outcomes } = portions;
        const reached = outcomes.map(({ id }) => id);
        setAsked(undefined);
        selection.toggleAll(reached);
        onDone?.(reached);
        const done = outcomes.filter(({ outcome }) => outcome === "done").length;
        if (done === ids.length) toast("success", t("moderation.bulkDone", { count: done }));
        else setOver(portions);
      },
    });
  };
  return (
    <>
      <SelectionBar selection={selection}>
        <button type="button" className="btn y" onClick={() => setAsked("active")}>
          {t("moderation.approve")}
        </button>
        <button type="button" className="btn" onClick={() => setAsked("rejected")}>
          {t("moderation.reject")}…
        </button>
      </SelectionBar>
      <Suspense>
        {asked && (
          <DecisionDialog
            status={asked}
            count={ids.length}
            pending={pending}
            onClose={() => setAsked(undefined)}
            onDecide={(refusal) => decide(asked, refusal)}
          />
        )}
        {over && <Outcomes of={over} onClose={() => setOver(undefined)} />}
      </Suspense>
    </>
  );
}
