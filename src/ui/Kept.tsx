import type { ComponentProps, ReactNode } from "react";
import { type Wording, wordingOf } from "#i18n/wording.ts";
import { escapeHtml } from "#text/html.ts";
import { usePage } from "./page.tsx";

interface Props extends Omit<ComponentProps<"div">, "children"> {
  /** The element that holds it. */
  as: "article" | "section" | "div" | "ul" | "dl";
  /** What it shows, and all of it that it shows: while this is the same object, so is the markup. */
  thing: object;
  /** What else it depends on beside the language, and what tells it apart from other markup of the same thing. */
  variant: (words: Wording) => string;
  /** A text in it that is each page's own. */
  hole?: string | undefined;
  /** Draws what is inside, with the hole's text where it has one. */
  children: (hole: string | undefined) => ReactNode;
}

/** Stands for a hole in the markup that is kept. Unknown to everybody, so no text can hold it. */
const mark = import.meta.env.SSR ? crypto.randomUUID() : "";

/**
 * An element whose inside the server writes once and keeps, for the next page that shows the same (docs/decisions/0017). In the
 * browser it is drawn and answers like any other: React finds there what it would have written. What is inside must not depend on the
 * visitor or the page, may use neither `useId` nor wait, and is rendered by itself: nothing of the component may come after it.
 */
export function Kept({ as, thing, variant, hole, children, ...host }: Props) {
  const page = usePage();
  // Their attributes are the same.
  const Host = as as "div";
  if (!import.meta.env.SSR || !page.place || !page.keep) return <Host {...host}>{children(hole)}</Host>;
  const said = variant(wordingOf(page));
  const html =
    hole === undefined
      ? page.place(thing, said, children(hole))
      : page.keep(thing, `${said} hole`, children(mark)).replace(mark, () => escapeHtml(hole));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has made of the children
  return <Host {...host} dangerouslySetInnerHTML={{ __html: html }} />;
}
