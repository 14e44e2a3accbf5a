import { type ReactNode, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { customsStates, plates, sources, titleStatuses } from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { NamedSelect, TextInput } from "./controls.tsx";
import type { FieldName, Fields } from "./fields.ts";
import * as styles from "./sell.module.css";
import { TitleHints } from "./TitleHints.tsx";

/** What is asked here; a salvage title needs the accident told beside it. */
export const originFields = [
  "accidentHistory",
  "source",
  "customs",
  "titleStatus",
  "plate",
  "plateNumber",
] as const satisfies FieldName[];

/** Where the vehicle comes from and how its papers stand: nothing of it must be said. */
export function OriginAndPapers({ children }: { children?: ReactNode }) {
  const { t } = useWording();
  const { control, getValues, setValue } = useFormContext<Fields>();
  const plate = useWatch({ control, name: "plate" });
  const hasPlate = plate === "private" || plate === "public";
  // A number without its plate would be refused, and nobody could see it to take it away.
  useEffect(() => {
    if (!hasPlate && getValues("plateNumber")) setValue("plateNumber", "");
  }, [hasPlate, getValues, setValue]);
  const choice = { optional: true };
  return (
    <fieldset className={styles.origin}>
      <legend className="lab">{t("selling.origin")}</legend>
      <div className={styles.pair}>
        {children}
        <NamedSelect name="source" kind="source" slugs={sources} {...choice} />
        <NamedSelect name="customs" kind="customs" slugs={customsStates} {...choice} />
        <NamedSelect name="titleStatus" kind="titleStatus" slugs={titleStatuses} {...choice}>
          <TitleHints />
        </NamedSelect>
        <NamedSelect name="plate" kind="plate" slugs={plates} {...choice} />
        {hasPlate && (
          <TextInput name="plateNumber" optional dir="ltr" maxLength={12} placeholder="B 123456">
            <p className="hint">{t("selling.plateHint")}</p>
          </TextInput>
        )}
      </div>
    </fieldset>
  );
}
