import type { ComponentType } from "react";
import { slot } from "#platform/page/slot.ts";
import type { CardView } from "./card-view.ts";

/** What lies over a card's picture: saving and comparing, which other features do. */
export const cardActions = slot<ComponentType<{ listing: Pick<CardView, "id" | "title"> }>>("card actions");
