import { type HTMLAttributes, type ReactNode, useEffect } from "react";
import { type CardList, drawingOfCards } from "./card-list.ts";
import { markupOf } from "./card-markup.ts";
import type { CardLooks } from "./DrawnCards.tsx";
import { TakenCards } from "./TakenCards.tsx";

interface Props extends HTMLAttributes<HTMLElement>, CardLooks {
  /** Of all lists on the page, this one. */
  name: string;
  list: CardList;
  /** Where the page has no such markup, as in another layout: asks for the cards. */
  onMissing?: () => void;
  /** What stands here until they have come. */
  instead?: ReactNode;
}

/**
 * Some listings as cards. What the server has drawn, the browser leaves as it is, and knows nothing of but what its buttons and
 * links say (TakenCards.tsx); what it has fetched itself, it draws. Needs the namespace "listings".
 */
export function Cards({ name, list, onMissing, instead, ...given }: Props) {
  const { as, layout, heading, sizes, eager, distances, ...host } = given;
  const looks = { as, layout, heading, sizes, eager, distances };
  if (list.cards) {
    const { DrawnCards } = drawingOfCards();
    // The name says where markup can be taken over: nothing else is made on the server.
    const named = import.meta.env.SSR && { "data-cards": name };
    return <DrawnCards {...named} {...host} {...looks} cards={list.cards} />;
  }
  const markup = markupOf(list, name, layout);
  if (!markup) return <Missing onMissing={onMissing}>{instead}</Missing>;
  return <TakenCards data-cards={name} {...host} as={as} markup={markup} />;
}

function Missing({ onMissing, children }: { onMissing: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onMissing?.(), [onMissing]);
  return children;
}
