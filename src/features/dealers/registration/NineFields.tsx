import { placeChoices } from "#features/reference/place-choices.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { applicationLimits } from "../application.schema.ts";
import { Select, TextArea, TextInput } from "./controls.tsx";
import { rangeChoices, specializationChoices } from "./names.ts";
import * as styles from "./registration.module.css";

/** What a dealership says of itself. The page asks for the number of years, the dialog offers ranges of them. */
export function NineFields({ years }: { years: "number" | "range" }) {
  const { t, number } = useWording();
  const places = placeChoices(usePage().messages);
  return (
    <div className={styles.fields}>
      <TextInput
        name="dealershipName"
        label={t("dealers.name")}
        hint={t("dealers.nameHint")}
        autoComplete="organization"
        dir="auto"
        maxLength={120}
      />
      <TextInput
        name="dealershipLicense"
        label={t("dealers.license")}
        hint={t("dealers.licenseHint")}
        className={styles.license}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={60}
      />
      <div className={styles.whole}>
        <TextInput
          name="dealershipAddress"
          label={t("dealers.address")}
          hint={t("dealers.addressHint")}
          autoComplete="street-address"
          dir="auto"
          maxLength={240}
        />
      </div>
      <Select
        name="dealershipCity"
        label={t("dealers.city")}
        choices={places}
        autoComplete="address-level2"
      />
      <TextInput
        name="dealershipPhone"
        label={t("dealers.phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        placeholder="01 234 567"
        maxLength={30}
      />
      <div className={styles.whole}>
        <TextInput
          name="dealershipEmail"
          label={t("dealers.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
        />
      </div>
      {years === "number" ? (
        <TextInput
          name="yearsInBusiness"
          label={t("dealers.years")}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={4}
        />
      ) : (
        <Select name="yearsInBusiness" label={t("dealers.years")} choices={rangeChoices(t)} />
      )}
      <Select name="specialization" label={t("dealers.specialization")} choices={specializationChoices(t)} />
      <div className={styles.whole}>
        <TextArea
          name="description"
          label={t("dealers.description")}
          hint={t("dealers.descriptionHint", { minimum: number(applicationLimits.description.shortest) })}
        />
      </div>
    </div>
  );
}
