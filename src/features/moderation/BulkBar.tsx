import { lazy, Suspense, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { SelectionBar } from "#ui/kit/list/SelectionBar.tsx";
import type { Selection } from "#ui/kit/list/use-selection.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { BulkOutcome } from "./moderation.contract.ts";
import type { Refusal } from "./Reasons.tsx";

const DecisionDialog = lazy(() => import("./DecisionDialog.tsx"));
const Outcomes = lazy(() => import("./Outcomes.tsx"));

interface Props {
  selection: Selection;
  /** `updatedAt` of the listings as they are shown. */
  seen: Readonly<Record<string, string>>;
  onDone?: (ids: readonly string[]) => void;
  /** Of live listings only their changes are decided: none is taken off the market. */
  changes?: boolean;
}

/** Decides all that is selected in one call, and says what became of each. */
export function BulkBar({ selection, seen, onDone, changes = false }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange();
  const [asked, setAsked] = useState<"active" | "rejected">();
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>();
  const { ids } = selection;
  const decide = (status: "active" | "rejected", refusal?: Refusal) => {
    const known = ids.flatMap((id) => (seen[id] ? [[id, seen[id]]] : []));
    const body = {
      ids,
      status,
      changes,
      seen: Object.fromEntries(known),
      ...(refusal?.code && { code: refusal.code }),
      ...(refusal?.reason.trim() && { reason: refusal.reason.trim() }),
    };
    run({
      call: () => adminApi("PUT /api/admin/cars/status", { body }),
      failed: t("moderation.statusFailed"),
      onDone: ({ data, done }) => {
        setAsked(undefined);
        selection.none();
        onDone?.(ids);
        if (done === data.length) toast("success", t("moderation.bulkDone", { count: done }));
        else setOutcomes(data);
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
        {outcomes && <Outcomes outcomes={outcomes} onClose={() => setOutcomes(undefined)} />}
      </Suspense>
    </>
  );
}
