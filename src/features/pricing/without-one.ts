import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import { readModel } from "./engine/model.ts";
import type { KnownMarket, KnownModel } from "./kept-market.ts";
import { spanOf } from "./labels/judge.ts";
import { findListed, keyOf } from "./labels/market.queries.ts";

/** Among more than these, what one of them asks is not to be seen. */
const few = 200;

/**
 * What is known of a model, beside one of its listings where that is named: it is judged by all others, never by itself.
 * Undefined where no other is known of.
 */
export async function knownWithout(
  db: Database,
  market: KnownMarket,
  of: { vehicleType: VehicleType; brand: string; model: string },
  id?: string,
): Promise<KnownModel | undefined> {
  const known = market.models.get(keyOf(of));
  if (id === undefined || (known && known.level.listings > few)) return known;
  const { vehicleType, brand, model } = of;
  const listings = await findListed(db, [{ vehicle_type: vehicleType, brand, model }]);
  const others = listings.filter((one) => one.id !== id);
  if (others.length === listings.length) return known;
  if (others.length === 0) return undefined;
  const { level } = readModel(market.curve, others, market.year);
  return { brand, model, ...spanOf(others, market.year), level };
}
