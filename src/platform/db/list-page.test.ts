import { expect, test } from "vitest";
import { fromNearerEnd } from "./list-page.ts";

const list = (total: number) => Array.from({ length: total }, (_, at) => at);

test.each([0, 1, 9, 10, 11, 99, 100, 105])(
  "every page of %i is the same from whichever end it is read",
  (total) => {
    for (let page = 1; page <= 12; page++) {
      const place = fromNearerEnd({ page, limit: 10 }, total);
      const rows = place.backwards ? list(total).toReversed() : list(total);
      const read = rows.slice(place.offset, place.offset + place.limit).toSorted((a, b) => a - b);
      expect(read).toEqual(list(total).slice((page - 1) * 10, page * 10));
      expect(place.offset).toBeLessThanOrEqual(total / 2 + 10);
    }
  },
);
