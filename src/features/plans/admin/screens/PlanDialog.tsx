import { useId } from "react";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Conflict } from "#ui/kit/form/Conflict.tsx";
import { Choice, Lines, NumberText, Tick } from "#ui/kit/form/fields.tsx";
import { showErrors } from "#ui/kit/form/refusal.ts";
import { linesIn, numberIn } from "#ui/kit/form/typed.ts";
import { useHeld } from "#ui/kit/form/use-held.ts";
import { useWording } from "#ui/page.tsx";
import type { AdminPlan } from "../plan-admin.contract.ts";
import { Names, textsIn } from "./fields.tsx";
import * as styles from "./plans-tab.module.css";
import { useSave } from "./use-save.ts";

const valuesOf = (plan: AdminPlan | undefined) => ({
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
  isPopular: plan?.isPopular ?? false,
  isActive: plan?.isActive ?? true,
});
type Typed = Readonly<ReturnType<typeof valuesOf>>;

/** One line each. */
const lists = { rows: 4, maxLength: 1500 };

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
  isPopular: typed.isPopular,
  isActive: typed.isActive,
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
  const form = useForm({ defaultValues: valuesOf(plan) });
  const typed = form.watch();
  const { pending, add, change } = useSave(onClose, onOver, (errors) => void showErrors(form, errors));
  const isFree = plan?.slug === "free";
  const said = { ...saidBy(typed), ...(!isFree && rankIn(typed)) };
  const isReady = said.name !== "" && said.nameAr !== "" && (isFree || said.price > 0);
  const submit = form.handleSubmit(() => {
    if (held) change(held.id, { ...said, version: held.version });
    else add(said);
  });
  return (
    <TitledDialog
      size="wide"
      title={t(plan ? "plans-tab.editPlan" : "plans-tab.addPlan")}
      text={t(plan ? "plans-tab.editText" : "plans-tab.addText")}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate>
          <Names />
          <Terms isFree={isFree} />
          <div className={styles.two}>
            <Lines name="featuresAr" label={t("plans-tab.featuresAr")} dir="rtl" {...lists} />
            <Lines name="features" label={t("plans-tab.features")} dir="ltr" {...lists} />
          </div>
          <div className={styles.checks}>
            <Tick name="isPopular" label={t("plans-tab.popular")} />
            {!isFree && <Tick name="isActive" label={t("plans-tab.onOffer")} />}
          </div>
          {!isReady && <p className="soft small">{t("plans-tab.needed")}</p>}
          <Conflict error={conflict} onLoad={() => void load((fresh) => form.reset(valuesOf(fresh)))} />
          <DialogActions onClose={onClose}>
            <ActButton type="submit" className="btn pri" pending={pending} off={!isReady}>
              {t(plan ? "plans-tab.save" : "plans-tab.create")}
            </ActButton>
          </DialogActions>
        </form>
      </FormProvider>
    </TitledDialog>
  );
}

/** What it costs, for how long, how much there is room for, and where it stands among the others. */
function Terms({ isFree }: { isFree: boolean }) {
  const { t } = useWording();
  const { register } = useFormContext<Typed>();
  const colourId = useId();
  return (
    <div className={styles.three}>
      <NumberText name="price" label={t("plans-tab.price")} />
      <NumberText name="duration" label={t("plans-tab.duration")} />
      <NumberText name="maxAds" label={t("plans-tab.maxAds")} />
      <NumberText name="maxCarListings" label={t("plans-tab.maxCars")} />
      <NumberText name="maxMotorcycleListings" label={t("plans-tab.maxMotorcycles")} />
      <NumberText name="maxPhotos" label={t("plans-tab.maxPhotos")} />
      {!isFree && (
        <>
          <Choice
            name="tier"
            label={t("plans-tab.tier")}
            choices={tiers.map((value) => ({ value, label: t(`plans-tab.tier_${value}`) }))}
          />
          <NumberText name="searchPriority" label={t("plans-tab.searchPriority")} />
        </>
      )}
      <NumberText name="displayOrder" label={t("plans-tab.order")} />
      <div className="field">
        <label className="lab" htmlFor={colourId}>
          {t("plans-tab.color")}
        </label>
        <input id={colourId} className={`input ${styles.colour}`} type="color" {...register("color")} />
      </div>
    </div>
  );
}
