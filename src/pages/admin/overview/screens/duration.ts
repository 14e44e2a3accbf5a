import type { Wording } from "#ui/page.tsx";

/** How long something took, in its largest whole unit. */
export function durationOf(seconds: number, t: Wording["t"]): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return t("overview-tab.minutes", { count: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return t("overview-tab.hours", { count: hours });
  return t("overview-tab.wholeDays", { count: Math.round(hours / 24) });
}
