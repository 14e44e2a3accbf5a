import { columnNameOf, type Field, fieldNames, listingFields } from "#features/listings/fields.ts";
import type { OwnChanges } from "#features/listings/listing-state.schema.ts";
import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import type { Revision } from "./revision.queries.ts";

/** What waits beside the version on sale, or was refused, as its owner reads it. */
export function presentRevision(revision: Revision | null): OwnChanges | null {
  if (!revision) return null;
  const { changes, refused_at, rejection_code, rejection_reason } = revision;
  const named = fieldNames.filter((field) => columnNameOf(field) in changes);
  const toBe = (field: Field) => {
    const value = changes[columnNameOf(field)] ?? null;
    return listingFields[field].kind === "decimal" && value !== null ? Number(value) : value;
  };
  return {
    fields: named,
    values: Object.fromEntries(named.map((field) => [field, toBe(field)])),
    isRefused: refused_at !== null,
    rejectionCode: refused_at ? (rejectionCodes.find((one) => one === rejection_code) ?? "other") : null,
    rejectionReason: rejection_reason,
  };
}
