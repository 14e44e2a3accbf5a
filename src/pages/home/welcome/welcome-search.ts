import { readSearch, type Search } from "#features/search/address/browse-search.ts";

/** The part of a car search that the advanced block of the home page asks for, as it stands in its address. */
export type WelcomeSearch = Pick<Search, "search" | "brand" | "city" | "category" | "priceMin" | "priceMax">;

/** What an address says of it; everything else is left out. */
export function readWelcomeSearch(raw: object): WelcomeSearch {
  const { search, brand, city, category, priceMin, priceMax } = readSearch("car", { ...raw });
  return { search, brand, city, category, priceMin, priceMax };
}

/** Results are shown once text, brand, city or category is set; a price alone is no search. */
export const asksForResults = ({ search, brand, city, category }: WelcomeSearch): boolean =>
  Boolean(search || brand?.length || city?.length || category?.length);

export const isBlank = (search: WelcomeSearch): boolean =>
  Object.values(search).every((value) => value === undefined);
