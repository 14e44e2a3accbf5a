import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { type Language, languages } from "#i18n/language.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { type Fields, namesOf } from "../form/fields.ts";
import { saidOf } from "../form/said-of.ts";
import * as styles from "./written.module.css";

interface Props {
  vehicleType: VehicleType;
  name: "title" | "description";
}

/**
 * Writes a title or a description from what the form says, in the language that is pressed, into the field: to be read and
 * changed there, and taken back. A description that its seller wrote stays, with the facts under it.
 */
export function WriteForMe({ vehicleType, name }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { control, getValues, setValue, formState } = useFormContext<Fields>();
  const [brand, model, year, typed] = useWatch({ control, name: ["brand", "model", "year", name] });
  const [written, setWritten] = useState<{ text: string; before: string }>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const put = (text: string) =>
    setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted });
  const isOurs = written !== undefined && typed === written.text;

  async function write(language: Language) {
    const said = saidOf(
      vehicleType,
      getValues(),
      namesOf[vehicleType].filter((field) => facts.has(field)),
    );
    if (!said || busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const { [name]: proposed } = await api("GET /api/listing-text", { query: { ...said, language } });
      // What was typed while the answer was on its way is the seller's, too.
      const now = getValues(name);
      const before = written && now === written.text ? written.before : now;
      const own = name === "description" ? before.trim() : "";
      const text = own ? `${own}\n\n${proposed}` : proposed;
      put(text);
      setWritten({ text, before });
    } catch (error) {
      setFailed(whyFailed(error, t, t("selling.writeFailed")));
    } finally {
      setBusy(false);
    }
  }

  const isKnown = saidOf(vehicleType, { ...getValues(), brand, model, year }, []) !== undefined;
  return (
    <>
      <p className="hint" role="status">
        {!isKnown && t("selling.writeMissing")}
        {isKnown && !isOurs && t(typed.trim() && name === "title" ? "selling.writeInstead" : "selling.write")}
        {isOurs && t("selling.written")}
      </p>
      {isKnown && (
        <div className={styles.ways}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              className="link"
              aria-disabled={busy}
              aria-label={t(`selling.write_${name}_${language}`)}
              onClick={() => void write(language)}
            >
              {t(`selling.write_${language}`)}
            </button>
          ))}
          {isOurs && (
            <button
              type="button"
              className="link"
              onClick={() => {
                put(written.before);
                setWritten(undefined);
              }}
            >
              {t("selling.writeUndo")}
            </button>
          )}
        </div>
      )}
      {failed && (
        <p className="hint warn" role="alert">
          {failed}
        </p>
      )}
    </>
  );
}

/** What texts are written from: what changes without a review, and what is the seller's alone, is not in them. */
const facts: ReadonlySet<string> = new Set([
  "condition",
  "gearType",
  "fuelType",
  "driveType",
  "bodyType",
  "motorcycleType",
  "source",
  "customs",
  "titleStatus",
  "accidentHistory",
  "licenseValid",
  "horsepower",
  "engineCapacity",
  "bikeEngineSize",
  "exteriorColor",
  "interiorColor",
  "numberOfSeats",
  "numberOfDoors",
  "previousOwners",
  "serviceHistory",
  "plate",
  "city",
  "features",
]);
