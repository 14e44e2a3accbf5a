import { useQuery } from "@tanstack/react-query";
import { Gem } from "lucide-react";
import { plansQuery } from "#features/plans/plan.api.ts";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { Close } from "#ui/kit/dialog/Dialog.tsx";
import { NoticeDialog } from "#ui/kit/dialog/NoticeDialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { type LimitKind, limitTitles } from "./limit-kinds.ts";
import * as styles from "./sell.module.css";

interface Props {
  kind: LimitKind;
  /** Why, as the server says it. */
  message: string;
  /** Slug of the plan that would allow it. */
  suggestedPlan: string | null;
  onClose: () => void;
}

/** Says that the plan does not allow it, and which one would, or where the extra is bought. */
export default function PlanLimitDialog({ kind, message, suggestedPlan, onClose }: Props) {
  const { t, language, money } = useWording();
  const { api } = usePage();
  const { data: plans = [] } = useQuery(plansQuery(api));
  const plan = plans.find(({ slug }) => slug === suggestedPlan);
  return (
    <NoticeDialog icon={Gem} title={t(limitTitles[kind])} text={message} onClose={onClose}>
      {plan && (
        <div className={`note brand ${styles.plan}`}>
          <p className="m">
            {t("selling.limitSuggested", {
              plan: language === "ar" ? plan.nameAr : plan.name,
              price: isolated(money(plan.price)),
            })}
          </p>
          <p>
            {t("selling.limitPlaces", { count: plan.maxAds })} ·{" "}
            {t("selling.limitPhotos", { count: plan.maxPhotos })}
          </p>
        </div>
      )}
      <Link
        to="/subscriptions"
        {...(kind === "car_listings"
          ? { search: suggestedPlan ? { plan: suggestedPlan } : {}, hash: suggestedPlan ? "pay" : "plans" }
          : { hash: "bonus-features" })}
        className="btn pri full"
        onClick={onClose}
      >
        {t(kind === "car_listings" ? "selling.limitPlans" : "selling.limitExtras")}
      </Link>
      <Close className="btn quiet full">{t("selling.limitClose")}</Close>
    </NoticeDialog>
  );
}
