import type { ListingCard as Listing } from "../listing.schema.ts";
import { type CardView, cardView } from "./card-view.ts";

/**
 * Some listings as a page shows them (Cards.tsx). A page of the server has their markup, so what they are made of stays
 * there: in the browser `cards` is missing until it has fetched the list itself.
 */
export interface CardList {
  count: number;
  cards?: readonly CardView[];
}

let drawing: typeof import("./DrawnCards.tsx") | undefined;

/** Fetches what draws cards: who was given a page that has them may never need it. */
export async function fetchDrawing(): Promise<void> {
  drawing ??= await import("./DrawnCards.tsx");
}

/** There since a list of cards is: `cardList` waits for it. */
export function drawingOfCards(): typeof import("./DrawnCards.tsx") {
  if (!drawing) throw new Error("Cards were listed without cardList()");
  return drawing;
}

/** The list of what is being asked for, with what it takes to draw it. Rejects as `listings` does. */
export async function cardList(listings: Promise<readonly Listing[]>): Promise<CardList> {
  const [found] = await Promise.all([listings, fetchDrawing()]);
  const cards = found.map(cardView);
  // On the server they are there to be drawn and for the head, but nothing that writes the page's data finds them.
  return Object.defineProperty({ count: cards.length }, "cards", {
    value: cards,
    enumerable: !import.meta.env.SSR,
  });
}
