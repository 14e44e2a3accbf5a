import { useFormContext, useWatch } from "react-hook-form";
import {
  bodyTypes,
  categories,
  conditions,
  currencies,
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
import { useSite } from "#ui/shell/use-site.ts";
import { descriptionLimit, titleLimits } from "../listing-input.schema.ts";
import { typedNumber } from "../typed-number.ts";
import { BrandAndModel } from "./BrandAndModel.tsx";
import { NamedSelect, NumberInput, TextArea, TextInput, Tick } from "./controls.tsx";
import type { Fields } from "./fields.ts";
import { VinField } from "./VinField.tsx";

/** The parts of the forms; those that cars and motorcycles share take the kind. */

export function Basics({ vehicleType }: { vehicleType: VehicleType }) {
  const { t } = useWording();
  const car = vehicleType === "car";
  return (
    <>
      <TextInput
        name="title"
        label={t("selling.title")}
        dir="auto"
        maxLength={titleLimits[vehicleType]}
        placeholder={t(car ? "selling.titleExampleCar" : "selling.titleExampleMotorcycle")}
      >
        <p className="hint">{t("selling.titleHint")}</p>
      </TextInput>
      <div className="sell-pair">
        <BrandAndModel vehicleType={vehicleType} />
        <NumberInput name="year" label={t("selling.year")} placeholder="2019" />
        <NamedSelect name="condition" label={t("selling.condition")} kind="condition" slugs={conditions} />
        {car && <Category />}
      </div>
    </>
  );
}

export function Category({ mayLack = false }: { mayLack?: boolean }) {
  const { t } = useWording();
  return (
    <NamedSelect
      name="category"
      label={t("selling.category")}
      kind="category"
      slugs={categories}
      mayLack={mayLack}
    />
  );
}

const currencyLabels = {
  usd: "selling.currencyUsd",
  lbp: "selling.currencyLbp",
  eur: "selling.currencyEur",
} as const;

/** The price in its currency, with its value in dollars beside it; of dollars, in pounds. */
export function PricePart() {
  const { t, money } = useWording();
  const { exchangeRates } = useSite();
  const { control, setValue } = useFormContext<Fields>();
  const [price, currency] = useWatch({ control, name: ["price", "currency"] });
  const amount = typedNumber(price);
  const rates = { usd: 1, ...exchangeRates };
  const other = currency === "usd" ? "lbp" : "usd";
  const value = typeof amount === "number" ? (amount / rates[currency]) * rates[other] : Number.NaN;
  return (
    <div className="sell-price">
      <NumberInput name="price" label={t("selling.askingPrice")} decimal placeholder="14,800">
        {Number.isFinite(value) && value > 0 && (
          <p className="hint">
            <span aria-hidden="true">≈ </span>
            <span className="sr">{t("selling.aboutEqual")} </span>
            <bdi className="num" dir="ltr">
              {money(Math.round(value), other)}
            </bdi>
          </p>
        )}
      </NumberInput>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no set of fields */}
      <div className="seg" role="group" aria-label={t("selling.currency")}>
        {currencies.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === currency}
            onClick={() => setValue("currency", one, { shouldDirty: true })}
          >
            {t(currencyLabels[one])}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What people add a nought to: more than forty thousand a year is rare. */
const kilometresAYear = 40_000;

export function Mileage() {
  const { t, number } = useWording();
  const { control, formState } = useFormContext<Fields>();
  const [typedMileage, typedYear] = useWatch({ control, name: ["mileage", "year"] });
  const mileage = Number(typedNumber(typedMileage));
  const age = Math.max(1, new Date().getFullYear() + 1 - Number(typedNumber(typedYear)));
  const doubtful = mileage > kilometresAYear * age && !formState.errors.mileage;
  return (
    <NumberInput name="mileage" label={t("selling.mileage")}>
      {doubtful && (
        <p className="hint warn" role="status">
          {t("selling.mileageDoubt", { km: number(mileage) })}
        </p>
      )}
    </NumberInput>
  );
}

export function CarTechnical() {
  const { t } = useWording();
  return (
    <div className="sell-pair">
      <Mileage />
      <NamedSelect name="gearType" label={t("selling.gearType")} kind="gearType" slugs={gearTypes} />
      <NamedSelect name="fuelType" label={t("selling.fuelType")} kind="fuelType" slugs={fuelTypes} />
      <NamedSelect name="bodyType" label={t("selling.bodyType")} kind="bodyType" slugs={bodyTypes} />
      <NamedSelect
        name="driveType"
        label={t("selling.driveType")}
        kind="driveType"
        slugs={driveTypes}
        mayLack
        optional
      />
      <NumberInput
        name="engineCapacity"
        label={t("selling.engineCapacity")}
        decimal
        optional
        placeholder="1.6"
      />
      <NumberInput name="horsepower" label={t("selling.horsepower")} optional placeholder="122" />
      <div className="sell-halves">
        <NumberInput name="numberOfSeats" label={t("selling.seats")} optional />
        <NumberInput name="numberOfDoors" label={t("selling.doors")} optional />
      </div>
    </div>
  );
}

export function Colours() {
  const { t } = useWording();
  return (
    <div className="sell-pair">
      <NamedSelect
        name="exteriorColor"
        label={t("selling.exterior")}
        kind="colour"
        slugs={exteriorColours}
        mayLack
        optional
      />
      <NamedSelect
        name="interiorColor"
        label={t("selling.interior")}
        kind="colour"
        slugs={interiorColours}
        mayLack
        optional
      />
    </div>
  );
}

export function HistoryPart() {
  const { t } = useWording();
  return (
    <>
      <div className="sell-pair">
        <NumberInput name="previousOwners" label={t("selling.owners")} />
        <VinField />
      </div>
      <div>
        <Tick name="licenseValid" label={t("selling.license")} />
        <Tick name="serviceHistory" label={t("selling.service")} />
        <Tick name="accidentHistory" label={t("selling.accident")} />
      </div>
    </>
  );
}

export function Extras() {
  const { t, name } = useWording();
  const { register, getValues } = useFormContext<Fields>();
  return (
    <>
      <fieldset className="sell-features">
        <legend className="lab">{t("selling.features")}</legend>
        {featureGroups.map((group) => (
          <div key={group}>
            <h3>{name("featureGroup", group)}</h3>
            <div className="sell-ticks">
              {featuresByGroup[group].map((slug) => (
                <label key={slug} className="check">
                  <input
                    type="checkbox"
                    className="sell-tick"
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
    <TextArea name="description" label={t("selling.description")} maxLength={descriptionLimit}>
      <p className="hint">{t("selling.descriptionHint")}</p>
    </TextArea>
  );
}

export function Contact({ phoneNeeded = false }: { phoneNeeded?: boolean }) {
  const { t, name, language } = useWording();
  const places = placeSlugs.toSorted((a, b) => name("place", a).localeCompare(name("place", b), language));
  return (
    <div className="sell-pair">
      <TextInput
        name="phoneNumber"
        label={t("selling.phone")}
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
      <NamedSelect name="city" label={t("selling.city")} kind="place" slugs={places} mayLack />
    </div>
  );
}
