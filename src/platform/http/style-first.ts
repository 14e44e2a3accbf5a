/**
 * A page that carries the style sheet of every page has it before the links to those of its screen, which build on it:
 * what comes later wins. React writes links first, wherever they stand.
 */
export function styleFirst(html: string): string {
  const links = html.indexOf('<link rel="stylesheet"');
  const mark = html.indexOf("data-tsr-inline-css");
  const start = html.lastIndexOf("<style", mark);
  if (links < 0 || mark < 0 || start < links) return html;
  const end = html.indexOf("</style>", mark) + "</style>".length;
  return html.slice(0, links) + html.slice(start, end) + html.slice(links, start) + html.slice(end);
}
