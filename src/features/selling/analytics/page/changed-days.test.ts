import { expect, it } from "vitest";
import type { ListingAnalytics } from "../analytics.contract.ts";
import { changesByDay } from "./changed-days.ts";

type Change = ListingAnalytics["changes"][number];
const change = (day: string, hour: number, kind: Change["kind"]) =>
  ({ day, at: `${day}T${String(hour).padStart(2, "0")}:00:00Z`, kind }) as Change;

it("tells the changes of a day together, every price of it, and everything else once", () => {
  const [first, again, cheaper, cheapest, renewed] = [
    change("2026-11-01", 8, "photos"),
    change("2026-11-01", 9, "photos"),
    change("2026-11-01", 10, "price"),
    change("2026-11-01", 11, "price"),
    change("2026-11-03", 8, "renewed"),
  ];
  expect(changesByDay([first, again, cheaper, cheapest, renewed])).toEqual([
    { day: "2026-11-01", changes: [first, cheaper, cheapest] },
    { day: "2026-11-03", changes: [renewed] },
  ]);
  expect(changesByDay([])).toEqual([]);
});
