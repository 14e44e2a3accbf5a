import { memo } from "react";
import { countFields } from "#features/listings/fields.ts";
import { useWording } from "#ui/page.tsx";
import { originFields } from "./OriginAndPapers.tsx";
import { Basics, CarTechnical, Colours, Contact, Extras, HistoryPart } from "./Parts.tsx";
import { PricePart } from "./PriceAndMileage.tsx";
import { Section } from "./Section.tsx";

/** The form of a car in its sections; what must be filled in is open from the start. The form around them is drawn for much that does not show in them. */
export const CarSections = memo(() => {
  const { t } = useWording();
  return (
    <>
      <Section
        number={1}
        title={t("selling.basics")}
        open
        fields={["title", "brand", "model", "year", "condition", "category"]}
        needs={["title", "brand", "model", "year"]}
      >
        <Basics vehicleType="car" />
      </Section>
      <Section number={2} title={t("selling.price")} open fields={["price", "currency"]} needs={["price"]}>
        <PricePart vehicleType="car" />
      </Section>
      <Section
        number={3}
        title={t("selling.technical")}
        open
        fields={[
          "mileage",
          "gearType",
          "fuelType",
          "bodyType",
          "driveType",
          "engineCapacity",
          "horsepower",
          ...countFields,
        ]}
        needs={["mileage", "engineCapacity", "horsepower", "driveType"]}
      >
        <CarTechnical />
      </Section>
      <Section
        number={4}
        title={t("selling.colours")}
        hint={t("selling.coloursHint")}
        fields={["exteriorColor", "interiorColor"]}
        needs={["exteriorColor", "interiorColor"]}
      >
        <Colours />
      </Section>
      <Section
        number={5}
        title={t("selling.history")}
        hint={t("selling.historyHint")}
        fields={["previousOwners", "licenseValid", "serviceHistory", ...originFields]}
        needs={["previousOwners"]}
      >
        <HistoryPart />
      </Section>
      <Section
        number={6}
        title={t("selling.extras")}
        hint={t("selling.extrasHint")}
        fields={["features", "description"]}
        needs={["features", "description"]}
      >
        <Extras />
      </Section>
      <Section
        number={7}
        title={t("selling.contact")}
        open
        fields={["phoneNumber", "city"]}
        needs={["phoneNumber", "city"]}
      >
        <Contact />
      </Section>
    </>
  );
});
