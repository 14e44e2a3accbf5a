import type { ListingDraft } from "./drafts.contract.ts";
import type { DraftRow } from "./drafts.queries.ts";

export const presentDraft = ({ vehicle_type, updated_at, ...draft }: DraftRow): ListingDraft => ({
  ...draft,
  vehicleType: vehicle_type,
  updatedAt: updated_at.toISOString(),
});
