const sheetLink = /<link rel="stylesheet"[^>]*>/g;

/**
 * A page that carries the style sheets of every page has them before the links to those of its screen, which build on them:
 * what comes later wins. React writes these links first, wherever they stand, and finds them anywhere; the style itself keeps
 * its place, where React looks for it. The addresses of what it carries stand behind it as links that load nothing: parts that
 * come on demand look for what they need among the links, and would bring these once more, after all others.
 */
export function styleFirst(html: string, addresses: readonly string[]): string {
  const mark = html.indexOf("data-tsr-inline-css");
  if (mark < 0) return html;
  const end = html.indexOf("</style>", mark) + "</style>".length;
  const before = html.slice(0, html.lastIndexOf("<style", mark));
  const links = before.match(sheetLink)?.join("") ?? "";
  const named = addresses.map((address) => `<link rel="stylesheet" href="${address}" disabled/>`).join("");
  return before.replace(sheetLink, "") + html.slice(before.length, end) + named + links + html.slice(end);
}
