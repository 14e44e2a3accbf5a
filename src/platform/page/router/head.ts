import { escapeHtml } from "#text/html.ts";
import type { Head, HeadTag } from "./page-definition.ts";

const tag = (element: string, attributes: HeadTag) =>
  `<${element}${Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeHtml(value)}"`))
    .join("")}>`;

/** Of a title, a name or a property the last one stands: a page refines what the frame says. */
export function headOf(...parts: readonly Head[]): Required<Head> {
  const meta = new Map<string, HeadTag>();
  for (const one of parts.flatMap((part) => part.meta ?? [])) {
    const key = "title" in one ? "title" : (one.name ?? one.property ?? JSON.stringify(one));
    meta.set(key, one);
  }
  return {
    meta: [...meta.values()],
    links: parts.flatMap((part) => part.links ?? []),
    scripts: parts.flatMap((part) => part.scripts ?? []),
  };
}

const [begin, end] = ["<!--head-->", "<!--/head-->"];

/** The head of a page as text, for the server's page and for the browser's: React has no part in it. */
export function headHtml({ meta, links, scripts }: Required<Head>): string {
  const tags = [
    ...meta.map((one) =>
      one.title === undefined ? tag("meta", one) : `<title>${escapeHtml(one.title)}</title>`,
    ),
    ...links.map((one) => tag("link", one)),
    ...scripts.map(
      ({ type, children }) => `<script type="${type}">${children.replaceAll("<", "\\u003c")}</script>`,
    ),
  ];
  return begin + tags.join("") + end;
}

/** Puts the head of another page in the place of the present one. */
export function showHead(head: Required<Head>): void {
  const notes = [...document.head.childNodes].filter((node) => node instanceof Comment);
  const [first, last] = [begin, end].map((text) => notes.find(({ data }) => `<!--${data}-->` === text));
  if (!first || !last) return;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  range.deleteContents();
  range.insertNode(range.createContextualFragment(headHtml(head)));
}
