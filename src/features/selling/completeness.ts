import { columnNameOf, fieldNames, listingFields } from "#features/listings/fields.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Fields } from "./form/fields.ts";
import { qualityOf } from "./form/quality.ts";
import type { StoredColumns } from "./listing-columns.ts";

/** How much of what sells it a listing says, in percent: as the form's meter shows it. */
export function completenessOf(vehicleType: VehicleType, row: StoredColumns): number {
  const fields = Object.fromEntries(
    fieldNames.map((field) => {
      const value = row[columnNameOf(field)];
      return [field, listingFields[field].kind === "set" ? value : String(value ?? "")];
    }),
  );
  return qualityOf(vehicleType, fields as unknown as Fields).percent;
}
