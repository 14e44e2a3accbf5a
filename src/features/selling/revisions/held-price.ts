import type { OwnListingDetail } from "#features/listings/listing.schema.ts";

/** A new price that waits for a review: it does so only where it is far below what others ask. */
export function heldPrice({
  price,
  own: { changes },
}: Pick<OwnListingDetail, "price" | "own">): { price: number; reason: "price_far_below" } | undefined {
  const isHeld = changes && !changes.isRefused && ("price" in changes.values || "currency" in changes.values);
  return isHeld ? { price: Number(changes.values.price ?? price), reason: "price_far_below" } : undefined;
}
