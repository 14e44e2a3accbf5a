import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import type { VinReading } from "#features/vin/reading.schema.ts";
import { vinQuery } from "#features/vin/vin.api.ts";
import { isVin, plainVin, strayLetters, withoutStrayLetters } from "#features/vin/vin.ts";
import { isolated } from "#i18n/format.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { Fields } from "../fields.ts";
import { Contradictions } from "./Contradictions.tsx";
import { useFill } from "./from-vin.tsx";
import { proposalsOf } from "./proposals.ts";
import { useSaid } from "./use-said.ts";
import { useVehicleWords } from "./use-vehicle-words.ts";

/** What a VIN tells while it is typed: letters that none has, what it says of the vehicle, what can be filled in. */
export default function VinTells({ typed }: { typed: string }) {
  const { api } = usePage();
  const vin = plainVin(typed);
  const { data, isError } = useQuery(vinQuery(api, vin));
  const { t } = useWording();
  return (
    <div className="stack s2" role="status">
      <StrayLetters typed={typed} />
      {isVin(vin) && isError && <p className="hint">{t("vin.failed")}</p>}
      {isVin(vin) && data && <Told reading={data} />}
    </div>
  );
}

/** O, I and Q, with what they probably are, to be taken over. */
function StrayLetters({ typed }: { typed: string }) {
  const { t } = useWording();
  const { setValue, formState } = useFormContext<Fields>();
  const stray = strayLetters(typed);
  if (stray.length === 0) return null;
  const meant = withoutStrayLetters(typed);
  return (
    <p className="hint warn">
      {t("vin.letters", { letters: isolated(stray.join(" ")) })}{" "}
      <button
        type="button"
        className="link"
        onClick={() =>
          setValue("vinNumber", meant, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      >
        {t("vin.lettersMeant", { vin: isolated(meant) })}
      </button>
    </p>
  );
}

function Told({ reading }: { reading: VinReading }) {
  const { t } = useWording();
  const { vehicle, facts } = useVehicleWords(reading);
  if (reading.checkDigit === "wrong") return <p className="hint warn">{t("vin.wrong")}</p>;
  const says = reading.source === "market" ? "vin.saysHere" : "vin.says";
  return (
    <>
      <p>{vehicle ? t(says, { vehicle }) : t("vin.silent")}</p>
      {facts.length > 0 && <p className="soft small">{facts.join(" · ")}</p>}
      <Contradictions reading={reading} />
      <FillIn reading={reading} />
    </>
  );
}

/** Fills in what is empty, and takes it back. */
function FillIn({ reading }: { reading: VinReading }) {
  const { t } = useWording();
  const { fill, undo, filled } = useFill();
  const { form, isListed } = useSaid();
  const proposed = proposalsOf(reading, form, isListed);
  const count = Object.keys(proposed).length;
  return (
    <>
      {count > 0 && (
        <div>
          <button type="button" className="btn sec" onClick={() => fill(proposed)}>
            {t("vin.fill", { count })}
          </button>
        </div>
      )}
      {filled.size > 0 && (
        <p className="hint">
          {t("vin.filled", { count: filled.size })}{" "}
          <button type="button" className="link" onClick={undo}>
            {t("vin.undo")}
          </button>
        </p>
      )}
    </>
  );
}
