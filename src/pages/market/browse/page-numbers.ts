/**
 * The numbers of a pagination: first and last page, two either side of the current one, and `gap` for what
 * lies between. A gap never stands for a single page.
 */
export function pageNumbers(current: number, total: number): (number | "gap")[] {
  const near = new Set([1, total]);
  for (let page = current - 2; page <= current + 2; page++) near.add(page);
  const pages = [...near].filter((page) => page >= 1 && page <= total).toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ["gap" as const, page] : [page];
  });
}
