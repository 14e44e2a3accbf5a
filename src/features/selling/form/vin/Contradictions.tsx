import type { VinReading } from "#features/vin/reading.schema.ts";
import { useWording } from "#ui/page.tsx";
import { useFill } from "./from-vin.tsx";
import { correctionsOf, wrongIn } from "./proposals.ts";
import { useSaid } from "./use-said.ts";

/** What the form says otherwise than the VIN, said at once, with a way to take the VIN's word. */
export function Contradictions({ reading }: { reading: VinReading }) {
  const { t, name, language } = useWording();
  const { fill } = useFill();
  const { form, isListed, modelName } = useSaid();
  const wrong = wrongIn(reading, form, isListed);
  if (wrong.length === 0) return null;
  const corrections = correctionsOf(reading, form, isListed);
  const words = {
    brand: form.brand && name("brand", form.brand),
    model: modelName,
    year: form.year,
  };
  const said = wrong.map((one) => words[one]).join(language === "ar" ? "، " : ", ");
  return (
    <p className="note warn">
      <span>
        {t("vin.contradicts", { said })}
        {wrong.some((one) => one !== "model") && ` ${t("vin.reviewed")}`}{" "}
        {Object.keys(corrections).length > 0 && (
          <button type="button" className="link" onClick={() => fill(corrections)}>
            {t("vin.take")}
          </button>
        )}
      </span>
    </p>
  );
}
