import type { DemoListing } from "./listing.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** How many listings of a market get counted events: enough for every chart, few enough to load fast. */
export const listingsWithEvents = 3000;

const referrers = [
  "https://www.google.com/",
  "https://www.facebook.com/",
  "https://www.instagram.com/",
  null,
  null,
  null,
];

/** Enough for a chart of all listings together; and of one whose owner can sign in and look at it. */
const usual = [2, 14] as const;
const lookedAt = [40, 160] as const;

/** Events of the last 30 days: mostly views, some contacts, shares and favourites; never more than the views counted. */
export function eventsOf(
  { row, created, random }: DemoListing,
  now: Date,
  isLookedAt: boolean,
): Record<string, unknown>[] {
  const [fewest, most] = isLookedAt ? lookedAt : usual;
  const since = Math.max(created.getTime(), now.getTime() - 30 * dayMs);
  const count = Math.min(Number(row.view_count), random.int(fewest, most));
  return Array.from({ length: count }, () => {
    const draw = random.next();
    const event = draw < 0.78 ? "view" : draw < 0.92 ? "contact" : draw < 0.97 ? "favorite" : "share";
    const at = new Date(random.between(since, now.getTime()));
    const channel =
      event === "contact" ? (random.chance(0.7) ? "whatsapp" : "call") : event === "share" ? "link" : null;
    return {
      id: random.uuidAt(at),
      car_id: row.id,
      event,
      channel,
      visitor_hash: random.hex(32),
      referrer: random.pick(referrers),
      hour: new Date(Math.floor(at.getTime() / hourMs) * hourMs).toISOString(),
      created_at: at.toISOString(),
    };
  });
}
