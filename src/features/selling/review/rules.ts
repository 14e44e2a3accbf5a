import type { MessageKey } from "#i18n/catalogue.ts";

/** What follows where a rule finds something, the mildest first (docs/trust.md, "What follows"). */
export const outcomes = ["note", "review", "hold"] as const;
export type Outcome = (typeof outcomes)[number];

/** What a rule looks at. */
export const looksAt = ["words", "price", "pictures", "vin", "phone", "account", "reports"] as const;

/** What an administrator may set of a rule. */
export interface RuleSetting {
  /** From 0 to 100: how far it brings a listing forward in the queue of reviewers. */
  weight: number;
  outcome: Outcome;
  isOn: boolean;
}

interface Rule {
  looksAt: (typeof looksAt)[number];
  /** These two hold until an administrator sets others; every rule is on. */
  weight: number;
  outcome: Outcome;
  /** Told to a seller who writes it, before it is sent. */
  doubt?: MessageKey;
}

/**
 * All that the market suspects a listing of by itself: the one list of which the search for flags, the reviewer's screen, the
 * doubts told to sellers and the administration read. Another rule is another line, its words (`moderation.flag_KEY`,
 * `rules-tab.about_KEY`), and whatever finds it, called by `findFlags`.
 */
export const rules = {
  phone_in_text: { looksAt: "words", weight: 10, outcome: "review", doubt: "selling.doubtPhone" },
  link_in_text: { looksAt: "words", weight: 20, outcome: "review", doubt: "selling.doubtLink" },
  deposit: { looksAt: "words", weight: 50, outcome: "review", doubt: "selling.doubtDeposit" },
  copied_text: { looksAt: "words", weight: 30, outcome: "review" },
  price_far_below: { looksAt: "price", weight: 50, outcome: "review" },
  reused_picture: { looksAt: "pictures", weight: 60, outcome: "hold" },
  other_car_picture: { looksAt: "pictures", weight: 20, outcome: "note" },
  duplicate_vin: { looksAt: "vin", weight: 60, outcome: "hold" },
  vin_contradicts: { looksAt: "vin", weight: 30, outcome: "review" },
  mileage_down: { looksAt: "vin", weight: 60, outcome: "hold" },
  salvage_before: { looksAt: "vin", weight: 60, outcome: "hold" },
  title_contradicts: { looksAt: "words", weight: 30, outcome: "review", doubt: "selling.doubtTitleStatus" },
  shared_phone: { looksAt: "phone", weight: 20, outcome: "review" },
  pace: { looksAt: "account", weight: 20, outcome: "review" },
  old_device: { looksAt: "account", weight: 60, outcome: "hold" },
  upheld_reports: { looksAt: "reports", weight: 80, outcome: "hold" },
} as const satisfies Record<string, Rule>;

export type FlagKind = keyof typeof rules;
export const ruleKeys = Object.keys(rules) as [FlagKind, ...FlagKind[]];
export const isRule = (key: string): key is FlagKind => Object.hasOwn(rules, key);
