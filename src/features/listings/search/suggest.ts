import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Suggestion } from "../listing.schema.ts";

export type Suggest = (typed: string, vehicleType: VehicleType, language: Language) => Promise<Suggestion[]>;

export function suggester(_db: Database, _clock: () => Date): Suggest {
  return async () => [];
}
