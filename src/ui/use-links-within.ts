import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, type SyntheticEvent, useMemo } from "react";

/** How long a link is pointed at before what it leads to is loaded, in milliseconds: as long as with `Link`. */
const delay = 50;

/**
 * What makes links of markup that React does not know lead on without a reload, as `Link` does: for the element around them.
 * Pointing at one, touching it or coming to it by keyboard loads what it leads to.
 */
export function useLinksWithin() {
  const router = useRouter();
  return useMemo(() => {
    let aimedAt: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Nothing is lost when it fails: to follow the link asks once more.
    const preload = (link: HTMLAnchorElement) =>
      void router.preloadRoute({ to: addressOf(link) as never }).catch(() => {});
    const aim = (link: HTMLAnchorElement | null) => {
      if (link === aimedAt) return;
      aimedAt = link;
      clearTimeout(timer);
      if (link) timer = setTimeout(preload, delay, link);
    };
    const aimAtTarget = (event: SyntheticEvent) => aim(linkOf(event));
    const aimAtNone = () => aim(null);
    return {
      onClick(event: MouseEvent) {
        const link = linkOf(event);
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
        if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        aimAtNone();
        void router.navigate({ href: addressOf(link) });
      },
      onMouseOver: aimAtTarget,
      onMouseLeave: aimAtNone,
      onFocus: aimAtTarget,
      onBlur: aimAtNone,
      onTouchStart(event: SyntheticEvent) {
        const link = linkOf(event);
        if (link) preload(link);
      },
    };
  }, [router]);
}

const linkOf = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest("a") : null);
const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
