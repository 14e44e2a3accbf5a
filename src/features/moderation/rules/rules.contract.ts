import { z } from "zod";
import { looksAt, outcomes, ruleKeys } from "#features/selling/review/rules.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const setting = {
  weight: z.int().min(0).max(100).describe("How far it brings a listing forward in the queue"),
  outcome: z
    .enum(outcomes)
    .describe("note: reviewers read it; review: nothing goes live by itself; hold: nor with others at once"),
  isOn: z.boolean(),
};

const adminRule = z.object({
  id: z.enum(ruleKeys).describe("Its key: the kind of the flags that it raises"),
  looksAt: z.enum(looksAt),
  ...setting,
  isChanged: z.boolean().describe("Another setting than the code's"),
  found: z.int().describe("Listings in which it found something in the last 90 days"),
  decided: z.int().describe("Of those: a reviewer has decided them since"),
  agreed: z.int().describe("Of those: rejected or removed"),
  version: z.string().describe("Sent back with a change"),
});
export type AdminRule = z.output<typeof adminRule>;

const ruleTrial = z.object({
  days: z.int(),
  would: z.object({ note: z.int(), review: z.int(), hold: z.int() }),
  ofThose: z.object({ rejected: z.int(), approved: z.int(), waiting: z.int() }),
});
export type RuleTrial = z.output<typeof ruleTrial>;

const one = { params: z.object({ key: z.enum(ruleKeys) }) };
/** Reviewers read them; general managers change them, as they do all settings. */
const changes = { policy: "administrator", area: "settings" } as const;

export const rulesContract = contract({
  "GET /api/admin/rules": {
    ...{ policy: "administrator", area: "listings" },
    summary:
      "What the market suspects listings of by itself, and how often reviewers agreed in the last 90 days",
    answer: z.object({ data: z.array(adminRule) }),
  },
  "PATCH /api/admin/rules/:key": {
    ...changes,
    ...one,
    summary:
      "Changes what is named of a rule, for what is sent from now on. 409 `rule.changed` {changedBy, changedAt} when `version` is not that of what is stored",
    body: z
      .strictObject({ version: z.string().max(64), ...setting })
      .partial()
      .required({ version: true }),
    answer: adminRule,
    refuses: ["rule.changed"],
  },
  "POST /api/admin/rules/:key/trial": {
    ...changes,
    ...one,
    summary:
      "What a rule would have done with the listings of the last 30 days, and what reviewers decided of those; nothing is stored",
    body: z.strictObject({ ...setting, isOn: setting.isOn.default(true) }),
    answer: ruleTrial,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof rulesContract> {}
}
