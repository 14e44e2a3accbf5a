import { sql } from "kysely";
import { changedMeanwhile, versionOf } from "#features/administrators/versions.ts";
import { settingOf } from "#features/selling/review/rule-settings.ts";
import type { FlagKind, RuleSetting } from "#features/selling/review/rules.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { findChangedRules } from "./rules.queries.ts";

type Change = { [K in keyof RuleSetting]?: RuleSetting[K] | undefined } & { version: string };

/**
 * Changes what is named of a rule, in force at once in every process, for what is looked at from then on. Returns what is
 * written down; nothing where nothing is different. Error: `rule.changed` {changedBy, changedAt} when `version` is not that of
 * what is stored.
 */
export async function changeRule(
  tx: Database,
  key: FlagKind,
  { version, ...change }: Change,
  by: { administratorId: string; at: Date },
): Promise<LogEntry[]> {
  // A rule that nobody has changed has no row that could be locked.
  await sql`select pg_advisory_xact_lock(hashtext(${`rule ${key}`}))`.execute(tx);
  const before = settingOf(await findChangedRules(tx), key);
  if (versionOf(before) !== version) throw await changedSince(tx, key, by.at);
  const after: RuleSetting = {
    weight: change.weight ?? before.weight,
    outcome: change.outcome ?? before.outcome,
    isOn: change.isOn ?? before.isOn,
  };
  const names = (["weight", "outcome", "isOn"] as const).filter((name) => before[name] !== after[name]);
  if (names.length === 0) return [];
  const row = { weight: after.weight, outcome: after.outcome, is_on: after.isOn };
  const told = { updated_by: by.administratorId, updated_at: by.at };
  await tx
    .insertInto("moderation_rules")
    .values({ key, ...row, ...told })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ ...row, ...told }))
    .execute();
  const only = (all: RuleSetting) => Object.fromEntries(names.map((name) => [name, all[name]]));
  return [{ action: "rule.changed", resource: ["rule", key], before: only(before), after: only(after) }];
}

async function changedSince(tx: Database, key: FlagKind, at: Date) {
  const row = await tx
    .selectFrom("moderation_rules")
    .select("updated_at")
    .where("key", "=", key)
    .executeTakeFirst();
  return changedMeanwhile(tx, "rule.changed", {
    resources: [["rule", key]],
    updatedAt: row?.updated_at ?? at,
  });
}
