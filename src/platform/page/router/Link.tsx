import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { hrefOf, isActive, locationOf } from "./address.ts";
import type { NavigateOptions } from "./router.ts";
import { useLocation, useRouter } from "./view.tsx";

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">;
export interface LinkProps extends Omit<NavigateOptions, "href">, Attributes {
  ref?: Ref<HTMLAnchorElement>;
  /** Whether the page is loaded as soon as a pointer, a finger or the focus is on the link. */
  preload?: boolean;
  activeOptions?: Parameters<typeof isActive>[2];
}

/** A press that the browser answers with something else than going there: another tab, a window, a download. */
export const isForBrowser = (event: MouseEvent | globalThis.MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;

/** A link to another page; one to the present page says so. */
export function Link(props: LinkProps) {
  const { to, params, search, hash, replace, resetScroll, state, ignoreBlocker, ...rest } = props;
  const { preload = true, activeOptions, ...attributes } = rest;
  const { onClick, onFocus, onMouseEnter, onMouseLeave, onTouchStart, target } = attributes;
  const router = useRouter();
  const here = useLocation();
  const href = hrefOf({ to, params, search, hash }, here);
  const isHere = isActive(locationOf(href), here, activeOptions);
  const aiming =
    <E,>(own: ((event: E) => void) | undefined, at: string | undefined) =>
    (event: E) => {
      own?.(event);
      if (preload) router.aimAt(at);
    };
  return (
    <a
      {...(isHere && { "aria-current": "page" })}
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (isForBrowser(event) || (target && target !== "_self")) return;
        event.preventDefault();
        void router.navigate({ href, replace, resetScroll, state, ignoreBlocker });
      }}
      onFocus={aiming(onFocus, href)}
      onMouseEnter={aiming(onMouseEnter, href)}
      onMouseLeave={aiming(onMouseLeave, undefined)}
      onTouchStart={aiming(onTouchStart, href)}
    />
  );
}
