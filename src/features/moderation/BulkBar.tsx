import { lazy, Suspense, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useRefresh } from "#features/administrators/client/refresh.tsx";
import { SelectionBar } from "#features/administrators/list/SelectionBar.tsx";
import type { Selection } from "#features/administrators/list/use-selection.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { BulkOutcome } from "./moderation.contract.ts";
import type { Refusal } from "./Reasons.tsx";

const DecisionDialog = lazy(() => import("./DecisionDialog.tsx"));
const Outcomes = lazy(() => import("./Outcomes.tsx"));

interface Props {
  selection: Selection;
  /** `updatedAt` of the listings as they are shown. */
  seen: Readonly<Record<string, string>>;
  onDone?: (ids: readonly string[]) => void;
}

/** Decides all that is selected in one call, and says what became of each. */
export function BulkBar({ selection, seen, onDone }: Props) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const [asked, setAsked] = useState<"active" | "rejected">();
  const [pending, setPending] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>();
  const { ids } = selection;
  const run = async (status: "active" | "rejected", refusal?: Refusal) => {
    setPending(true);
    const known = ids.flatMap((id) => (seen[id] ? [[id, seen[id]]] : []));
    try {
      const { data, done } = await adminApi("PUT /api/admin/cars/status", {
        body: {
          ids,
          status,
          seen: Object.fromEntries(known),
          ...(refusal?.code && { code: refusal.code }),
          ...(refusal?.reason.trim() && { reason: refusal.reason.trim() }),
        },
      });
      setAsked(undefined);
      selection.none();
      onDone?.(ids);
      if (done === data.length) toast("success", t("moderation.bulkDone", { count: done }));
      else setOutcomes(data);
    } catch (error) {
      toast(
        "error",
        t("admin.error"),
        `${t("moderation.statusFailed")}. ${whyFailed(error, t, t("admin.failed"))}`,
      );
    }
    setPending(false);
    refresh();
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
            onDecide={(refusal) => void run(asked, refusal)}
          />
        )}
        {outcomes && <Outcomes outcomes={outcomes} onClose={() => setOutcomes(undefined)} />}
      </Suspense>
    </>
  );
}
