import { AppError } from "#errors";
import { versionOf } from "#features/administrators/versions.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { stored } from "./sections.ts";
import type { Section, SettingsChange } from "./settings.contract.ts";
import { findLastChanges } from "./settings.queries.ts";

/**
 * Changes one section as a whole. Returns what is written down: what is different now; rates are written down also when they
 * were only confirmed. Error: `settings.changed` {changedBy, changedAt} when `version` is not that of what is stored.
 */
export async function changeSettings(
  tx: Database,
  { section, version, ...values }: SettingsChange,
  by: { administratorId: string; at: Date },
): Promise<LogEntry[]> {
  // The types of the two belong together by `section`, which is more than a union can say.
  const kept = stored[section] as {
    read: (db: Database, options: { lock: boolean }) => Promise<Record<string, unknown>>;
    write: (tx: Database, values: object, by: { administratorId: string; at: Date }) => Promise<void>;
  };
  const before = await kept.read(tx, { lock: true });
  if (versionOf(before) !== version) throw await changedMeanwhile(tx, section);
  await kept.write(tx, values, by);
  const after = await kept.read(tx, { lock: true });
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  if (changed.length === 0 && section !== "rates") return [];
  const only = (all: Record<string, unknown>) => Object.fromEntries(changed.map((key) => [key, all[key]]));
  return [
    {
      action: "settings.changed",
      resource: ["settings", section],
      before: only(before),
      after: only(after),
    },
  ];
}

async function changedMeanwhile(tx: Database, section: Section): Promise<AppError> {
  const last = (await findLastChanges(tx, [section])).get(section);
  return new AppError("settings.changed", {
    facts: { changedBy: last?.changedBy ?? null, changedAt: last?.changedAt.toISOString() ?? null },
  });
}
