import { useQuery } from "@tanstack/react-query";
import { modelsQuery } from "#features/search/search.api.ts";
import type { VinReading } from "#features/vin/reading.schema.ts";
import { usePage, useWording } from "#ui/page.tsx";

/** More are no answer to which one it is. */
const mostModels = 5;

/** What a VIN tells of the vehicle, in words: which one it is, and what else is known of it. */
export function useVehicleWords(reading: VinReading): { vehicle: string; facts: string[] } {
  const { t, name, plain, number, language } = useWording();
  const { api } = usePage();
  const { brand, brands, model, models, family, years } = reading;
  const of = brand ? [brand] : [];
  const { data: known } = useQuery({ ...modelsQuery(api, "car", of), enabled: Boolean(brand) });
  const { data: families } = useQuery({
    ...modelsQuery(api, "car", of, "families"),
    enabled: Boolean(brand && family && !model),
  });
  const named = (slug: string) => known?.find((one) => one.slug === slug)?.[language] ?? slug;
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(language, { type: "disjunction" }).format(words);

  const ofModels = () => {
    if (model) return named(model);
    if (family) return families?.find(({ slug }) => slug === family)?.[language] ?? "";
    // "Toyota Corolla Matrix", which our list has not.
    if (reading.name) return reading.name.split(" ").slice(1).join(" ");
    return models.length > 0 && models.length <= mostModels ? list(models.map(named)) : "";
  };
  const vehicle = [
    brands.length > 0 && brands.length <= mostModels && list(brands.map((one) => name("brand", one))),
    ofModels(),
    years.length > 0 && list(years.map((year) => plain(year))),
  ].filter(Boolean);

  const { engineCapacity, fuelType, bodyType, driveType, numberOfDoors, builtIn } = reading;
  const facts = [
    engineCapacity && t("vin.litres", { litres: number(engineCapacity) }),
    fuelType && name("fuelType", fuelType),
    bodyType && name("bodyType", bodyType),
    driveType && name("driveType", driveType),
    numberOfDoors && t("vin.doors", { count: numberOfDoors }),
    builtIn && t("vin.builtIn", { country: countryName(language, builtIn) }),
  ];
  return { vehicle: vehicle.join(" "), facts: facts.flatMap((fact) => fact || []) };
}

const countryName = (language: string, code: string) =>
  new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
