import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type Details, readForm, type ValueOf, valuePath } from "#features/pricing/value-address.ts";
import {
  firstYear,
  gearTypes,
  lastYear,
  motorcycleGearTypes,
  vehicleTypes,
} from "#features/reference/enumerations.ts";
import { brandsQuery, modelsQuery } from "#features/search/search.api.ts";
import { Link, useNavigate } from "#platform/page/routing.ts";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { addressOf, type RawSearch } from "./load-value.ts";
import * as styles from "./value.module.css";

interface Props {
  of: ValueOf;
  details: Details;
  search: RawSearch;
}

/**
 * Asks for a vehicle. Without a script it is sent to `/value`, which leads to the address that says the same; the models of a
 * maker are then there once the maker was sent.
 */
export function ValueForm({ of, details, search }: Props) {
  const { vehicleType } = of;
  const { api, now } = usePage();
  const { t, name, plain, language } = useWording();
  const navigate = useNavigate();
  const [brand, setBrand] = useState(of.brand ?? "");
  const { data: brands = [] } = useQuery(brandsQuery(api, vehicleType));
  const { data: models = [] } = useQuery(modelsQuery(api, vehicleType, brand ? [brand] : []));
  const year = of.year ?? readForm({ brand: "any", year: search.year })?.year;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = readForm(Object.fromEntries(new FormData(event.currentTarget)));
    if (said) void navigate({ href: addressOf(said) });
  };
  const years = Array.from(
    { length: lastYear(now) - firstYear[vehicleType] + 1 },
    (_, ago) => lastYear(now) - ago,
  );
  const gears = vehicleType === "car" ? gearTypes : motorcycleGearTypes;
  return (
    <form
      className={`panel ${styles.form}`}
      method="get"
      action="/value"
      aria-label={t("value.form")}
      onSubmit={submit}
    >
      <nav className={styles.kinds} aria-label={t("value.kinds")}>
        {vehicleTypes.map((kind) => (
          <Link
            key={kind}
            className={kind === vehicleType ? "chip on" : "chip"}
            to={valuePath({ vehicleType: kind }) as "/"}
            aria-current={kind === vehicleType ? "true" : undefined}
          >
            {t(kind === "car" ? "common.cars" : "common.motorcycles")}
          </Link>
        ))}
      </nav>
      <input type="hidden" name="type" value={vehicleType} />
      <SelectField
        name="brand"
        required
        label={t("listing-fields.brand")}
        error={undefined}
        none={t("value.choose")}
        value={brand}
        onChange={({ target }) => setBrand(target.value)}
        choices={brands.map((one) => ({ value: one.slug, label: one[language] }))}
      />
      <SelectField
        key={`${brand} ${models.length}`}
        name="model"
        label={t("listing-fields.model")}
        error={undefined}
        none={brand ? t("value.choose") : t("value.brandFirst")}
        disabled={!brand}
        defaultValue={brand === of.brand ? (of.model ?? "") : ""}
        choices={models.map((one) => ({ value: one.slug, label: one[language] }))}
      />
      <SelectField
        name="year"
        label={t("listing-fields.year")}
        error={undefined}
        none={t("value.yearNone")}
        defaultValue={year ?? ""}
        choices={years.map((one) => ({ value: String(one), label: plain(one) }))}
      />
      <TextField
        name="mileage"
        inputMode="numeric"
        dir="ltr"
        maxLength={10}
        label={t("listing-fields.mileage")}
        error={undefined}
        placeholder={t("value.mileageHint")}
        defaultValue={details.mileage ?? ""}
      />
      <SelectField
        name="gearType"
        label={t("listing-fields.gearType")}
        error={undefined}
        none={t("value.gearNone")}
        defaultValue={details.gearType ?? ""}
        choices={gears.map((one) => ({ value: one, label: name("gearType", one) }))}
      />
      <SelectField
        name="condition"
        label={t("listing-fields.condition")}
        error={undefined}
        defaultValue={details.condition ?? "used"}
        choices={(["used", "new"] as const).map((one) => ({ value: one, label: name("condition", one) }))}
      />
      <button type="submit" className="btn pri">
        {t("value.submit")}
      </button>
    </form>
  );
}
