import type { z } from "zod";
import type { listingEvent } from "../listing.schema.ts";

type ListingEvent = z.input<typeof listingEvent>;

/**
 * Tells the market that a listing was seen, shared or answered (POST /api/cars/{id}/events). Fire and forget: it
 * outlives the page, since a call or a chat takes the visitor away, and no failure of it may disturb anyone.
 */
export function countEvent(
  listingId: string,
  event: ListingEvent["event"],
  channel?: ListingEvent["channel"],
) {
  const address = `/api/cars/${encodeURIComponent(listingId)}/events`;
  const body = JSON.stringify(channel ? { event, channel } : { event });
  const sent = navigator.sendBeacon?.(address, new Blob([body], { type: "application/json" }));
  if (sent) return;
  const headers = { "content-type": "application/json" };
  fetch(address, { method: "POST", body, headers, keepalive: true }).catch(() => undefined);
}
