import { useState } from "react";
import { adminApi } from "#features/admin/client/admin-api.ts";
import { useRefresh } from "#features/admin/client/refresh.tsx";
import type { Calls } from "#platform/http/api.ts";
import { ApiError } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

export type NewPlan = Calls["POST /api/admin/subscription-plans"]["body"];
export type PlanChange = Calls["PUT /api/admin/subscription-plans/:id"]["body"];
export type AddOnChange = Calls["PUT /api/admin/bonus-features/:id"]["body"];

/** Saves what was said of a plan or an add-on, and says what became of it (spec §8). */
export function useSave(onDone: () => void) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const run = async (call: () => Promise<unknown>, said: string, failed: string) => {
    setPending(true);
    setErrors({});
    try {
      await call();
      toast("success", said);
      onDone();
    } catch (error) {
      toast("error", t("admin.error"), `${failed}. ${whyFailed(error, t, t("admin.failed"))}`);
      if (error instanceof ApiError && error.errors) setErrors(error.errors);
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) onDone();
    }
    setPending(false);
    refresh();
  };
  return {
    pending,
    errors,
    add: (body: NewPlan) =>
      run(
        () => adminApi("POST /api/admin/subscription-plans", { body }),
        t("plans-tab.added"),
        t("plans-tab.addFailed"),
      ),
    change: (id: string, body: PlanChange) =>
      run(
        () => adminApi("PUT /api/admin/subscription-plans/:id", { params: { id }, body }),
        t("plans-tab.changed"),
        t("plans-tab.changeFailed"),
      ),
    remove: (id: string) =>
      run(
        () => adminApi("DELETE /api/admin/subscription-plans/:id", { params: { id } }),
        t("plans-tab.deleted"),
        t("plans-tab.deleteFailed"),
      ),
    changeAddOn: (id: string, body: AddOnChange) =>
      run(
        () => adminApi("PUT /api/admin/bonus-features/:id", { params: { id }, body }),
        t("plans-tab.addOnChanged"),
        t("plans-tab.addOnFailed"),
      ),
  };
}
