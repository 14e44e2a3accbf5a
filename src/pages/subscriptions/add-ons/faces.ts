import { BadgeCheck, Megaphone, MessageCircle, RefreshCw, Star } from "lucide-react";
import type { AddOnSlug, BonusFeature } from "#features/plans/add-on.schema.ts";
import type { Wording } from "#ui/page.tsx";

export const addOnIcons = {
  featured: Star,
  auto_refresh: RefreshCw,
  verification_badge: BadgeCheck,
  chat_priority: MessageCircle,
  notification_campaign: Megaphone,
} as const satisfies Record<AddOnSlug, unknown>;

/** What the price of an add-on is for. */
export function periodOf({ slug, period, perListing, days }: BonusFeature, t: Wording["t"]): string {
  if (slug === "notification_campaign") return t("subscriptions.perCampaign");
  if (perListing) {
    if (period === "week") return t("subscriptions.perListingWeek");
    return days === null ? t("subscriptions.perListing") : t("subscriptions.perListingDays", { days });
  }
  if (period === "week") return t("subscriptions.perWeek");
  return days === null ? t("subscriptions.once") : t("subscriptions.perDays", { days });
}

/** The name of an add-on in the language of the page. */
export const addOnName = ({ name, nameAr }: Pick<BonusFeature, "name" | "nameAr">, language: "ar" | "en") =>
  language === "ar" ? nameAr : name;
