import type { HTMLAttributes } from "react";
import type { CardView } from "./card-view.ts";
import { ListingCard } from "./ListingCard.tsx";

/** How the cards of a list look. */
export interface CardLooks extends Pick<Parameters<typeof ListingCard>[0], "layout" | "heading" | "sizes"> {
  /** What holds them: a list in which each is an item, or what is not read out as one. */
  as: "ul" | "section";
  /** Whether the picture of the first is in view at once. */
  eager?: boolean | undefined;
  /** Kilometres from the place that was chosen, by place. */
  distances?: Readonly<Record<string, number>> | undefined;
}

interface Props extends HTMLAttributes<HTMLElement>, CardLooks {
  cards: readonly CardView[];
}

/** Cards as React draws them: the server's, and those that the browser has fetched. */
export function DrawnCards({ cards, as: Host, layout, heading, sizes, eager, distances, ...host }: Props) {
  const looks = { ...(layout && { layout }), ...(heading && { heading }), ...(sizes && { sizes }) };
  return (
    <Host {...host}>
      {cards.map((listing, index) => {
        const card = (
          <ListingCard
            key={listing.id}
            listing={listing}
            {...looks}
            eager={eager && index === 0}
            distance={distances?.[listing.city]}
          />
        );
        return Host === "ul" ? <li key={listing.id}>{card}</li> : card;
      })}
    </Host>
  );
}
