import { type FormEvent, useId, useState } from "react";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminPlan } from "../plan-admin.contract.ts";
import { Figure, Lines, linesIn, numberIn, Text } from "./fields.tsx";
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
  features: plan?.features.join("\n") ?? "",
  featuresAr: plan?.featuresAr.join("\n") ?? "",
  color: plan?.color ?? "#6B46C1",
});
type Name = keyof ReturnType<typeof texts>;

/** A new plan, or one that is changed: every field of it, in both languages (spec §2, §5, §9). */
export default function PlanDialog({ plan, onClose }: { plan?: AdminPlan; onClose: () => void }) {
  const { t } = useWording();
  const colourId = useId();
  const [typed, setTyped] = useState(() => texts(plan));
  const [isPopular, setPopular] = useState(plan?.isPopular ?? false);
  const [isActive, setActive] = useState(plan?.isActive ?? true);
  const { pending, errors, add, change } = useSave(onClose);
  const isFree = plan?.slug === "free";
  const price = numberIn(typed.price);
  const isReady = typed.name.trim() !== "" && typed.nameAr.trim() !== "" && (isFree || price > 0);
  const form = {
    typed,
    type: (name: Name, value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: (name: Name) => errors[name],
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || pending) return;
    const said = {
      name: typed.name.trim(),
      nameAr: typed.nameAr.trim(),
      description: typed.description.trim(),
      descriptionAr: typed.descriptionAr.trim(),
      price,
      duration: numberIn(typed.duration),
      maxAds: numberIn(typed.maxAds),
      maxCarListings: numberIn(typed.maxCarListings),
      maxMotorcycleListings: numberIn(typed.maxMotorcycleListings),
      maxPhotos: numberIn(typed.maxPhotos),
      features: linesIn(typed.features),
      featuresAr: linesIn(typed.featuresAr),
      color: typed.color,
      isPopular,
      isActive,
      ...(typed.displayOrder.trim() !== "" && { displayOrder: numberIn(typed.displayOrder) }),
    };
    void (plan ? change(plan.id, said) : add(said));
  };
  return (
    <AdminDialog
      wide
      title={t(plan ? "plans-tab.editPlan" : "plans-tab.addPlan")}
      text={t(plan ? "plans-tab.editText" : "plans-tab.addText")}
      onClose={onClose}
    >
      <form method="post" onSubmit={submit} noValidate>
        <div className="pln-two">
          <Text
            form={form}
            name="nameAr"
            label={t("plans-tab.nameAr")}
            dir="rtl"
            maxLength={60}
            aria-required
          />
          <Text form={form} name="name" label={t("plans-tab.name")} dir="ltr" maxLength={60} aria-required />
          <Text
            form={form}
            name="descriptionAr"
            label={t("plans-tab.descriptionAr")}
            dir="rtl"
            maxLength={300}
          />
          <Text form={form} name="description" label={t("plans-tab.description")} dir="ltr" maxLength={300} />
        </div>
        <div className="pln-three">
          <Figure form={form} name="price" label={t("plans-tab.price")} />
          <Figure form={form} name="duration" label={t("plans-tab.duration")} />
          <Figure form={form} name="maxAds" label={t("plans-tab.maxAds")} />
          <Figure form={form} name="maxCarListings" label={t("plans-tab.maxCars")} />
          <Figure form={form} name="maxMotorcycleListings" label={t("plans-tab.maxMotorcycles")} />
          <Figure form={form} name="maxPhotos" label={t("plans-tab.maxPhotos")} />
          <Figure form={form} name="displayOrder" label={t("plans-tab.order")} />
          <div className="field">
            <label className="lab" htmlFor={colourId}>
              {t("plans-tab.color")}
            </label>
            <input
              id={colourId}
              className="input pln-colour"
              type="color"
              value={typed.color}
              onChange={({ target }) => form.type("color", target.value)}
            />
          </div>
        </div>
        <div className="pln-two">
          <Lines form={form} name="featuresAr" label={t("plans-tab.featuresAr")} dir="rtl" />
          <Lines form={form} name="features" label={t("plans-tab.features")} dir="ltr" />
        </div>
        <div className="pln-checks">
          <label>
            <input type="checkbox" checked={isPopular} onChange={() => setPopular(!isPopular)} />
            {t("plans-tab.popular")}
          </label>
          {!isFree && (
            <label>
              <input type="checkbox" checked={isActive} onChange={() => setActive(!isActive)} />
              {t("plans-tab.onOffer")}
            </label>
          )}
        </div>
        {!isReady && <p className="soft small">{t("plans-tab.needed")}</p>}
        <div className="adm-ways">
          <button type="button" className="btn sec" onClick={onClose}>
            {t("admin.cancel")}
          </button>
          <button type="submit" className="btn pri" disabled={!isReady} aria-busy={pending}>
            {t(plan ? "plans-tab.save" : "plans-tab.create")}
          </button>
        </div>
      </form>
    </AdminDialog>
  );
}
