import { type FormEvent, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { useTexts } from "#features/administrators/list/use-texts.ts";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";

type Place = (typeof placeSlugs)[number];

/** Makes a user a partner, found by the mail address. */
export default function PartnerDialog({ onClose }: { onClose: () => void }) {
  const { t, name } = useWording();
  const { pending, errors, run } = useChange();
  const { texts, field } = useTexts({ email: "", name: "", phone: "" }, errors);
  const [place, setPlace] = useState<Place>("beirut");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run({
      call: () => adminApi("POST /api/admin/inspection-partners", { body: { ...texts, place } }),
      said: t("partners-tab.added"),
      failed: t("partners-tab.failed"),
      onDone: onClose,
    });
  };
  return (
    <TitledDialog
      size="medium"
      title={t("partners-tab.addTitle")}
      text={t("partners-tab.addText")}
      keepsInput
      onClose={onClose}
    >
      <form method="post" onSubmit={submit} noValidate>
        <TextField
          label={t("partners-tab.email")}
          {...field("email", true)}
          inputMode="email"
          maxLength={254}
        />
        <TextField label={t("partners-tab.name")} {...field("name", false)} maxLength={100} />
        <SelectField
          label={t("partners-tab.place")}
          error={undefined}
          value={place}
          choices={placeSlugs.map((value) => ({ value, label: name("place", value) }))}
          onChange={({ target }) => setPlace(placeSlugs.find((one) => one === target.value) ?? place)}
        />
        <TextField label={t("partners-tab.phone")} {...field("phone", true)} inputMode="tel" maxLength={40} />
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className="btn pri" pending={pending}>
            {t("partners-tab.add")}
          </ActButton>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
