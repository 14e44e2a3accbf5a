import { actionWord } from "#features/administrators/activity/words/words.ts";
import type { Wording } from "#ui/page.tsx";
import type { AdminUser, AdminUserDetail } from "../user-admin.contract.ts";

type T = Wording["t"];

export const fullName = ({ firstName, lastName }: Pick<AdminUser, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

export const toneOf = { active: "ok", suspended: "warn", banned: "bad" } as const;
export const listingTone = { active: "ok", pending: "warn", rejected: "bad", expired: "" } as const;
export const listingWord = {
  active: "users-tab.listingActive",
  pending: "users-tab.pending",
  rejected: "users-tab.rejected",
  expired: "users-tab.expired",
} as const;
export const paymentWord = {
  verified: "users-tab.paid",
  pending: "users-tab.pending",
  rejected: "users-tab.rejected",
} as const;

export function deviceOf({ browser, system }: AdminUserDetail["sessions"][number], t: T): string {
  if (browser && system) return t("users-tab.device", { browser, system });
  return browser ?? system ?? t("users-tab.unknownDevice");
}

/** What an administrator did with a user, in words. */
export function deedOf({ action, plan }: AdminUserDetail["history"][number], t: T): string {
  switch (action) {
    case "user.suspended":
      return t("users-tab.deedSuspended");
    case "user.banned":
      return t("users-tab.deedBanned");
    case "user.activated":
      return t("users-tab.deedActivated");
    case "user.unlocked":
      return t("users-tab.deedUnlocked");
    case "user.plan_set":
      return t("users-tab.deedPlan", { plan: plan ?? "" });
    case "user.session_ended":
      return t("users-tab.deedSession");
    default:
      return actionWord(action, t);
  }
}
