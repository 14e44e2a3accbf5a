import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";

type Outcome = "upheld" | "dismissed";

/** Carries a decision about reports out, and says what became of it. */
export function useResolution() {
  const { t } = useWording();
  const { pending, run: change } = useChange();
  const run = (outcome: Outcome, call: () => Promise<{ resolved: number; hidden: boolean }>) =>
    pending ||
    change({
      call,
      failed: t("moderation.reportFailed"),
      onDone: ({ resolved: count, hidden }) => {
        const said = outcome === "upheld" ? "moderation.saidUpheld" : "moderation.saidDismissed";
        toast("success", t(said, { count }), hidden ? t("moderation.saidHidden") : undefined);
      },
    });
  return {
    pending,
    one: (id: string, outcome: Outcome) =>
      run(outcome, () =>
        adminApi("PUT /api/admin/listing-reports/:id/status", { params: { id }, body: { outcome } }),
      ),
    all: (id: string, outcome: Outcome) =>
      run(outcome, () => adminApi("PUT /api/admin/cars/:id/reports", { params: { id }, body: { outcome } })),
  };
}
export type Resolution = ReturnType<typeof useResolution>;
