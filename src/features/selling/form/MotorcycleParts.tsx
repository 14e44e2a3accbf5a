import { Lightbulb } from "lucide-react";
import {
  motorcycleFuelTypes,
  motorcycleGearTypes,
  motorcycleTypes,
} from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { NamedSelect, NumberInput, Tick } from "./controls.tsx";
import type { FieldName } from "./fields.ts";
import { OriginAndPapers, originFields } from "./OriginAndPapers.tsx";
import { Basics, Category, Contact, Description } from "./Parts.tsx";
import { Mileage, PricePart } from "./PriceAndMileage.tsx";
import * as styles from "./sell.module.css";

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
      "bikeEngineSize",
      "fuelType",
      "gearType",
      "mileage",
      "category",
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
  return (
    <>
      <div className={styles.pair}>
        <NamedSelect name="motorcycleType" kind="motorcycleType" slugs={motorcycleTypes} mayLack />
        <NumberInput name="bikeEngineSize" placeholder="689" />
        <NamedSelect name="fuelType" kind="fuelType" slugs={motorcycleFuelTypes} />
        <NamedSelect name="gearType" kind="gearType" slugs={motorcycleGearTypes} />
        <Mileage />
        <Category mayLack />
      </div>
      <OriginAndPapers>
        <Tick name="accidentHistory" />
      </OriginAndPapers>
    </>
  );
}

function PriceAndContact() {
  const { t } = useWording();
  return (
    <>
      <PricePart />
      <Contact phoneNeeded />
      <Description />
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
