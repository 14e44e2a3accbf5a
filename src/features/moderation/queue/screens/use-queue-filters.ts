import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";

export const queueKinds = ["all", "flagged", "car", "motorcycle", "dealers"] as const;
type QueueKind = (typeof queueKinds)[number];

/** What of the queue is shown, as both calls take it. */
export interface QueueFilters {
  search?: string;
  city?: string;
  vehicleType?: "car" | "motorcycle";
  flagged: boolean;
  dealers: boolean;
  order?: "oldest";
}

/** The filters of the queue, which the address holds. */
export function useQueueFilters() {
  const at = useTabAddress();
  const kind: QueueKind = at.oneOf("kind", queueKinds) ?? "all";
  const { q, city } = at.address;
  const order = at.oneOf("sort", ["oldest"]);
  const filters: QueueFilters = {
    flagged: kind === "flagged",
    dealers: kind === "dealers",
    ...(order && { order }),
    ...(q && { search: q }),
    ...(city && { city }),
    ...((kind === "car" || kind === "motorcycle") && { vehicleType: kind }),
  };
  /** The same as a query: an address has words alone. */
  const query = { ...filters, flagged: String(filters.flagged), dealers: String(filters.dealers) };
  return { at, kind, filters, query };
}
