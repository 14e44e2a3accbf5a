import { versionOf } from "#features/administrators/versions.ts";
import { type ChangedRules, settingOf } from "#features/selling/review/rule-settings.ts";
import { type FlagKind, type RuleSetting, rules } from "#features/selling/review/rules.ts";
import type { AdminRule, RuleTrial } from "./rules.contract.ts";
import { type RuleFigures, type TrialRow, trialDays } from "./rules.queries.ts";

/** A rule of the code with what holds of it now and how well it does. */
export function presentRule(
  id: FlagKind,
  changed: ChangedRules,
  figures: RuleFigures | undefined,
): AdminRule {
  const { weight, outcome, isOn } = settingOf(changed, id);
  const { found = 0, decided = 0, agreed = 0 } = figures ?? {};
  const [own, now] = [settingOf({}, id), { weight, outcome, isOn }];
  return {
    id,
    looksAt: rules[id].looksAt,
    ...now,
    isChanged: versionOf(own) !== versionOf(now),
    ...{ found, decided, agreed },
    version: versionOf(now),
  };
}

export function presentTrial({ outcome, isOn }: RuleSetting, ofThose: TrialRow): RuleTrial {
  const { rejected, approved, waiting } = ofThose;
  const would = { note: 0, review: 0, hold: 0 };
  if (isOn) would[outcome] = rejected + approved + waiting;
  return { days: trialDays, would, ofThose: { rejected, approved, waiting } };
}
