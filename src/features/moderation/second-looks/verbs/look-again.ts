import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import type { Reviewer } from "../../verbs/decide.ts";
import { findOpenDecision } from "../second-looks.queries.ts";

interface Answer {
  /** Of the decision. */
  id: string;
  outcome: "agreed" | "disagreed";
  /** What is wrong with it. */
  note?: string;
}

/**
 * Says whether a decision that was chosen was right, once, and never of one's own. The listing stays as it is: who disagrees
 * decides it again as any other. Returns what is written down.
 * Errors: `second_look.not_found`, also where it was not chosen, does not stand or is too long ago; `second_look.own_decision`,
 * `second_look.answered`.
 */
export async function lookAgain(
  tx: Database,
  reviewer: Reviewer,
  { id, outcome, note }: Answer,
  at: Date,
): Promise<LogEntry> {
  const decision = await findOpenDecision(tx, id, at);
  if (!decision) throw new AppError("second_look.not_found");
  if (decision.made_by === reviewer.id) throw new AppError("second_look.own_decision");
  const { numInsertedOrUpdatedRows: kept } = await tx
    .insertInto("second_looks")
    .values({
      ...{ review_id: id, looked_by: reviewer.id, looked_at: at },
      ...{ agrees: outcome === "agreed", note: note ?? null },
    })
    .onConflict((conflict) => conflict.column("review_id").doNothing())
    .executeTakeFirstOrThrow();
  if (kept !== 1n) throw new AppError("second_look.answered");
  return {
    action: `second_look.${outcome}`,
    resource: ["listing", decision.car_id],
    ...(note && { after: { note } }),
    details: { title: decision.title },
  };
}
