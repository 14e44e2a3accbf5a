import { Lightbulb } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  exteriorColours,
  motorcycleFuelTypes,
  motorcycleGearTypes,
  motorcycleTypes,
} from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { isElectric } from "../engine.ts";
import { NamedSelect, NumberInput, YesOrNo } from "./controls.tsx";
import type { FieldName, Fields } from "./fields.ts";
import { OriginAndPapers, originFields } from "./OriginAndPapers.tsx";
import { Basics, Category, Contact, Description } from "./Parts.tsx";
import { Mileage, PricePart } from "./PriceAndMileage.tsx";
import * as styles from "./sell.module.css";
import { Usual } from "./Usual.tsx";

/** The three steps of the wizard, with the fields that each is checked for. */
export const steps = [
  {
    title: "selling.stepBasics",
    fields: ["title", "brand", "model", "year", "condition"],
    Part: () => <Basics vehicleType="motorcycle" />,
  },
  {
    title: "selling.stepTechnical",
    fields: [
      "motorcycleType",
      "fuelType",
      "bikeEngineSize",
      "gearType",
      "mileage",
      "category",
      "exteriorColor",
      ...originFields,
    ],
    Part: Technical,
  },
  {
    title: "selling.stepPrice",
    fields: ["price", "currency", "city", "phoneNumber", "description"],
    Part: PriceAndContact,
  },
] as const satisfies { title: string; fields: FieldName[]; Part: () => unknown }[];

function Technical() {
  const { control } = useFormContext<Fields>();
  const [motorcycleType, fuelType] = useWatch({ control, name: ["motorcycleType", "fuelType"] });
  return (
    <>
      <div className={styles.pair}>
        <NamedSelect name="motorcycleType" kind="motorcycleType" slugs={motorcycleTypes}>
          <Usual vehicleType="motorcycle" name="motorcycleType" />
        </NamedSelect>
        <NamedSelect name="fuelType" kind="fuelType" slugs={motorcycleFuelTypes} optional />
        <NumberInput
          name="bikeEngineSize"
          placeholder="689"
          optional={isElectric({ motorcycleType, fuelType })}
        >
          <Usual vehicleType="motorcycle" name="bikeEngineSize" />
        </NumberInput>
        <NamedSelect name="gearType" kind="gearType" slugs={motorcycleGearTypes} optional />
        <Mileage />
        <Category vehicleType="motorcycle" />
        <NamedSelect name="exteriorColor" kind="colour" slugs={exteriorColours} optional />
      </div>
      <OriginAndPapers>
        <YesOrNo name="accidentHistory" />
      </OriginAndPapers>
    </>
  );
}

function PriceAndContact() {
  const { t } = useWording();
  return (
    <>
      <PricePart vehicleType="motorcycle" />
      <Contact phoneNeeded />
      <Description vehicleType="motorcycle" />
      <div className="note plain">
        <Lightbulb className="i" aria-hidden="true" />
        <div>
          <p className="m">{t("selling.tips")}</p>
          <ul className={styles.tips}>
            <li>{t("selling.tipPrice")}</li>
            <li>{t("selling.tipHonest")}</li>
            <li>{t("selling.tipPhone")}</li>
          </ul>
        </div>
      </div>
    </>
  );
}
