import { type FormEvent, useId, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { ActButton } from "#features/administrators/list/ActButton.tsx";
import { AdminDialog } from "#features/administrators/list/AdminDialog.tsx";
import { Conflict } from "#features/administrators/list/Conflict.tsx";
import { DialogActions } from "#features/administrators/list/DialogActions.tsx";
import { useHeld } from "#features/administrators/list/use-held.ts";
import { useWording } from "#ui/page.tsx";
import type { AdminPlan } from "../plan-admin.contract.ts";
import {
  Choice,
  Figure,
  type Form,
  Lines,
  linesIn,
  Names,
  numberIn,
  Tick,
  textsIn,
  useTyped,
} from "./fields.tsx";
import * as styles from "./plans-tab.module.css";
import { useSave } from "./use-save.ts";

const texts = (plan: AdminPlan | undefined) => ({
  name: plan?.name ?? "",
  nameAr: plan?.nameAr ?? "",
  description: plan?.description ?? "",
  descriptionAr: plan?.descriptionAr ?? "",
  price: String(plan?.price ?? 0),
  duration: String(plan?.duration ?? 30),
  maxAds: String(plan?.maxAds ?? 5),
  maxCarListings: String(plan?.maxCarListings ?? 5),
  maxMotorcycleListings: String(plan?.maxMotorcycleListings ?? 5),
  maxPhotos: String(plan?.maxPhotos ?? 10),
  displayOrder: plan ? String(plan.displayOrder) : "",
  tier: plan?.tier ?? "pro",
  searchPriority: String(plan?.searchPriority ?? 1),
  features: plan?.features.join("\n") ?? "",
  featuresAr: plan?.featuresAr.join("\n") ?? "",
  color: plan?.color ?? "#6B46C1",
});
type Name = keyof ReturnType<typeof texts>;
type Typed = Readonly<Record<Name, string>>;

const tiers = ["basic", "pro", "plus"] as const;

const saidBy = (typed: Typed) => ({
  ...textsIn(typed),
  price: numberIn(typed.price),
  duration: numberIn(typed.duration),
  maxAds: numberIn(typed.maxAds),
  maxCarListings: numberIn(typed.maxCarListings),
  maxMotorcycleListings: numberIn(typed.maxMotorcycleListings),
  maxPhotos: numberIn(typed.maxPhotos),
  features: linesIn(typed.features),
  featuresAr: linesIn(typed.featuresAr),
  color: typed.color,
  ...(typed.displayOrder.trim() !== "" && { displayOrder: numberIn(typed.displayOrder) }),
});
/** What places it among the plans: the free one stays the last. */
const rankIn = (typed: Typed) => ({
  tier: tiers.find((one) => one === typed.tier) ?? "pro",
  searchPriority: numberIn(typed.searchPriority),
});

/** A new plan, or one that is changed: every field of it, in both languages. */
export default function PlanDialog({ plan, onClose }: { plan?: AdminPlan; onClose: () => void }) {
  const { t } = useWording();
  const { held, conflict, onOver, load } = useHeld({
    first: plan,
    code: "plan.changed",
    read: () => adminApi("GET /api/admin/subscription-plans"),
    onClose,
  });
  const { typed, fill, formWith } = useTyped<Name>(texts(plan));
  const [isPopular, setPopular] = useState(plan?.isPopular ?? false);
  const [isActive, setActive] = useState(plan?.isActive ?? true);
  const { pending, errors, add, change } = useSave(onClose, onOver);
  const form = formWith(errors);
  const isFree = plan?.slug === "free";
  const said = { ...saidBy(typed), ...(!isFree && rankIn(typed)), isPopular, isActive };
  const isReady = said.name !== "" && said.nameAr !== "" && (isFree || said.price > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (held) change(held.id, { ...said, version: held.version });
    else add(said);
  };
  const loadNew = (fresh: AdminPlan) => {
    fill(texts(fresh));
    setPopular(fresh.isPopular);
    setActive(fresh.isActive);
  };
  return (
    <AdminDialog
      wide
      title={t(plan ? "plans-tab.editPlan" : "plans-tab.addPlan")}
      text={t(plan ? "plans-tab.editText" : "plans-tab.addText")}
      onClose={onClose}
    >
      <form method="post" onSubmit={submit} noValidate>
        <Names form={form} />
        <Terms form={form} isFree={isFree} />
        <div className={styles.two}>
          <Lines form={form} name="featuresAr" label={t("plans-tab.featuresAr")} dir="rtl" />
          <Lines form={form} name="features" label={t("plans-tab.features")} dir="ltr" />
        </div>
        <div className={styles.checks}>
          <Tick label={t("plans-tab.popular")} checked={isPopular} onChange={setPopular} />
          {!isFree && <Tick label={t("plans-tab.onOffer")} checked={isActive} onChange={setActive} />}
        </div>
        {!isReady && <p className="soft small">{t("plans-tab.needed")}</p>}
        <Conflict error={conflict} onLoad={() => void load(loadNew)} />
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className="btn pri" pending={pending} off={!isReady}>
            {t(plan ? "plans-tab.save" : "plans-tab.create")}
          </ActButton>
        </DialogActions>
      </form>
    </AdminDialog>
  );
}

/** What it costs, for how long, how much there is room for, and where it stands among the others. */
function Terms({ form, isFree }: { form: Form<Name>; isFree: boolean }) {
  const { t } = useWording();
  const colourId = useId();
  return (
    <div className={styles.three}>
      <Figure form={form} name="price" label={t("plans-tab.price")} />
      <Figure form={form} name="duration" label={t("plans-tab.duration")} />
      <Figure form={form} name="maxAds" label={t("plans-tab.maxAds")} />
      <Figure form={form} name="maxCarListings" label={t("plans-tab.maxCars")} />
      <Figure form={form} name="maxMotorcycleListings" label={t("plans-tab.maxMotorcycles")} />
      <Figure form={form} name="maxPhotos" label={t("plans-tab.maxPhotos")} />
      {!isFree && (
        <>
          <Choice
            form={form}
            name="tier"
            label={t("plans-tab.tier")}
            options={tiers.map((value) => ({ value, label: t(`plans-tab.tier_${value}`) }))}
          />
          <Figure form={form} name="searchPriority" label={t("plans-tab.searchPriority")} />
        </>
      )}
      <Figure form={form} name="displayOrder" label={t("plans-tab.order")} />
      <div className="field">
        <label className="lab" htmlFor={colourId}>
          {t("plans-tab.color")}
        </label>
        <input
          id={colourId}
          className={`input ${styles.colour}`}
          type="color"
          value={form.typed.color}
          onChange={({ target }) => form.type("color", target.value)}
        />
      </div>
    </div>
  );
}
