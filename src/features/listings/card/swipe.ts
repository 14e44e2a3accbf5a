import type { PointerEvent as ReactPointerEvent } from "react";
import { usePage } from "#ui/page.tsx";
import * as styles from "./card.module.css";

/** Pixels to the side that make a touch a swipe: up to about so many a browser takes it for a tap on the card's link. */
const slop = 16;

/**
 * For what holds cards: lets a finger swipe the photos of one. Only once it goes to the side are the other photos asked for, and
 * the code that shows them (swiped-photos.ts); a swipe that is over before that has come still counts.
 */
export function useSwipe() {
  const { api } = usePage();
  return ({ pointerType, target, nativeEvent: start }: ReactPointerEvent<HTMLElement>) => {
    const article = pointerType === "touch" && target instanceof Element ? target.closest("article") : null;
    const card = article?.querySelector<HTMLElement>(`.pic:has(.${styles.count})`);
    // The link lies over the whole card, so the place alone tells what is under the finger.
    if (!card || start.clientY > card.getBoundingClientRect().bottom) return;
    const listening = new AbortController();
    let moved = 0;
    let photos: Promise<typeof import("./swiped-photos.ts")> | undefined;
    const show = (distance: number, isOver: boolean) =>
      void photos?.then(({ showSwiped }) => showSwiped(api, card, distance, isOver)).catch(() => {});

    const follow = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      if (event.type === "pointermove") {
        moved = event.clientX - start.clientX;
        if (Math.abs(moved) > slop) photos ??= import("./swiped-photos.ts");
        return show(moved, false);
      }
      listening.abort();
      show(event.type === "pointerup" ? moved : 0, true);
    };
    for (const type of ["pointermove", "pointerup", "pointercancel"] as const)
      document.addEventListener(type, follow, { signal: listening.signal });
  };
}
