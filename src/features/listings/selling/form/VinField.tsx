import { useFormContext, useWatch } from "react-hook-form";
import { lastYear } from "#features/reference/enumerations.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { TextInput } from "./controls.tsx";
import type { Fields } from "./fields.ts";
import { readVin } from "./vin.ts";

/** The VIN, doubted aloud where its check digit is wrong, with what it says of brand and year to be taken over. */
export function VinField() {
  const { t, name, plain } = useWording();
  const { now } = usePage();
  const { control, setValue, getValues } = useFormContext<Fields>();
  const [typed, brand, year] = useWatch({ control, name: ["vinNumber", "brand", "year"] });
  const vin = readVin(typed, lastYear(now));
  const says = {
    brand: vin?.brand && vin.brand !== brand ? vin.brand : undefined,
    year: vin?.year && String(vin.year) !== year ? vin.year : undefined,
  };
  const takeOver = () => {
    if (says.brand) {
      setValue("brand", says.brand, { shouldDirty: true });
      setValue("model", "", { shouldDirty: true });
    }
    if (says.year) setValue("year", String(says.year), { shouldDirty: true });
  };
  const known = says.brand ?? (vin?.brand === getValues("brand") ? vin.brand : undefined);
  return (
    <TextInput
      name="vinNumber"
      label={t("selling.vin")}
      optional
      dir="ltr"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    >
      <p className="hint">{t("selling.vinHint")}</p>
      <div role="status">
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
