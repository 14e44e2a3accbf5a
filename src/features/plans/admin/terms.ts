import type { LogEntry } from "#platform/http/administrator.ts";

/** Prices and the days of a plan can be changed there too. */
export const feesSection = ["settings", "fees"] as const;

/** Only what was named. */
export const named = <T extends object>(columns: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const uncounted = new Set(["subscribers", "sold", "updatedAt", "running", "version"]);
/** What is written down: what was changed, as it was and as it is; nothing where nothing was. */
export function changeOf<T extends object>(
  action: "plan.changed" | "add_on.changed",
  resource: LogEntry["resource"],
  before: T,
  after: T,
): LogEntry[] {
  const changed = (Object.keys(after) as (keyof T & string)[]).filter(
    (key) => !uncounted.has(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (from: T) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  return changed.length === 0 ? [] : [{ action, resource, before: pick(before), after: pick(after) }];
}
