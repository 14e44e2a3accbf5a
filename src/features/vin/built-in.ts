export const regions = ["africa", "asia", "europe", "north-america", "oceania", "south-america"] as const;
export type Region = (typeof regions)[number];

const regionsBy: readonly (readonly [RegExp, Region])[] = [
  [/^[A-G]/, "africa"],
  [/^[HJ-NPR]/, "asia"],
  [/^[S-Z]/, "europe"],
  [/^[1-5]|^7[F-Z0-9]/, "north-america"],
  [/^[67]/, "oceania"],
];

/** Where its maker was given its number (ISO 3780): not for which market it was made. */
export const regionOf = (vin: string): Region =>
  regionsBy.find(([pattern]) => pattern.test(vin))?.[1] ?? "south-america";

/** ISO 3166, by the first two characters; only what cars here come from. */
// biome-ignore format: a table
const countries: readonly (readonly [RegExp, string])[] = [
  [/^[145]|^7[F-Z0-9]/, "US"], [/^2/, "CA"], [/^3[A-X]/, "MX"], [/^6[A-X]/, "AU"], [/^8[A-E]/, "AR"], [/^9[A-E]/, "BR"],
  [/^A[A-H]/, "ZA"], [/^J/, "JP"], [/^K[L-R]/, "KR"], [/^[LH]/, "CN"], [/^M[A-E]/, "IN"], [/^M[L-R]/, "TH"],
  [/^N[A-E]/, "IR"], [/^N[L-R]/, "TR"], [/^R[AB]/, "AE"], [/^R[F-K]/, "TW"], [/^R[ST]/, "SA"], [/^S[A-M]/, "GB"],
  [/^S[N-T]/, "DE"], [/^T[J-P]/, "CZ"], [/^T[R-V]/, "HU"], [/^U[5-7]/, "SK"], [/^U[UVW]/, "RO"], [/^V[A-E]/, "AT"],
  [/^V[F-R]/, "FR"], [/^V[S-W]/, "ES"], [/^W/, "DE"], [/^Y[S-W]/, "SE"], [/^Z[A-U]/, "IT"],
];
/** Tesla's number for its works near Berlin is of the Dutch range. */
export const countryOf = (vin: string): string | undefined =>
  vin.startsWith("XP7") ? "DE" : countries.find(([pattern]) => pattern.test(vin))?.[1];
