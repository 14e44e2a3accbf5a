import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { mostFeatured, stripSize } from "./featured-turn.ts";
import { listingCard, listingEvent, publicListing } from "./listing.schema.ts";

const byId = z.object({ id: z.uuid() });

export const listingContract = contract({
  "GET /api/cars/featured": {
    summary: "Featured listings, in turn by the hour",
    policy: "public",
    query: z.object({ limit: z.coerce.number().int().min(1).max(mostFeatured).default(stripSize) }),
    answer: z.array(listingCard),
  },
  "GET /api/cars/:id": {
    summary:
      "One listing as anyone may see it, 410 once it has expired; its owner, and an administrator whose role covers listings, see it in any state, with `own`",
    policy: "public",
    staff: ["stock", "sales"],
    seesMore: "listings",
    params: byId,
    answer: publicListing,
  },
  "GET /api/cars/:id/similar": {
    summary:
      "Active listings most like one that is or was on sale: same model first, then year, price and body",
    policy: "public",
    staff: ["stock", "sales"],
    params: byId,
    query: z.object({ limit: z.coerce.number().int().min(1).max(12).default(6) }),
    answer: z.array(listingCard),
  },
  "POST /api/cars/:id/events": {
    summary: "Count a view, contact, favorite or share: once per visitor and hour",
    policy: "public",
    staff: ["stock", "sales"],
    params: byId,
    body: listingEvent,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof listingContract> {}
}
