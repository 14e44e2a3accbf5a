import { type HTMLAttributes, type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import type { PageContext } from "#platform/page/context.ts";
import { showInstead } from "#ui/next-picture.ts";
import { usePage } from "#ui/page.tsx";
import { useLinksWithin } from "#ui/use-links-within.ts";
import { cardActions } from "./card-actions.ts";
import { fetchDrawing } from "./card-list.ts";

interface Props extends HTMLAttributes<HTMLElement> {
  as: "ul" | "section";
  markup: { __html: string };
}

/**
 * Cards that the server has drawn. React knows what holds them and nothing inside; there, one listener of each kind does what
 * the components of a card do (ListingCard.tsx).
 */
export function TakenCards({ as, markup, ...host }: Props) {
  // One of two elements, which are the same to all that is done here.
  const Host = as as "section";
  const page = usePage();
  const links = useLinksWithin();
  const ref = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other markup has other buttons
  useLayoutEffect(() => {
    const there = ref.current;
    if (!there) return;
    const { acts } = cardActions.value;
    const show = () => {
      for (const { name, ids } of acts) {
        const pressed = new Set(ids());
        for (const button of there.querySelectorAll<HTMLButtonElement>(`button[name="${name}"]`))
          button.ariaPressed = String(pressed.has(idOf(button)));
      }
    };
    show();
    const ends = acts.map(({ subscribe }) => subscribe(show));
    // A picture that failed before the page answered to input has told nobody.
    for (const image of there.querySelectorAll("img"))
      if (image.complete && image.naturalWidth === 0) void replace(page, image);
    return () => {
      for (const end of ends) end();
      keepFocus(there);
    };
  }, [markup]);

  useEffect(() => {
    // The next cards are the browser's own.
    (self.requestIdleCallback ?? setTimeout)(() => void fetchDrawing().catch(() => {}));
  }, []);

  const press = (event: MouseEvent<HTMLElement>) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return links.onClick(event);
    cardActions.value.acts.find(({ name }) => name === button.name)?.press(page, idOf(button));
  };
  return (
    <Host
      {...host}
      {...links}
      ref={ref}
      onClick={press}
      onErrorCapture={({ target }) => target instanceof HTMLImageElement && void replace(page, target)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server has made of it, and is already there
      dangerouslySetInnerHTML={markup}
    />
  );
}

/** The listing whose card something is in: its one link names it. */
const linkOf = (inside: Element) => inside.closest("article")?.querySelector("a");
const idOf = (inside: Element) => linkOf(inside)?.pathname.slice("/cars/".length) ?? "";

/** A photo that cannot be shown gives its place to the listing's next, and that to a drawing. Markup need not name what so few need. */
async function replace({ api }: PageContext, image: HTMLImageElement): Promise<void> {
  const params = { id: idOf(image) };
  const isFirst = !image.dataset.tried;
  image.dataset.tried = "true";
  const car = isFirst && (await api("GET /api/cars/:id", { params }).catch(() => undefined));
  showInstead(image, (car || undefined)?.photos[1]);
}

/** Where the same cards follow, drawn by React, who had come to one of them by keyboard stays at it. */
function keepFocus(leaving: HTMLElement): void {
  const place = leaving.parentElement;
  const focused = document.activeElement;
  if (!place || !focused || !leaving.contains(focused)) return;
  const [href, name] = [linkOf(focused)?.pathname, focused.getAttribute("name")];
  queueMicrotask(() => {
    const link = place.querySelector<HTMLElement>(`article a[href="${href}"]`);
    const same = name ? link?.closest("article")?.querySelector<HTMLElement>(`[name="${name}"]`) : link;
    same?.focus({ preventScroll: true });
  });
}
