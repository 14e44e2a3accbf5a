import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { foldDigits, isolated } from "#i18n/format.ts";
import type { ApiError } from "#platform/http/api.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Conflict } from "#ui/kit/form/Conflict.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { GivenPlan } from "../user-admin.contract.ts";

interface Props {
  userId: string;
  name: string;
  onClose: () => void;
}

/** Puts a user on another plan, for some days or without an end; against what runs now, which is shown. */
export default function PlanDialog({ userId, name, onClose }: Props) {
  const { t } = useWording();
  const found = useAdminQuery("GET /api/admin/users/:id/plan", { params: { id: userId } });
  return (
    <TitledDialog
      size="medium"
      title={t("users-tab.setPlanTitle", { name: isolated(name) })}
      text={t("users-tab.setPlanText")}
      onClose={onClose}
    >
      <ListState query={found} isEmpty={false}>
        {found.data && (
          <PlanForm
            userId={userId}
            name={name}
            now={found.data}
            onLoad={() => found.refetch()}
            onClose={onClose}
          />
        )}
      </ListState>
    </TitledDialog>
  );
}

interface FormProps extends Props {
  now: GivenPlan;
  onLoad: () => Promise<unknown>;
}

function PlanForm({ userId, name, now, onLoad, onClose }: FormProps) {
  const { t, language, day } = useWording();
  const id = useId();
  const [seen, setSeen] = useState(now);
  const [slug, setSlug] = useState(now.plan);
  const [days, setDays] = useState("30");
  const [conflict, setConflict] = useState<ApiError>();
  const { pending, run } = useChange((error) => {
    if (error.code !== "user.wrong_plan") return onClose();
    setConflict(error);
    return true;
  });
  // It is read again by itself; what the form stands on is what it shows.
  if (now !== seen && !conflict) setSeen(now);
  const plans = usePlans(seen);
  const plan = plans.find((one) => one.slug === slug) ?? seen;
  const typed = foldDigits(days).trim();
  const isFree = slug === "free";
  const wrong = !isFree && typed !== "" && !(/^\d{1,4}$/.test(typed) && +typed >= 1 && +typed <= 3660);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      plan: slug,
      days: isFree || typed === "" ? null : Number(typed),
      seen: { plan: seen.plan, endsAt: seen.endsAt },
    };
    run({
      call: () => adminApi("PUT /api/admin/users/:id/plan", { params: { id: userId }, body }),
      said: t("users-tab.planToast", { name, plan: isolated(plan.name[language]) }),
      failed: t("users-tab.planFailed"),
      onDone: onClose,
    });
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      <p>
        {t("users-tab.planNow", { plan: isolated(seen.name[language]) })}
        {seen.endsAt && ` · ${t("users-tab.planUntil", { day: day(seen.endsAt) })}`}
      </p>
      <div className="field">
        <label className="lab" htmlFor={id}>
          {t("users-tab.plan")}
        </label>
        <div className="select-place">
          <select id={id} className="input" value={slug} onChange={({ target }) => setSlug(target.value)}>
            {plans.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.name[language]}
              </option>
            ))}
          </select>
          <ChevronDown className="i s" aria-hidden="true" />
        </div>
      </div>
      {!isFree && (
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
      <Conflict
        error={conflict}
        // It is told until what it is about is there: saving before would be against the old state once more.
        onLoad={() => void onLoad().then(() => setConflict(undefined))}
      />
      <DialogActions onClose={onClose}>
        <ActButton type="submit" className="btn pri" pending={pending} off={wrong}>
          {t("users-tab.save")}
        </ActButton>
      </DialogActions>
    </form>
  );
}

/** What is on offer, and the plan that a user has, which may be off it. */
function usePlans(now: GivenPlan) {
  const { data = [] } = useQuery({
    queryKey: ["admin", "plans on offer"],
    queryFn: () => adminApi("GET /api/subscription-plans"),
  });
  const offered = data.map(({ slug, name: en, nameAr: ar }) => ({ slug, name: { en, ar } }));
  const isOffered = offered.some(({ slug }) => slug === now.plan);
  return isOffered ? offered : [{ slug: now.plan, name: now.name }, ...offered];
}
