import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { brandsQuery, modelsQuery } from "#features/search/search.api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { Select, TextInput, useRefusal } from "./controls.tsx";
import type { Fields } from "./fields.ts";

const another = "another model";

/** The brand, and the model from the list of that brand; one that is not on it is typed. */
export function BrandAndModel({ vehicleType }: { vehicleType: VehicleType }) {
  const { t, language } = useWording();
  const { api } = usePage();
  const { control, setValue, formState } = useFormContext<Fields>();
  const brand = useWatch({ control, name: "brand" });
  const { data: brands = [] } = useQuery(brandsQuery(api, vehicleType));
  const change = (name: "brand" | "model", value: string) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted });
  return (
    <>
      <Select
        name="brand"
        error={useRefusal("brand")}
        label={t("listing-fields.brand")}
        none={t("selling.choose")}
        value={brand}
        onChange={({ target }) => {
          change("brand", target.value);
          change("model", "");
        }}
        choices={withKept(
          brands.map((one) => ({ value: one.slug, label: one[language] })),
          brand,
        )}
      />
      <Model
        key={brand}
        brand={brand}
        vehicleType={vehicleType}
        onChange={(value) => change("model", value)}
      />
    </>
  );
}

/** What was chosen before the list came stays chosen. */
const withKept = (choices: { value: string; label: string }[], kept: string) =>
  kept === "" || choices.some(({ value }) => value === kept)
    ? choices
    : [...choices, { value: kept, label: kept }];

interface ModelProps {
  brand: string;
  vehicleType: VehicleType;
  onChange: (model: string) => void;
}

function Model({ brand, vehicleType, onChange }: ModelProps) {
  const { t, language } = useWording();
  const { api } = usePage();
  const { control } = useFormContext<Fields>();
  const model = useWatch({ control, name: "model" });
  const error = useRefusal("model");
  const [typing, setTyping] = useState(false);
  const { data: models, isError } = useQuery(modelsQuery(api, vehicleType, brand ? [brand] : []));

  if (!brand) {
    return (
      <Select
        name="model"
        label={t("listing-fields.model")}
        error={error}
        none={t("selling.modelFirst")}
        value=""
        disabled
        choices={[]}
      />
    );
  }
  // Without a list, or before it comes to something that is typed already, there is a plain field.
  if (isError || models?.length === 0) return <TextInput name="model" maxLength={80} />;

  const known = models ?? [];
  const unlisted =
    typing || (models !== undefined && model !== "" && !known.some(({ slug }) => slug === model));
  const choices = known.map((one) => ({ value: one.slug, label: one[language] }));
  if (!models && model) choices.push({ value: model, label: model });
  return (
    <>
      <Select
        // While the name is typed the field is the one under it.
        {...(!unlisted && { name: "model" })}
        error={unlisted ? undefined : error}
        label={t("listing-fields.model")}
        none={t("selling.choose")}
        value={unlisted ? another : model}
        onChange={({ target }) => {
          setTyping(target.value === another);
          onChange(target.value === another ? "" : target.value);
        }}
        choices={[...choices, { value: another, label: t("selling.modelOther") }]}
      />
      {unlisted && <TextInput name="model" label={t("selling.modelOtherName")} maxLength={80} />}
    </>
  );
}
