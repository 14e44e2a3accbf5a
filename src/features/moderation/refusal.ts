import type { RejectionCode } from "#features/listings/rejection-codes.ts";
import { isFault, isGraveFault } from "#features/selling/standing/ladder.ts";

/** Why a listing is refused, as a reviewer says it on the screen. */
export interface Refusal {
  code: RejectionCode | undefined;
  reason: string;
  /** With a warning of its seller. */
  warn: boolean;
}

export const noRefusal: Refusal = { code: undefined, reason: "", warn: false };

/** With this reason instead; where it is of ill intent, a warning is proposed. */
export const because = (refusal: Refusal, code: RejectionCode | undefined): Refusal => ({
  ...refusal,
  code,
  warn: isGraveFault(code),
});

/** Whether an owner could understand it (decision.schema.ts). */
export const isExplained = ({ code, reason }: Refusal) =>
  code !== undefined && (code !== "other" || reason.trim() !== "");

/** As the calls take it; of an approval nothing. */
export function refusalBody(refusal: Refusal | undefined) {
  if (!refusal) return {};
  const { code, warn } = refusal;
  const reason = refusal.reason.trim();
  return { ...(code && { code }), ...(reason && { reason }), ...(warn && isFault(code) && { warn }) };
}
