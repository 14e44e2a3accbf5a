import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { TextField } from "#features/accounts/fields/TextField.tsx";
import { adminApi } from "#features/admin/client/admin-api.ts";
import { useRefresh } from "#features/admin/client/refresh.tsx";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { foldDigits } from "#i18n/format.ts";
import { ApiError } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { AdminUserDetail } from "../user-admin.contract.ts";
import { fullName } from "./words.ts";

/** Gives a user another plan, for some days or without an end. */
export default function PlanDialog({ user, onClose }: { user: AdminUserDetail; onClose: () => void }) {
  const { t, language } = useWording();
  const { refresh } = useRefresh();
  const id = useId();
  const [plan, setPlan] = useState(user.currentPlan);
  const [days, setDays] = useState("30");
  const [pending, setPending] = useState(false);
  const plans = useQuery({
    queryKey: ["admin", "plans on offer"],
    queryFn: () => adminApi("GET /api/subscription-plans"),
  });
  const typed = foldDigits(days).trim();
  const wrong =
    plan !== "free" && typed !== "" && !(/^\d{1,4}$/.test(typed) && +typed >= 1 && +typed <= 3660);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong || pending) return;
    setPending(true);
    try {
      const body = {
        plan,
        days: plan === "free" || typed === "" ? null : Number(typed),
        seen: user.currentPlan,
      };
      await adminApi("PUT /api/admin/users/:id/plan", { params: { id: user.id }, body });
      toast("success", t("users-tab.planToast", { name: fullName(user), plan }));
      onClose();
    } catch (error) {
      toast("error", t("users-tab.planFailed"), whyFailed(error, t, t("admin.failed")));
      if (error instanceof ApiError && error.status === 409) onClose();
    }
    setPending(false);
    refresh();
  };
  return (
    <AdminDialog
      title={t("users-tab.setPlanTitle", { name: fullName(user) })}
      text={t("users-tab.setPlanText")}
      onClose={onClose}
    >
      <form method="post" onSubmit={(event) => void submit(event)} noValidate>
        <div className="field">
          <label className="lab" htmlFor={id}>
            {t("users-tab.plan")}
          </label>
          <div className="select-place">
            <select id={id} className="input" value={plan} onChange={({ target }) => setPlan(target.value)}>
              {(plans.data ?? []).map(({ slug, name, nameAr }) => (
                <option key={slug} value={slug}>
                  {language === "ar" ? nameAr : name}
                </option>
              ))}
            </select>
            <ChevronDown className="i s" aria-hidden="true" />
          </div>
        </div>
        {plan !== "free" && (
          <TextField
            label={t("users-tab.days")}
            error={wrong ? t("users-tab.daysWrong") : undefined}
            dir="ltr"
            inputMode="numeric"
            maxLength={4}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          >
            <p className="small muted">{t("users-tab.daysHint")}</p>
          </TextField>
        )}
        <div className="adm-ways">
          <button type="button" className="btn sec" onClick={onClose}>
            {t("admin.cancel")}
          </button>
          <button type="submit" className="btn pri" aria-busy={pending}>
            {t("users-tab.save")}
          </button>
        </div>
      </form>
    </AdminDialog>
  );
}
