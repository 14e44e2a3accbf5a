export type FavoritesAddress = { page?: number };

const mostPages = 1000;

/** The page of the list that an address names; the first one for anything odd. */
export function readPage({ page }: { page?: unknown }): number {
  const number = Number(page);
  return Number.isInteger(number) && number >= 1 && number <= mostPages ? number : 1;
}
