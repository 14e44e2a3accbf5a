import { useFormContext } from "react-hook-form";
import { countFields } from "#features/listings/fields.ts";
import {
  bodyTypes,
  categories,
  conditions,
  driveTypes,
  exteriorColours,
  featureGroups,
  featuresByGroup,
  fuelTypes,
  gearTypes,
  interiorColours,
  placeSlugs,
  type VehicleType,
} from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { descriptionLimit, titleLimits } from "../listing-input.schema.ts";
import { BrandAndModel } from "./BrandAndModel.tsx";
import { NamedSelect, NumberInput, TextArea, TextInput, Tick } from "./controls.tsx";
import type { Fields } from "./fields.ts";
import { OriginAndPapers } from "./OriginAndPapers.tsx";
import { Mileage } from "./PriceAndMileage.tsx";
import * as styles from "./sell.module.css";
import { VinField } from "./VinField.tsx";

/** The parts of the forms; those that cars and motorcycles share take the kind. */

export function Basics({ vehicleType }: { vehicleType: VehicleType }) {
  const { t } = useWording();
  const car = vehicleType === "car";
  return (
    <>
      <TextInput
        name="title"
        dir="auto"
        maxLength={titleLimits[vehicleType]}
        placeholder={t(car ? "selling.titleExampleCar" : "selling.titleExampleMotorcycle")}
      >
        <p className="hint">{t("selling.titleHint")}</p>
      </TextInput>
      <div className={styles.pair}>
        <BrandAndModel vehicleType={vehicleType} />
        <NumberInput name="year" placeholder="2019" />
        <NamedSelect name="condition" kind="condition" slugs={conditions} />
        {car && <Category />}
      </div>
    </>
  );
}

export function Category({ mayLack = false }: { mayLack?: boolean }) {
  return <NamedSelect name="category" kind="category" slugs={categories} mayLack={mayLack} />;
}

export function CarTechnical() {
  return (
    <div className={styles.pair}>
      <Mileage />
      <NamedSelect name="gearType" kind="gearType" slugs={gearTypes} />
      <NamedSelect name="fuelType" kind="fuelType" slugs={fuelTypes} />
      <NamedSelect name="bodyType" kind="bodyType" slugs={bodyTypes} />
      <NamedSelect name="driveType" kind="driveType" slugs={driveTypes} mayLack optional />
      <NumberInput name="engineCapacity" decimal optional placeholder="1.6" />
      <NumberInput name="horsepower" optional placeholder="122" />
      <div className={styles.halves}>
        {countFields.map((name) => (
          <NumberInput key={name} name={name} optional />
        ))}
      </div>
    </div>
  );
}

export function Colours() {
  return (
    <div className={styles.pair}>
      <NamedSelect name="exteriorColor" kind="colour" slugs={exteriorColours} mayLack optional />
      <NamedSelect name="interiorColor" kind="colour" slugs={interiorColours} mayLack optional />
    </div>
  );
}

export function HistoryPart() {
  return (
    <>
      <div className={styles.pair}>
        <NumberInput name="previousOwners" />
        <VinField />
      </div>
      <div>
        <Tick name="licenseValid" />
        <Tick name="serviceHistory" />
        <Tick name="accidentHistory" />
      </div>
      <OriginAndPapers />
    </>
  );
}

export function Extras() {
  const { t, name } = useWording();
  const { register, getValues } = useFormContext<Fields>();
  return (
    <>
      <fieldset className={styles.features}>
        <legend className="lab">{t("listing-fields.features")}</legend>
        {featureGroups.map((group) => (
          <div key={group}>
            <h3>{name("featureGroup", group)}</h3>
            <div className={styles.ticks}>
              {featuresByGroup[group].map((slug) => (
                <label key={slug} className="check">
                  <input
                    type="checkbox"
                    className={styles.tick}
                    value={slug}
                    defaultChecked={getValues("features").includes(slug)}
                    {...register("features")}
                  />
                  {name("feature", slug)}
                </label>
              ))}
            </div>
          </div>
        ))}
      </fieldset>
      <Description />
    </>
  );
}

export function Description() {
  const { t } = useWording();
  return (
    <TextArea name="description" maxLength={descriptionLimit}>
      <p className="hint">{t("selling.descriptionHint")}</p>
    </TextArea>
  );
}

export function Contact({ phoneNeeded = false }: { phoneNeeded?: boolean }) {
  const { t, name, language } = useWording();
  const places = placeSlugs.toSorted((a, b) => name("place", a).localeCompare(name("place", b), language));
  return (
    <div className={styles.pair}>
      <TextInput
        name="phoneNumber"
        optional={!phoneNeeded}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        placeholder="03 000 142"
        maxLength={30}
      >
        <p className="hint">{t("selling.phoneHint")}</p>
      </TextInput>
      <NamedSelect name="city" kind="place" slugs={places} mayLack />
    </div>
  );
}
