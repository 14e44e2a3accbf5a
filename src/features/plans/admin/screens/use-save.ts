import { adminApi } from "#features/administrators/client/admin-api.ts";
import { type OnOver, useChange } from "#features/administrators/list/use-change.ts";
import type { Calls } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";

type NewPlan = Calls["POST /api/admin/subscription-plans"]["body"];
type PlanChange = Calls["PUT /api/admin/subscription-plans/:id"]["body"];
type AddOnChange = Calls["PUT /api/admin/bonus-features/:id"]["body"];

/** Saves what was said of a plan or an add-on, and says what became of it. `onOver` and `onRefused` as of `useChange`. */
export function useSave(
  onDone: () => void,
  onOver?: OnOver,
  onRefused?: (errors: Readonly<Record<string, string>>) => void,
) {
  const { t } = useWording();
  const { pending, run } = useChange(onOver);
  return {
    pending,
    add: (body: NewPlan) =>
      run({
        call: () => adminApi("POST /api/admin/subscription-plans", { body }),
        said: t("plans-tab.added"),
        failed: t("plans-tab.addFailed"),
        onDone,
        onRefused,
      }),
    change: (id: string, body: PlanChange) =>
      run({
        call: () => adminApi("PUT /api/admin/subscription-plans/:id", { params: { id }, body }),
        said: t("plans-tab.changed"),
        failed: t("plans-tab.changeFailed"),
        onDone,
        onRefused,
      }),
    remove: (id: string) =>
      run({
        call: () => adminApi("DELETE /api/admin/subscription-plans/:id", { params: { id } }),
        said: t("plans-tab.deleted"),
        failed: t("plans-tab.deleteFailed"),
        onDone,
        onRefused,
      }),
    changeAddOn: (id: string, body: AddOnChange) =>
      run({
        call: () => adminApi("PUT /api/admin/bonus-features/:id", { params: { id }, body }),
        said: t("plans-tab.addOnChanged"),
        failed: t("plans-tab.addOnFailed"),
        onDone,
        onRefused,
      }),
  };
}
