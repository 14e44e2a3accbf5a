import { type FormEvent, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { ActButton } from "#features/administrators/list/ActButton.tsx";
import { AdminDialog } from "#features/administrators/list/AdminDialog.tsx";
import { Conflict } from "#features/administrators/list/Conflict.tsx";
import { DialogActions } from "#features/administrators/list/DialogActions.tsx";
import { useHeld } from "#features/administrators/list/use-held.ts";
import { useWording } from "#ui/page.tsx";
import type { AdminAddOn } from "../plan-admin.contract.ts";
import { Figure, Names, numberIn, Tick, textsIn, useTyped } from "./fields.tsx";
import * as styles from "./plans-tab.module.css";
import { useSave } from "./use-save.ts";

const texts = ({ name, nameAr, description, descriptionAr, price, days }: AdminAddOn) => ({
  ...{ name, nameAr, description, descriptionAr },
  price: String(price),
  days: String(days ?? ""),
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
  const { typed, fill, formWith } = useTyped(texts(addOn));
  const [isActive, setActive] = useState(addOn.isActive);
  const { pending, errors, changeAddOn } = useSave(onClose, onOver);
  const form = formWith(errors);
  const said = textsIn(typed);
  const price = numberIn(typed.price);
  const isReady = said.name !== "" && said.nameAr !== "" && price > 0;
  const hasDays = held.days !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const days = hasDays && { days: numberIn(typed.days) };
    changeAddOn(addOn.id, { ...said, price, ...days, isActive, version: held.version });
  };
  const loadNew = (fresh: AdminAddOn) => {
    fill(texts(fresh));
    setActive(fresh.isActive);
  };
  return (
    <AdminDialog wide title={t("plans-tab.editAddOn")} text={t("plans-tab.editText")} onClose={onClose}>
      <form method="post" onSubmit={submit} noValidate>
        <Names form={form} />
        <div className={styles.two}>
          <Figure form={form} name="price" label={t("plans-tab.price")} />
          {hasDays && <Figure form={form} name="days" label={t("plans-tab.duration")} />}
        </div>
        <div className={styles.checks}>
          <Tick label={t("plans-tab.onOffer")} checked={isActive} onChange={setActive} />
        </div>
        <Conflict error={conflict} onLoad={() => void load(loadNew)} />
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className="btn pri" pending={pending} off={!isReady}>
            {t("plans-tab.save")}
          </ActButton>
        </DialogActions>
      </form>
    </AdminDialog>
  );
}
