import { firstYear } from "#features/reference/enumerations.ts";

/** The tenth character, in turns of thirty years; no maker uses I, O, Q, U, Z or 0 there. */
const letters = "ABCDEFGHJKLMNPRSTVWXY123456789";
const turn = letters.length;

/**
 * Makers who put the model year there for every market: North America, Korea, China, Volkswagen's brands, Jaguar, Land Rover,
 * Volvo. Mercedes, BMW, Renault, Peugeot, Ford and Fiat have other things there in Europe, Japanese makers in the Gulf.
 */
const tellsYear = /^([1-57LK]|WV|WAU|WA1|WUA|WP|TRU|TMB|VSS|SA[JLD]|YV[14])/;

/** The turn that the tenth character stands in, of what is made for North America, by the seventh (49 CFR 565.15). */
const firstOfTurn = (vin: string) => (/\d/.test(vin[6] ?? "") ? 1980 : 1980 + turn);

/** The model year of a passenger car that was made for North America; undefined where there is none. */
export function northAmericanYear(vin: string): number | undefined {
  const place = letters.indexOf(vin[9] ?? "");
  return place < 0 ? undefined : firstOfTurn(vin) + place;
}

/**
 * The model years that a VIN may mean, the latest first: of North America one, elsewhere those thirty years apart that a listing
 * may have. None where its maker puts something else there.
 */
export function modelYears(vin: string, lastYear: number): number[] {
  const place = letters.indexOf(vin[9] ?? "");
  if (place < 0 || !tellsYear.test(vin)) return [];
  const years = /^[1-57]/.test(vin) ? [firstOfTurn(vin) + place] : [1980 + turn + place, 1980 + place];
  return years.filter((year) => year >= firstYear.car && year <= lastYear);
}
