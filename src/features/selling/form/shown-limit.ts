import type { LimitAnswer } from "#features/plans/limits.contract.ts";

/** What came to the dialog about a full plan: nothing yet, it was opened or closed by hand, or a listing was refused. */
export type LimitState = "unseen" | "open" | "shut" | { refused: string };

/**
 * What the dialog says, where it is open: by itself before the form is filled in, and when the market refused a listing,
 * also where the limit was asked for before another tab took the last place.
 */
export function shownLimit(
  answer: LimitAnswer | undefined,
  state: LimitState,
): { message: string; suggestedPlan: string | null } | undefined {
  if (state === "shut") return undefined;
  if (answer?.allowed === false && answer.reason === "limit") {
    return { message: answer.message, suggestedPlan: answer.suggestedPlan };
  }
  return typeof state === "object" ? { message: state.refused, suggestedPlan: null } : undefined;
}
