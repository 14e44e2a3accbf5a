import { findCards } from "#features/listings/listing.queries.ts";
import { filtersOf } from "#features/search/criteria.ts";
import { whatIsListed } from "#features/search/listed.ts";
import type { SearchListings } from "#features/search/search.query.ts";
import type { ListingQuery } from "#features/search/search.query-schema.ts";
import { searchReader } from "#features/search/understand.ts";
import type { Database } from "#platform/db/connect.ts";

/** The product's own path behind GET /api/cars: the words understood, the page, the total, the counts, the rows. */
export function productSearch(db: Database, search: SearchListings) {
  const clock = () => new Date();
  const readSearch = searchReader(whatIsListed(db, clock));
  return async (query: ListingQuery, withFacets: boolean) => {
    const explicit = filtersOf(query, clock());
    const read = await readSearch(query, explicit, clock());
    const { vehicleType, userId, dealer, sort, page, limit } = query;
    const criteria = {
      vehicleType,
      userId,
      dealer,
      filters: { ...read.filters, ...explicit },
      words: read.words,
    };
    const order = { sort: read.sort ?? sort, ...(sort === "default" && { rank: read.rank }) };
    const found = await search(criteria, { ...order, page, limit }, withFacets);
    const rows = await findCards(db, found.ids);
    return { rows: rows.length, total: found.total, facets: found.facets };
  };
}
