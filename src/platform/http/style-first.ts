/**
 * A page that carries the style sheets of every page has them before the links to those of its screen, which build on them:
 * what comes later wins. React writes links first, wherever they stand. Their own addresses stand there as links that load
 * nothing: parts that come on demand look for what they need among the links, and would bring these once more, after all others.
 */
export function styleFirst(html: string, addresses: readonly string[]): string {
  const mark = html.indexOf("data-tsr-inline-css");
  if (mark < 0) return html;
  const start = html.lastIndexOf("<style", mark);
  const end = html.indexOf("</style>", mark) + "</style>".length;
  const links = html.slice(0, start).indexOf('<link rel="stylesheet"');
  const first = links < 0 ? start : links;
  const named = addresses.map((address) => `<link rel="stylesheet" href="${address}" disabled/>`).join("");
  return html.slice(0, first) + html.slice(start, end) + named + html.slice(first, start) + html.slice(end);
}
