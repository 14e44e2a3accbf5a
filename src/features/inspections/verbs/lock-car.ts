import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { areLinked } from "../inspection.queries.ts";

interface Car {
  id: string;
  vehicle_type: "car" | "motorcycle";
  brand: string;
  model: string;
  year: number;
  vin_number: string | null;
  user_id: string;
  is_linked: boolean;
}

/**
 * Holds a car that is on sale and that this partner may inspect. Errors: `listing.not_found` for one that not everybody sees;
 * `inspection.cars_only`; `inspection.own_listing` for the partner's own, one of its showroom, or of a member of it.
 */
export async function lockInspectable(
  tx: Database,
  { carId, partnerId }: { carId: string; partnerId: string },
) {
  const { rows } = await sql<Car>`
    select c.id, c.vehicle_type, c.brand, c.model, c.year, c.vin_number, c.user_id,
      ${areLinked("p.user_id", "c.user_id")} as is_linked
    from cars c, inspection_partners p
    where c.id = ${carId}::uuid and p.id = ${partnerId}::uuid and c.is_public
    for no key update of c`.execute(tx);
  const [car] = rows;
  if (!car) throw new AppError("listing.not_found");
  if (car.vehicle_type !== "car") throw new AppError("inspection.cars_only");
  if (car.is_linked) throw new AppError("inspection.own_listing");
  return car;
}
