import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { type FlagKind, isRule, type Outcome, type RuleSetting, ruleKeys, rules } from "./rules.ts";

/** What administrators set of rules, by their keys. Read with a query that is made anyway, and when it is needed: a change is in force at once in every process. */
export type ChangedRules = Readonly<Record<string, RuleSetting>>;

/** As a column of another statement. */
export const changedRules = sql<ChangedRules>`coalesce((
  select jsonb_object_agg(key, jsonb_build_object('weight', weight, 'outcome', outcome, 'isOn', is_on))
  from moderation_rules), '{}')`;

/** Of one rule what holds now. */
export function settingOf(changed: ChangedRules, key: FlagKind): RuleSetting {
  const { weight, outcome } = rules[key];
  return changed[key] ?? { weight, outcome, isOn: true };
}

/** Whether flags of this kind are read by reviewers and hold nothing back; no name that is no rule any more is one. */
export function isNote(changed: ChangedRules, kind: string): boolean {
  if (!isRule(kind)) return false;
  const { isOn, outcome } = settingOf(changed, kind);
  return isOn && outcome === "note";
}

/** Of every rule what holds now. */
export async function findRuleSettings(db: Database): Promise<Record<FlagKind, RuleSetting>> {
  const { rows } = await sql<{ changed: ChangedRules }>`select ${changedRules} as changed`.execute(db);
  const changed = rows[0]?.changed ?? {};
  return Object.fromEntries(ruleKeys.map((key) => [key, settingOf(changed, key)])) as Record<
    FlagKind,
    RuleSetting
  >;
}

/** Of these flags of a listing which a reviewer has to look at before it goes live. */
export const stopping = <F extends { outcome: Outcome | "off" }>(flags: readonly F[]): F[] =>
  flags.filter(({ outcome }) => outcome === "review" || outcome === "hold");

/** The rules with this outcome that are on; of a flag with a name that is no rule any more it says nothing. */
export async function kindsWith(db: Database, outcome: Outcome): Promise<FlagKind[]> {
  const settings = await findRuleSettings(db);
  return ruleKeys.filter((key) => settings[key].isOn && settings[key].outcome === outcome);
}

/** What brings a listing forward: the weights of the rules that are on, for `jsonb_each_text` of a statement. */
export async function findWeights(db: Database): Promise<Record<string, number>> {
  const settings = await findRuleSettings(db);
  return Object.fromEntries(
    Object.entries(settings).flatMap(([key, { isOn, weight }]) =>
      isOn && isRule(key) && weight > 0 ? [[key, weight]] : [],
    ),
  );
}
