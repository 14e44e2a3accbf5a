import { type MouseEvent, type SyntheticEvent, useMemo } from "react";
import { isForBrowser, useRouter } from "#platform/page/routing.ts";

/**
 * What makes links of markup that React does not know lead on without a reload, as `Link` does: for the element around them.
 * Pointing at one, touching it or coming to it by keyboard loads what it leads to.
 */
export function useLinksWithin() {
  const router = useRouter();
  return useMemo(() => {
    const aim = (event: SyntheticEvent) => {
      const link = linkOf(event);
      router.aimAt(link && addressOf(link));
    };
    return {
      onClick(event: MouseEvent) {
        const link = linkOf(event);
        if (!link || isForBrowser(event)) return;
        event.preventDefault();
        void router.navigate({ href: addressOf(link) });
      },
      onMouseOver: aim,
      onMouseLeave: () => router.aimAt(undefined),
      onFocus: aim,
      onTouchStart: aim,
    };
  }, [router]);
}

/** The link within which something happened, if it leads to another page of ours in its language. */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && !link.target && !link.lang && link.origin === location.origin ? link : undefined;
}
const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
