import type { OwnListing } from "./own.contract.ts";

type Stated = Pick<OwnListing, "status" | "expiredReason">;

/** What a listing's state is called: an expired one by the reason for it, any other by itself. */
export const stateOf = ({ status, expiredReason }: Stated) =>
  status === "expired" ? (expiredReason ?? "lapsed") : status;

/** The class of the badge that says the state. */
export const toneOf = ({ status }: Pick<OwnListing, "status">) =>
  ({ active: "ok", pending: "info", rejected: "bad", expired: "" })[status];

/** The sentence on what to mend; none where the reviewer's words alone say it. */
export function mendKey({
  rejectionCode,
  rejectionReason,
}: Pick<OwnListing, "rejectionCode" | "rejectionReason">) {
  if (rejectionCode && (rejectionCode !== "other" || rejectionReason))
    return `own.mend_${rejectionCode}` as const;
  return rejectionReason ? undefined : ("own.noReason" as const);
}

const dayMs = 86_400_000;

/** Whole days that a listing is still shown, 0 on its last one; undefined when it has no end. */
export function daysLeft({ expiresAt }: Pick<OwnListing, "expiresAt">, now: Date): number | undefined {
  if (!expiresAt) return undefined;
  return Math.max(0, Math.floor((Date.parse(expiresAt) - now.getTime()) / dayMs));
}

/** Its owner is reminded, and may prolong it, in its last days (selling/own-actions.ts). */
export const isEnding = (listing: Pick<OwnListing, "actions" | "status">) =>
  listing.status === "active" && listing.actions.includes("renew");
