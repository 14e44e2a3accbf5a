import { vehicleTypes } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import { findMarkets } from "./kept-market.ts";
import { nameOfModel } from "./model-name.ts";
import { modelsWithPages, tellModel } from "./tell-value.ts";
import { type ValueOf, valuePath } from "./value-address.ts";

/** The paths of all models, and of their years, of which enough is listed to say what they are worth. */
export async function valuePaths(db: Database): Promise<string[]> {
  const markets = await findMarkets(db);
  const pages = vehicleTypes.flatMap((vehicleType): ValueOf[] => {
    const market = markets[vehicleType];
    if (!market) return [];
    return modelsWithPages(market)
      .filter(({ brand, model }) => nameOfModel(vehicleType, brand, model))
      .flatMap(({ brand, model }) => {
        const of = { vehicleType, brand, model };
        const years = tellModel(market, of)?.years ?? [];
        return years.length > 0 ? [of, ...years.map(({ year }) => ({ ...of, year }))] : [];
      });
  });
  return ["/value", ...pages.map(valuePath)];
}
