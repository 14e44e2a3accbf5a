import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { Fields } from "./fields.ts";
import { usualQuery } from "./form.api.ts";

interface Props {
  vehicleType: VehicleType;
  name: "category" | "bodyType" | "motorcycleType" | "bikeEngineSize";
}

/** What the chosen model usually is: a proposal, which stands in the form only once its seller takes it over. */
export function Usual({ vehicleType, name }: Props) {
  const { t, name: nameOf, number } = useWording();
  const { api } = usePage();
  const { control, setValue, formState } = useFormContext<Fields>();
  const [brand, model, said] = useWatch({ control, name: ["brand", "model", name] });
  const { data } = useQuery(usualQuery(api, vehicleType, brand));
  const known = data?.find(({ slug }) => slug === model);
  const usual = {
    category: known?.category,
    bodyType: known?.bodies?.[0],
    motorcycleType: known?.motorcycleType,
    // Of an electric one it is 0.
    bikeEngineSize: known?.engineCc || undefined,
  }[name];
  if (!usual || said !== "") return null;
  const value = typeof usual === "number" ? number(usual) : nameOf(name, usual);
  const takeOver = () =>
    setValue(name, String(usual), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <p className="hint">
      {t("selling.usually", { value })}{" "}
      <button type="button" className="link" onClick={takeOver}>
        {t("selling.vinTake")}
      </button>
    </p>
  );
}
