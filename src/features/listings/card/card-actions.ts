import type { ComponentType } from "react";
import type { PageContext } from "#platform/page/context.ts";
import { slot } from "#platform/page/slot.ts";
import type { CardView } from "./card-view.ts";

/** What a button over a card does, for cards that React draws and for those that it does not know (TakenCards.tsx). */
export interface CardAct {
  /** The name of its buttons. */
  name: string;
  /** The listings of which the button is pressed. */
  ids: () => readonly string[];
  /** Calls `listener` when that changes; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  press: (page: PageContext, id: string) => void;
}

interface CardActions {
  Buttons: ComponentType<{ listing: Pick<CardView, "id" | "name"> }>;
  acts: readonly CardAct[];
}

/** What lies over a card's picture: saving and comparing, which other features do. */
export const cardActions = slot<CardActions>("card actions");
