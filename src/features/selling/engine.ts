/** What decides whether a motorcycle has an engine to be measured. */
export interface EngineSaid {
  vehicleType?: string | undefined;
  motorcycleType?: string | null | undefined;
  fuelType?: string | null | undefined;
  bikeEngineSize?: number | null | undefined;
}

export const isElectric = ({ motorcycleType, fuelType }: Pick<EngineSaid, "motorcycleType" | "fuelType">) =>
  motorcycleType === "electric" || fuelType === "electric";

/** A motorcycle says how large its engine is, unless it is electric and has none. */
export const engineErrors = (said: EngineSaid): Record<string, `field.${string}`> =>
  said.vehicleType === "motorcycle" && !isElectric(said) && (said.bikeEngineSize ?? undefined) === undefined
    ? { bikeEngineSize: "field.required" }
    : {};
