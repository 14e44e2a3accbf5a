import type { Translate } from "#i18n/translate.ts";
import type { LimitAnswer, LimitType } from "./limits.contract.ts";
import type { PlanRow } from "./plan.queries.ts";
import type { Usage } from "./usage.queries.ts";

const addOns = { featured_listing: "featured", whatsapp_priority: "chatPriority" } as const;

/** For anyone who is not signed in. */
export const signInFirst = (t: Translate): LimitAnswer => ({
  allowed: false,
  message: t("plans.signInFirst"),
  used: 0,
  max: 0,
  reason: "sign_in",
  suggestedPlan: null,
});

/** Whether a user may have one more of `type`; where not, why, and which plan on offer would allow it. */
export function checkLimit(
  type: LimitType,
  usage: Usage,
  plans: readonly PlanRow[],
  mustVerify: boolean,
  t: Translate,
): LimitAnswer {
  if (type === "featured_listing" || type === "whatsapp_priority") {
    const used = usage.addOns[addOns[type]];
    const allowed = used > 0;
    return {
      allowed,
      message: allowed ? "" : t("plans.addOnNeeded"),
      used,
      max: allowed ? usage.ads.used : used,
      reason: allowed ? null : "add_on",
      suggestedPlan: null,
    };
  }
  const own = type === "car_listings" ? usage.cars : usage.motorcycles;
  // The tighter one: a free plan has one place in all, for a car or a motorcycle.
  const inAll = usage.ads.max - usage.ads.used < own.max - own.used;
  const { used, max } = inAll ? usage.ads : own;
  if (used >= max) {
    const kind = inAll ? "all" : type === "car_listings" ? "cars" : "motorcycles";
    const message = t("plans.limitReached", { kind, max });
    return { allowed: false, message, used, max, reason: "limit", suggestedPlan: larger(type, usage, plans) };
  }
  if (mustVerify && !usage.isEmailVerified) {
    const message = t("errors.auth.email_unverified");
    return { allowed: false, message, used, max, reason: "email_unverified", suggestedPlan: null };
  }
  return { allowed: true, message: "", used, max, reason: null, suggestedPlan: null };
}

/** The cheapest plan on offer with a place left. */
function larger(type: LimitType, usage: Usage, plans: readonly PlanRow[]): string | null {
  const roomy = plans.filter(
    (plan) =>
      plan.max_ads > usage.ads.used &&
      (type === "car_listings"
        ? plan.max_car_listings > usage.cars.used
        : plan.max_motorcycle_listings > usage.motorcycles.used),
  );
  return roomy.toSorted((a, b) => Number(a.price) - Number(b.price))[0]?.slug ?? null;
}
