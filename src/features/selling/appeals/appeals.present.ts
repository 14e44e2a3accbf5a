import type { OwnAppeal } from "#features/listings/listing-state.schema.ts";
import type { DecisionRow } from "./appeals.queries.ts";
import { openUntil } from "./limits.ts";

/** What the owner of a listing reads of a decision that may be appealed, or was. */
export function presentAppeal(decision: DecisionRow | null, now: Date): OwnAppeal | null {
  if (!decision) return null;
  const { appeal, made_at } = decision;
  const until = openUntil(new Date(made_at));
  return {
    state: appeal ? (appeal.outcome ?? "waiting") : "none",
    until: appeal || now > until ? null : until.toISOString(),
    sentAt: appeal && new Date(appeal.sent_at).toISOString(),
    answer: appeal?.answer ?? null,
    noPlace: appeal?.no_place ?? false,
  };
}
