import type { OwnChanges } from "#features/listings/listing-state.schema.ts";

/** A new price that waits for a review: it does so only where it is far below what others ask. */
export function heldPrice({
  price,
  own: { changes },
}: {
  price: number;
  own: { changes: OwnChanges | null };
}): { price: number; reason: "price_far_below" } | undefined {
  const isHeld = changes && !changes.isRefused && ("price" in changes.values || "currency" in changes.values);
  return isHeld ? { price: Number(changes.values.price ?? price), reason: "price_far_below" } : undefined;
}
