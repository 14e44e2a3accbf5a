import { Check, Pencil, Trash2 } from "lucide-react";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminPlan } from "../plan-admin.contract.ts";
import * as styles from "./plans-tab.module.css";
import { useSave } from "./use-save.ts";

interface Props {
  plan: AdminPlan;
  onEdit: () => void;
  onDelete: () => void;
}

/** A plan as it is sold, with what may be done with it. The free one stays. */
export function PlanCard({ plan, onEdit, onDelete }: Props) {
  const { t, language, number, money } = useWording();
  const name = language === "ar" ? plan.nameAr : plan.name;
  const lines = language === "ar" ? plan.featuresAr : plan.features;
  const { pending, change } = useSave(() => {});
  const isFree = plan.slug === "free";
  return (
    <li className={styles.card} data-off={!plan.isActive}>
      <div className={styles.name}>
        <i aria-hidden="true" style={{ background: plan.color }} />
        <h3>{name}</h3>
        {plan.isPopular && <span className="badge brand">{t("plans-tab.popular")}</span>}
        {!plan.isActive && <span className="badge">{t("plans-tab.off")}</span>}
      </div>
      <p className={styles.price}>
        <bdi className="num" dir="ltr">
          {money(plan.price)}
        </bdi>{" "}
        <span className="soft">{t("plans-tab.perDays", { count: plan.duration })}</span>
      </p>
      <p className="soft small">
        {t("plans-tab.places", {
          ads: number(plan.maxAds),
          cars: number(plan.maxCarListings),
          motorcycles: number(plan.maxMotorcycleListings),
          photos: number(plan.maxPhotos),
        })}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <Check className="i s" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <p className="small">
        {isFree ? t("plans-tab.freeForAll") : t("plans-tab.subscribers", { count: plan.subscribers })}
      </p>
      <div className="adm-acts">
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("plans-tab.editOf", { name })}
          onClick={onEdit}
        >
          <Pencil className="i s" aria-hidden="true" />
          {t("plans-tab.edit")}
        </button>
        {!isFree && (
          <ActButton
            className="btn sec sm"
            pending={pending}
            aria-label={t(plan.isActive ? "plans-tab.takeOffOf" : "plans-tab.putOnOf", { name })}
            onClick={() => change(plan.id, { isActive: !plan.isActive, version: plan.version })}
          >
            {t(plan.isActive ? "plans-tab.takeOff" : "plans-tab.putOn")}
          </ActButton>
        )}
        {!isFree && (
          <button
            type="button"
            className="btn danger-o sm"
            aria-label={t("plans-tab.deleteOf", { name })}
            onClick={onDelete}
          >
            <Trash2 className="i s" aria-hidden="true" />
          </button>
        )}
      </div>
    </li>
  );
}
