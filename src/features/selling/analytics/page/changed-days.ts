import type { ListingAnalytics } from "../analytics.contract.ts";

type Change = ListingAnalytics["changes"][number];

/** What was changed on one day counts together: nobody can tell which of it moved what. */
export interface ChangedDay {
  day: string;
  changes: Change[];
}

/** The days of changes, the first one first. Photos that were changed five times in a day are told once. */
export function changesByDay(changes: readonly Change[]): ChangedDay[] {
  const days = new Map<string, Change[]>();
  for (const change of changes) {
    const all = days.get(change.day) ?? [];
    const told = change.kind !== "price" && all.some(({ kind }) => kind === change.kind);
    days.set(change.day, told ? all : [...all, change]);
  }
  return [...days].map(([day, all]) => ({ day, changes: all }));
}
