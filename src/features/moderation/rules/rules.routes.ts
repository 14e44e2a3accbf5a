import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { type FlagKind, ruleKeys } from "#features/selling/review/rules.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { changeRule } from "./change-rule.ts";
import { rulesContract } from "./rules.contract.ts";
import { presentRule, presentTrial } from "./rules.present.ts";
import { findChangedRules, findRates, tryRule } from "./rules.queries.ts";

/** What the market suspects by itself, for those who review and those who set it. */
export async function rulesRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  const viewOf = async (from: Database, keys: readonly FlagKind[], at: Date) => {
    const [changed, rates] = [await findChangedRules(from), await findRates(from, at)];
    return keys.map((key) => presentRule(key, changed, rates.get(key)));
  };

  serve(app, "Administrators: listings", rulesContract, {
    "GET /api/admin/rules": async () => ({ data: await viewOf(readsOf(db), ruleKeys, clock()) }),

    "PATCH /api/admin/rules/:key": async ({ administrator, params: { key }, body }) =>
      administrator.change(async (tx, at) => {
        const log = await changeRule(tx, key, body, { administratorId: administrator.id, at });
        const [answer] = await viewOf(tx, [key], at);
        if (!answer) throw new Error("one key is one rule");
        return { log, answer };
      }),

    "POST /api/admin/rules/:key/trial": async ({ administrator, params: { key }, body }) =>
      administrator.changesNothing(presentTrial(body, await tryRule(readsOf(db), key, clock()))),
  });
}
