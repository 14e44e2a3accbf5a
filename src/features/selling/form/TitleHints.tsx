import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { checkDigitState, isVin, plainVin } from "#features/vin/vin.ts";
import { useWording } from "#ui/page.tsx";
import { DoubtHints } from "./DoubtHints.tsx";
import { titleDoubts } from "./doubts.ts";
import type { Fields } from "./fields.ts";

/** Numbers of the United States; where such a car was sold first they do not say. */
const ofUnitedStates = /^[145]/;
const isBuiltThere = (typed: string) => {
  const vin = plainVin(typed);
  return ofUnitedStates.test(vin) && isVin(vin) && checkDigitState(vin) === "ok";
};

/** Asks about the title where words or number speak of America and it is not said, and doubts it where words deny it. */
export function TitleHints() {
  const { t } = useWording();
  const { control } = useFormContext<Fields>();
  const [title, description, titleStatus, accidentHistory, vinNumber] = useDeferredValue(
    useWatch({ control, name: ["title", "description", "titleStatus", "accidentHistory", "vinNumber"] }),
  );
  const doubts = titleDoubts({ title, description, titleStatus, accidentHistory });
  const isAsked = doubts.length === 0 && titleStatus === "" && isBuiltThere(vinNumber);
  return (
    <>
      <DoubtHints doubts={doubts} />
      {isAsked && <p className="hint">{t("selling.titleAsked")}</p>}
    </>
  );
}
