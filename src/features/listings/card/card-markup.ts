import type { CardList } from "./card-list.ts";

interface Markup {
  layout: string | undefined;
  /** As React takes it: while this is the same object, it touches nothing inside. */
  html: { __html: string };
}

/** Kept for as long as the list is: to go back to a page of the server shows its cards again. */
const kept = new WeakMap<CardList, Markup>();

/** The markup that the server has made of a list in this layout, as it is on the page or was when the list was first shown. */
export function markupOf(
  list: CardList,
  name: string,
  layout: string | undefined,
): Markup["html"] | undefined {
  if (!kept.has(list)) {
    const there = document.querySelector(`[data-cards="${name}"]`);
    if (!there) return undefined;
    kept.set(list, { layout, html: { __html: there.innerHTML } });
  }
  const markup = kept.get(list);
  return markup?.layout === layout ? markup?.html : undefined;
}
