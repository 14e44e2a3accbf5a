import { recordEvent } from "#features/listings/verbs/record-event.ts";
import type { Database } from "#platform/db/connect.ts";

let visitor = 0;

/** Counts events of a live listing for tests, each of another visitor. */
export async function makeEvents(
  db: Database,
  carId: string,
  event: "view" | "contact" | "favorite" | "share",
  { count = 1, at, channel = null }: { count?: number; at: Date; channel?: string | null },
): Promise<void> {
  for (let n = 0; n < count; n++) {
    visitor += 1;
    const counted = await recordEvent(db, {
      carId,
      event,
      channel,
      visitorHash: `visitor-${visitor}`,
      userAgent: null,
      referrer: null,
      at,
    });
    if (!counted) throw new Error("Not counted: the listing is not live, or the visitor came twice");
  }
}
