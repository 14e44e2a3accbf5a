import { sql } from "kysely";
import { versionOf } from "#features/administrators/versions.ts";
import type { Database } from "#platform/db/connect.ts";
import { stored } from "./sections.ts";
import { type AllSettings, type Section, sectionNames } from "./settings.contract.ts";
import { readSettings } from "./settings.table.ts";

const staleAfterMs = 24 * 3_600_000;

export interface LastChange {
  section: Section;
  changedBy: string | null;
  changedAt: Date;
  /** Which of its fields; none where the rates were only confirmed. */
  changed: string[];
}

/** Who changed each section last, from the activity log. */
export async function findLastChanges(
  db: Database,
  of: readonly Section[] = sectionNames,
): Promise<Map<Section, LastChange>> {
  const { rows } = await sql<LastChange>`
    select s.section, l.created_at as "changedAt", a.full_name as "changedBy",
      array(select jsonb_object_keys(l.after)) as changed
    from unnest(${of}::text[]) s (section)
    cross join lateral (
      select admin_id, created_at, after from admin_activity_log
      where resource_type = 'settings' and resource_id = s.section order by created_at desc limit 1) l
    left join admin_users a on a.id = l.admin_id`.execute(db);
  return new Map(rows.map((row) => [row.section, row]));
}

/** Everything that the settings tab shows. */
export async function findAllSettings(db: Database, at: Date): Promise<AllSettings> {
  const last = await findLastChanges(db);
  const all: Record<string, unknown> = {};
  for (const section of sectionNames) {
    const values = await stored[section].read(db);
    const { changedBy = null, changedAt, changed = [] } = last.get(section) ?? {};
    all[section] = {
      values: section === "rates" ? { ...values, ...(await ageOfRates(db, at)) } : values,
      version: versionOf(values),
      changedBy,
      changedAt: changedAt?.toISOString() ?? null,
      changed,
    };
  }
  return all as unknown as AllSettings;
}

async function ageOfRates(db: Database, at: Date): Promise<{ asOf: string; isStale: boolean }> {
  const { asOf, setAt } = (await readSettings(db, ["exchange_rates"])).exchange_rates;
  const from = new Date(setAt ?? `${asOf}T00:00:00Z`);
  return { asOf, isStale: !(at.getTime() - from.getTime() <= staleAfterMs) };
}
