import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
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
  type VehicleType,
} from "#features/reference/enumerations.ts";
import { placeChoices } from "#features/reference/place-choices.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { descriptionLimit, titleLimits } from "../listing-input.schema.ts";
import { WriteForMe } from "../written/WriteForMe.tsx";
import { BrandAndModel } from "./BrandAndModel.tsx";
import { NamedSelect, NumberInput, TextArea, TextInput, YesOrNo } from "./controls.tsx";
import { DoubtHints } from "./DoubtHints.tsx";
import { textDoubts } from "./doubts.ts";
import type { Fields } from "./fields.ts";
import { OriginAndPapers } from "./OriginAndPapers.tsx";
import { Mileage } from "./PriceAndMileage.tsx";
import * as styles from "./sell.module.css";
import { Usual } from "./Usual.tsx";

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
        <WriteForMe vehicleType={vehicleType} name="title" />
        <TextDoubts of="title" />
      </TextInput>
      <div className={styles.pair}>
        <BrandAndModel vehicleType={vehicleType} />
        <NumberInput name="year" placeholder="2019" />
        <NamedSelect name="condition" kind="condition" slugs={conditions} optional />
        {car && <Category vehicleType="car" />}
      </div>
    </>
  );
}

export function Category({ vehicleType }: { vehicleType: VehicleType }) {
  return (
    <NamedSelect name="category" kind="category" slugs={categories} optional={vehicleType === "car"}>
      <Usual vehicleType={vehicleType} name="category" />
    </NamedSelect>
  );
}

export function CarTechnical() {
  return (
    <div className={styles.pair}>
      <Mileage />
      <NamedSelect name="gearType" kind="gearType" slugs={gearTypes} optional />
      <NamedSelect name="fuelType" kind="fuelType" slugs={fuelTypes} optional />
      <NamedSelect name="bodyType" kind="bodyType" slugs={bodyTypes} optional>
        <Usual vehicleType="car" name="bodyType" />
      </NamedSelect>
      <NamedSelect name="driveType" kind="driveType" slugs={driveTypes} optional />
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
      <NamedSelect name="exteriorColor" kind="colour" slugs={exteriorColours} optional />
      <NamedSelect name="interiorColor" kind="colour" slugs={interiorColours} optional />
    </div>
  );
}

export function HistoryPart() {
  return (
    <>
      <div className={styles.pair}>
        <NumberInput name="previousOwners" optional />
        <YesOrNo name="licenseValid" />
        <YesOrNo name="serviceHistory" />
        <YesOrNo name="accidentHistory" />
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
      <Description vehicleType="car" />
    </>
  );
}

export function Description({ vehicleType }: { vehicleType: VehicleType }) {
  const { t } = useWording();
  return (
    <TextArea name="description" maxLength={descriptionLimit}>
      <p className="hint">{t("selling.descriptionHint")}</p>
      <WriteForMe vehicleType={vehicleType} name="description" />
      <TextDoubts of="description" />
    </TextArea>
  );
}

/** Reads what was typed once there is time for it: a long text is looked through from end to end. */
function TextDoubts({ of }: { of: "title" | "description" }) {
  const { control } = useFormContext<Fields>();
  const [title, description] = useDeferredValue(useWatch({ control, name: ["title", "description"] }));
  return <DoubtHints doubts={textDoubts({ title, description }).filter(({ field }) => field === of)} />;
}

export function Contact({ phoneNeeded = false }: { phoneNeeded?: boolean }) {
  const { t } = useWording();
  const places = placeChoices(usePage().messages).map(({ value }) => value);
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
      <NamedSelect name="city" kind="place" slugs={places} />
    </div>
  );
}
