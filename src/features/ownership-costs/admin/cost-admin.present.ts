import { versionOf } from "#features/administrators/versions.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { CostKind } from "../cost.choices.ts";
import type { AdminCostRow, CostTable } from "./cost-admin.contract.ts";
import type { StoredCost } from "./cost-admin.queries.ts";

/** A table as administrators see it. Its version changes with every row that is entered or withdrawn. */
export function presentCostTable(
  kind: CostKind,
  vehicleType: VehicleType,
  all: readonly StoredCost[],
): CostTable {
  const rows = all.filter((row) => row.kind === kind && row.vehicle_type === vehicleType);
  return {
    kind,
    vehicleType,
    version: versionOf({ rows: rows.map(({ id, withdrawn_at }) => [id, withdrawn_at !== null]) }),
    rows: rows.map(presentCostRow),
  };
}

export const presentCostRow = (row: StoredCost): AdminCostRow => ({
  id: row.id,
  state: row.state,
  validFrom: row.valid_from,
  currency: row.currency,
  percent: Number(row.percent),
  fixed: Number(row.fixed),
  vatPercent: Number(row.vat_percent),
  measure: row.measure,
  bands: row.bands.map((band) => ({ ...band, amount: Number(band.amount) })),
  excise: row.excise.map(({ from, percent }) => ({ from: Number(from), percent: Number(percent) })),
  source: row.source,
  sourceUrl: row.source_url,
  noteAr: row.note_ar,
  noteEn: row.note_en,
  reason: row.reason,
  enteredBy: row.entered_by,
  enteredAt: row.entered_at.toISOString(),
  withdrawnBy: row.withdrawn_by,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  withdrawnReason: row.withdrawn_reason,
});
