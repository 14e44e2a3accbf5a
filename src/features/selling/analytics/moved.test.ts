import { describe, expect, it } from "vitest";
import { movedBy } from "./moved.ts";

const days = Array.from({ length: 20 }, (_, at) => `2026-11-${String(at + 1).padStart(2, "0")}`);
/** One view a day until the 10th, three from then on; a contact every day after it. */
const countOf = (day: string) => ({
  views: day < "2026-11-10" ? 1 : 3,
  contacts: day > "2026-11-10" ? 1 : 0,
});
const moved = (
  day: string,
  { changed = [day], known = days }: { changed?: string[]; known?: string[] } = {},
) => movedBy(day, { days: known, countOf, changed: new Set(changed) });

describe("what a change moved", () => {
  it("is a week on each side, without the day of the change itself", () => {
    expect(moved("2026-11-10")).toEqual({
      before: { days: 7, views: 1, contacts: 0 },
      after: { days: 7, views: 3, contacts: 1 },
    });
  });

  it("is told of three days, not of two", () => {
    expect(moved("2026-11-04").before).toMatchObject({ days: 3 });
    expect(moved("2026-11-03").before).toBeNull();
    expect(moved("2026-11-17").after).toMatchObject({ days: 3 });
    expect(moved("2026-11-18").after).toBeNull();
  });

  it("goes no further than the next change", () => {
    const changed = ["2026-11-05", "2026-11-10", "2026-11-12"];
    expect(moved("2026-11-10", { changed })).toEqual({
      before: { days: 4, views: 1, contacts: 0 },
      after: null,
    });
  });

  it("tells nothing of a day that is not known", () => {
    expect(moved("2026-11-10", { known: [] })).toEqual({ before: null, after: null });
  });
});
