import type { Wording } from "#ui/page.tsx";
import type { AdminCampaign, AdminVerification } from "../approval.contract.ts";

type T = Wording["t"];
interface Told {
  text: string;
  tone: "ok" | "warn" | "bad" | "info" | "";
}

export function badgeState({ state, restedAt }: AdminVerification, t: T): Told {
  if (state === "granted") return { text: t("approvals-tab.stateGranted"), tone: "ok" };
  if (state === "refused") return { text: t("approvals-tab.stateRefused"), tone: "bad" };
  return { text: t(restedAt ? "approvals-tab.stateRests" : "approvals-tab.stateWaiting"), tone: "warn" };
}

export function campaignState({ state, refunded }: AdminCampaign, t: T): Told {
  if (refunded) return { text: t("approvals-tab.stateRefunded"), tone: "" };
  if (state === "approved") return { text: t("approvals-tab.stateApproved"), tone: "info" };
  if (state === "sent") return { text: t("approvals-tab.stateSent"), tone: "ok" };
  if (state === "rejected") return { text: t("approvals-tab.stateRejected"), tone: "bad" };
  return { text: t("approvals-tab.statePending"), tone: "warn" };
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
