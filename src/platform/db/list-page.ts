/** A page of a list as it is asked for. */
interface Page {
  page: number;
  limit: number;
}
/** Where its rows lie: `backwards` from the list's end. */
export interface PlaceOfPage {
  limit: number;
  offset: number;
  backwards: boolean;
}

/**
 * An index is read from either end at the same cost, and what lies before a page is read past: a page in the second half
 * of a list is read from its end. `total`: how many are in the list.
 */
export function fromNearerEnd({ page, limit }: Page, total: number): PlaceOfPage {
  const before = (page - 1) * limit;
  const here = Math.max(0, Math.min(limit, total - before));
  const after = total - before - here;
  if (here === 0) return { limit: 0, offset: 0, backwards: false };
  return before <= after
    ? { limit: here, offset: before, backwards: false }
    : { limit: here, offset: after, backwards: true };
}
