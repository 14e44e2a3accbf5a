import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Hold, Link } from "./blocks.ts";
import { familyKey, familyOf } from "./family-of.ts";
import type { Curve, Level } from "./fit.ts";

/** What a model stands on before its own listings are read. */
export interface Standing {
  level: number;
  slope: number;
  /** How much that counts beside its own listings. */
  hold: Hold;
  /** Its family, as far as it has one, and its brand. */
  above: readonly Link[];
}

/** Of a maker that nobody has listed, as much is known as that makers differ. */
const unknown = ({ scatter }: Curve): Level => ({
  ...{ level: 0, slope: 0, listings: 0 },
  unsure: [0.4 ** 2 / scatter ** 2, 0, 0.15 ** 2 / scatter ** 2],
});
const last: Hold = [0, 0];

/** The family of a model, where some of it are listed. */
export function levelOfFamily(
  { families }: Curve,
  { vehicleType, brand, model }: { vehicleType: VehicleType; brand: string; model: string },
): Level | undefined {
  const family = familyOf(vehicleType, brand, model);
  return family === undefined ? undefined : families[familyKey(brand, family)];
}

export function standingOf(
  curve: Curve,
  of: { vehicleType: VehicleType; brand: string; model: string },
): Standing {
  const brand = curve.brands[of.brand] ?? unknown(curve);
  const top = { unsure: brand.unsure, hold: last };
  const family = levelOfFamily(curve, of);
  const { level, slope } = family ?? brand;
  return family
    ? {
        level,
        slope,
        hold: curve.hold.model,
        above: [{ unsure: family.unsure, hold: curve.hold.family }, top],
      }
    : { level, slope, hold: curve.hold.single, above: [top] };
}
