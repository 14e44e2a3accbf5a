import { type FormEvent, useState } from "react";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminAddOn } from "../plan-admin.contract.ts";
import { Figure, numberIn, Text } from "./fields.tsx";
import { useSave } from "./use-save.ts";

/** An add-on that is changed. What it does is the product's; how it is called, what it costs and how long it works is said here. */
export default function AddOnDialog({ addOn, onClose }: { addOn: AdminAddOn; onClose: () => void }) {
  const { t } = useWording();
  const [typed, setTyped] = useState({
    name: addOn.name,
    nameAr: addOn.nameAr,
    description: addOn.description,
    descriptionAr: addOn.descriptionAr,
    price: String(addOn.price),
    days: addOn.days === null ? "" : String(addOn.days),
  });
  const [isActive, setActive] = useState(addOn.isActive);
  const { pending, errors, changeAddOn } = useSave(onClose);
  const price = numberIn(typed.price);
  const isReady = typed.name.trim() !== "" && typed.nameAr.trim() !== "" && price > 0;
  const form = {
    typed,
    type: (name: keyof typeof typed, value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: (name: keyof typeof typed) => errors[name],
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || pending) return;
    void changeAddOn(addOn.id, {
      name: typed.name.trim(),
      nameAr: typed.nameAr.trim(),
      description: typed.description.trim(),
      descriptionAr: typed.descriptionAr.trim(),
      price,
      ...(addOn.days !== null && { days: numberIn(typed.days) }),
      isActive,
    });
  };
  return (
    <AdminDialog wide title={t("plans-tab.editAddOn")} text={t("plans-tab.editText")} onClose={onClose}>
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
          <Figure form={form} name="price" label={t("plans-tab.price")} />
          {addOn.days !== null && <Figure form={form} name="days" label={t("plans-tab.duration")} />}
        </div>
        <div className="pln-checks">
          <label>
            <input type="checkbox" checked={isActive} onChange={() => setActive(!isActive)} />
            {t("plans-tab.onOffer")}
          </label>
        </div>
        <div className="adm-ways">
          <button type="button" className="btn sec" onClick={onClose}>
            {t("admin.cancel")}
          </button>
          <button type="submit" className="btn pri" disabled={!isReady} aria-busy={pending}>
            {t("plans-tab.save")}
          </button>
        </div>
      </form>
    </AdminDialog>
  );
}
