import { formatMoment } from "#i18n/moments.ts";
import type { Wording } from "#ui/page.tsx";
import {
  type AdminAction,
  type AdminResource,
  adminResources,
  announced,
  unannounced,
} from "../../actions.ts";

/** Fields that the log keeps before and after, and details. What else may stand there is shown by its own name. */
export const fieldNames = [
  "status",
  "state",
  "outcome",
  "changes",
  "reason",
  "reasons",
  "note",
  "until",
  "rejection_code",
  "rejection_reason",
  "title",
  "listing",
  "user",
  "plan",
  "reference",
  "amount",
  "refundReference",
  "lockedUntil",
  "failures",
  "session",
  "sessions",
  "phoneSeen",
  "documentSeen",
  "document",
  "category",
  "priority",
  "isVerifiedDealer",
  "dealershipName",
  "license",
  "slug",
  "name",
  "nameAr",
  "nameEn",
  "description",
  "descriptionAr",
  "descriptionEn",
  "price",
  "currency",
  "duration",
  "days",
  "maxAds",
  "maxCarListings",
  "maxMotorcycleListings",
  "maxPhotos",
  "features",
  "featuresAr",
  "color",
  "isPopular",
  "isActive",
  "isOn",
  "weight",
  "displayOrder",
  "searchPriority",
  "tier",
  "perListing",
  "id",
  "fullName",
  "username",
  "email",
  "role",
  "audience",
  "listed",
  "titleAr",
  "titleEn",
  "link",
  "kind",
  "count",
  "sendAt",
  "taglineEn",
  "taglineAr",
  "phone",
  "whatsapp",
  "featured",
  "autoRefresh",
  "verificationBadge",
  "notificationCampaign",
  "chatPriority",
  "premiumDays",
  "commissionPercent",
  "lbp",
  "eur",
  "asOf",
  "isStale",
  "periodDays",
  "autoApprove",
  "warned",
  "noPlace",
  "papersDays",
  "papersWaitingDays",
  "requireEmailVerification",
  "sms",
  "push",
  "maxLoginAttempts",
  "sessionTimeoutMinutes",
  "twoFactor",
  "showAdminLink",
  "omtName",
  "omtNumber",
  "whishName",
  "whishNumber",
  "bankHolder",
  "bankName",
  "bankNumber",
  "bankIban",
  "chatPayments",
  "validFrom",
  "percent",
  "fixed",
  "vatPercent",
  "measure",
  "bands",
  "excise",
  "source",
  "sourceUrl",
  "ageFrom",
  "ageTo",
  "search",
  "type",
  "sort",
  "city",
  "admin",
  "action",
  "resource",
  "resourceId",
  "from",
  "to",
] as const;
export type FieldName = (typeof fieldNames)[number];

/** What fields of one word among several hold. */
export const valueNames = [
  "active",
  "pending",
  "rejected",
  "expired",
  "deleted",
  "suspended",
  "banned",
  "verified",
  "open",
  "held",
  "note",
  "review",
  "hold",
  "paid",
  "failed",
  "cancelled",
  "refunded",
  "upheld",
  "dismissed",
  "dropped",
  "warned",
  "blocked",
  "waiting",
  "granted",
  "refused",
  "approved",
  "sent",
  "draft",
  "scheduled",
  "sending",
  "stopped",
  "free",
  "premium",
  "dealer",
  "basic",
  "pro",
  "plus",
  "super_admin",
  "content_admin",
  "user_admin",
  "payment_admin",
  "all",
  "subscribers",
  "dealers",
  "individuals",
  "inactive",
  "list",
  "notification",
  "email",
  "incomplete",
  "bad_photos",
  "wrong_details",
  "unrealistic_price",
  "contact_in_text",
  "duplicate",
  "prohibited",
  "suspected_fraud",
  "other",
  "confirmed",
  "ended",
  "chassis_number",
  "plate",
  "unreadable",
] as const;
type ValueName = (typeof valueNames)[number];

export type ActivityWord =
  | AdminAction
  | `resource.${AdminResource}`
  | `field.${FieldName}`
  | `value.${ValueName}`;

type T = Wording["t"];

const isIn = <K extends string>(names: readonly K[], name: string): name is K =>
  (names as readonly string[]).includes(name);
const isAction = (name: string): name is AdminAction =>
  Object.hasOwn(announced, name) || Object.hasOwn(unannounced, name);

/** What was done, in words; an action of an older release by its name. */
export const actionWord = (action: string, t: T) =>
  isAction(action) ? t(`activity-words.${action}`) : action;
export const resourceWord = (type: string, t: T) =>
  isIn(adminResources, type) ? t(`activity-words.resource.${type}`) : type;
export const fieldWord = (name: string, t: T) =>
  isIn(fieldNames, name) ? t(`activity-words.field.${name}`) : name;

/** Fields that hold one word of a few; what people wrote is never taken for one. */
const chosen = [
  "status",
  "state",
  "reasons",
  "outcome",
  "plan",
  "tier",
  "role",
  "audience",
  "kind",
  "rejection_code",
];
/** US dollars. */
const money = [
  "price",
  "amount",
  "featured",
  "autoRefresh",
  "verificationBadge",
  "notificationCampaign",
  "chatPriority",
];
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

/** A value of a field as people read it. */
export function valueText(name: string, value: unknown, wording: Wording): string {
  const { t } = wording;
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "activity-tab.yes" : "activity-tab.no");
  if (money.includes(name) && Number.isFinite(Number(value))) return wording.money(Number(value));
  if (typeof value === "number") return wording.number(value);
  if (Array.isArray(value)) return value.map((one) => valueText(name, one, wording)).join(" · ");
  if (typeof value === "object") {
    const parts = Object.entries(value).map(
      ([key, one]) => `${fieldWord(key, t)}: ${valueText(key, one, wording)}`,
    );
    return parts.join(" · ");
  }
  const text = String(value);
  if (chosen.includes(name) && isIn(valueNames, text)) return t(`activity-words.value.${text}`);
  return isMoment(text) ? formatMoment(wording.language, text) : text;
}
