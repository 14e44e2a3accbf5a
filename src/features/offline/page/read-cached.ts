import { type CardView, cardView } from "#features/listings/card/card-view.ts";
import type { Calls } from "#platform/http/api.ts";
import { keptCaches, listingOfCall } from "../offline-store.ts";

/** What the device can show without a network; in both the last comes first. */
export interface Kept {
  saved: readonly CardView[];
  visited: readonly CardView[];
}

type AnswerOf<Name extends keyof Calls> = Calls[Name]["answer"];

/** Reads what the service worker kept of calls; a browser that refuses its storage has nothing. */
export async function readCached(): Promise<Kept> {
  try {
    return { saved: await readSaved(), visited: await readVisited() };
  } catch {
    return { saved: [], visited: [] };
  }
}

async function readSaved(): Promise<readonly CardView[]> {
  const kept = await caches.open(keptCaches.saved);
  const [call] = await kept.keys();
  const answer = call && (await kept.match(call));
  if (!answer) return [];
  const { data } = (await answer.json()) as AnswerOf<"GET /api/cars/cards">;
  return data;
}

async function readVisited(): Promise<readonly CardView[]> {
  const kept = await caches.open(keptCaches.answers);
  const visited: { at: number; card: CardView }[] = [];
  for (const request of await kept.keys()) {
    if (!listingOfCall(new URL(request.url).pathname)) continue;
    const answer = await kept.match(request);
    if (!answer) continue;
    const listing = (await answer.json()) as AnswerOf<"GET /api/cars/:id">;
    // One's own may be in another state.
    if (listing.status !== "active") continue;
    const at = Date.parse(answer.headers.get("date") ?? "") || 0;
    visited.push({ at, card: cardView({ ...listing, status: "active" }) });
  }
  return visited.sort((one, other) => other.at - one.at).map(({ card }) => card);
}
