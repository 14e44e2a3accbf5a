import { useFormContext, useWatch } from "react-hook-form";
import { lastYear } from "#features/reference/enumerations.ts";
import { isolated } from "#i18n/format.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { TextInput } from "./controls.tsx";
import type { Fields } from "./fields.ts";
import { readVin, strayLetters, suggestionOf } from "./vin.ts";

/** The VIN, doubted aloud where its check digit is wrong, with what it says of brand and year to be taken over. */
export function VinField() {
  const { t, name, plain } = useWording();
  const { now } = usePage();
  const { control, setValue, getValues, formState } = useFormContext<Fields>();
  const [typed, brand, year] = useWatch({ control, name: ["vinNumber", "brand", "year"] });
  const vin = readVin(typed, lastYear(now));
  const says = suggestionOf(vin, { brand, year });
  const change = (name: "brand" | "model" | "year", value: string) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted });
  const takeOver = () => {
    if (says.brand) {
      change("brand", says.brand);
      change("model", "");
    }
    if (says.year) change("year", String(says.year));
  };
  const stray = strayLetters(typed);
  const known = says.brand ?? (vin?.brand === getValues("brand") ? vin.brand : undefined);
  return (
    <TextInput
      name="vinNumber"
      optional
      dir="ltr"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    >
      <p className="hint">{t("selling.vinHint")}</p>
      <div role="status">
        {stray.length > 0 && (
          <p className="hint warn">{t("selling.vinLetters", { letters: isolated(stray.join(" ")) })}</p>
        )}
        {says.brand && brand && (
          <p className="hint warn">
            {t("selling.vinContradicts", { vin: name("brand", says.brand), chosen: name("brand", brand) })}
          </p>
        )}
        {vin?.doubtful && <p className="hint warn">{t("selling.vinDoubt")}</p>}
        {(says.brand || says.year) && (
          <p className="hint">
            {t("selling.vinSuggests", {
              vehicle: [known && name("brand", known), vin?.year && plain(vin.year)]
                .filter(Boolean)
                .join(" "),
            })}{" "}
            <button type="button" className="link" onClick={takeOver}>
              {t("selling.vinTake")}
            </button>
          </p>
        )}
      </div>
    </TextInput>
  );
}
