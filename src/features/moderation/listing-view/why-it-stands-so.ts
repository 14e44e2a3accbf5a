import type { Wording } from "#ui/page.tsx";
import type { TableRow } from "../table/table.schema.ts";

/** Why a listing was refused or ended, in words; null of one in another state. */
export function whyItStandsSo(
  { status, rejectionCode, expiredReason }: Pick<TableRow, "status" | "rejectionCode" | "expiredReason">,
  t: Wording["t"],
): string | null {
  if (status === "rejected" && rejectionCode) return t(`moderation.code_${rejectionCode}`);
  if (status === "expired" && expiredReason) return t(`moderation.expired_${expiredReason}`);
  return null;
}
