import { FormProvider, useForm } from "react-hook-form";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Conflict } from "#ui/kit/form/Conflict.tsx";
import { NumberText, Tick } from "#ui/kit/form/fields.tsx";
import { showErrors } from "#ui/kit/form/refusal.ts";
import { numberIn } from "#ui/kit/form/typed.ts";
import { useHeld } from "#ui/kit/form/use-held.ts";
import { useWording } from "#ui/page.tsx";
import type { AdminAddOn } from "../plan-admin.contract.ts";
import { Names, textsIn } from "./fields.tsx";
import * as styles from "./plans-tab.module.css";
import { useSave } from "./use-save.ts";

const valuesOf = ({ name, nameAr, description, descriptionAr, price, days, isActive }: AdminAddOn) => ({
  ...{ name, nameAr, description, descriptionAr },
  price: String(price),
  days: String(days ?? ""),
  isActive,
});

/** An add-on that is changed. What it does is the product's; how it is called, what it costs and how long it works is said here. */
export default function AddOnDialog({ addOn, onClose }: { addOn: AdminAddOn; onClose: () => void }) {
  const { t } = useWording();
  const {
    held = addOn,
    conflict,
    onOver,
    load,
  } = useHeld({
    first: addOn,
    code: "add_on.changed",
    read: () => adminApi("GET /api/admin/bonus-features"),
    onClose,
  });
  const form = useForm({ defaultValues: valuesOf(addOn) });
  const { pending, changeAddOn } = useSave(onClose, onOver, (errors) => void showErrors(form, errors));
  const typed = form.watch();
  const said = { ...textsIn(typed), price: numberIn(typed.price) };
  const isReady = said.name !== "" && said.nameAr !== "" && said.price > 0;
  const hasDays = held.days !== null;
  const submit = form.handleSubmit(({ days, isActive }) => {
    const lasting = hasDays && { days: numberIn(days) };
    changeAddOn(addOn.id, { ...said, ...lasting, isActive, version: held.version });
  });
  return (
    <TitledDialog
      size="wide"
      title={t("plans-tab.editAddOn")}
      text={t("plans-tab.editText")}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate>
          <Names />
          <div className={styles.two}>
            <NumberText name="price" label={t("plans-tab.price")} />
            {hasDays && <NumberText name="days" label={t("plans-tab.duration")} />}
          </div>
          <div className={styles.checks}>
            <Tick name="isActive" label={t("plans-tab.onOffer")} />
          </div>
          <Conflict error={conflict} onLoad={() => void load((fresh) => form.reset(valuesOf(fresh)))} />
          <DialogActions onClose={onClose}>
            <ActButton type="submit" className="btn pri" pending={pending} off={!isReady}>
              {t("plans-tab.save")}
            </ActButton>
          </DialogActions>
        </form>
      </FormProvider>
    </TitledDialog>
  );
}
