import { type Currency, currencies, type FuelType, fuelTypes, placeAliases } from "./enumerations.ts";

/** For input: other words for the same slug ("Gasoline" → "gas"). What is unknown comes back as it was. */
export function normaliseFuelType<T>(input: T): T | FuelType {
  if (typeof input !== "string") return input;
  const word = input.trim().toLowerCase();
  if (word === "gasoline" || word === "petrol" || word === "benzine") return "gas";
  return fuelTypes.find((slug) => slug === word) ?? input;
}

/** For input: a currency in any letter case ("USD" → "usd"). What is unknown comes back as it was. */
export function normaliseCurrency<T>(input: T): T | Currency {
  if (typeof input !== "string") return input;
  const word = input.trim().toLowerCase();
  return currencies.find((slug) => slug === word) ?? input;
}

/** For input: a place by another spelling ("keserwan" → "kesrouan"). What is unknown comes back as it was. */
export const normalisePlace = (input: unknown): unknown =>
  typeof input === "string" && Object.hasOwn(placeAliases, input)
    ? placeAliases[input as keyof typeof placeAliases]
    : input;
