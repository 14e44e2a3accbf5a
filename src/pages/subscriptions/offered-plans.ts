import type { OfferedPlan } from "#features/plans/limits.contract.ts";

/** What a card shows: to a guest a plan as everybody sees it, to the others what buying it now would mean. */
export type ShownPlan = Omit<OfferedPlan, Own> & Partial<Pick<OfferedPlan, Own>>;
type Own = "change" | "credit" | "creditDays" | "extraDays";

/** What is paid for it now, in dollars: cents stay whole. */
export const toPay = ({ price, credit = 0 }: Pick<ShownPlan, "price" | "credit">): number =>
  Math.round((price - credit) * 100) / 100;

/** How much of a larger plan is named as missing from a smaller one. */
const mostMissing = 2;

/** What the next larger plan has and this one has not. */
export function missingFrom(
  plan: Pick<ShownPlan, "features">,
  next: Pick<ShownPlan, "features"> | undefined,
) {
  const missing = (next?.features ?? []).map((_, index) => index);
  return missing
    .filter((index) => !plan.features.includes(next?.features[index] ?? ""))
    .slice(0, mostMissing);
}

/** The one card that stands out: what one would move up to; of a guest the one that is marked so. */
export function standingOut(plans: readonly ShownPlan[]): string | undefined {
  const up = plans.find(({ change }) => change === "upgrade");
  if (up) return up.slug;
  return plans.some(({ change }) => change !== undefined)
    ? undefined
    : plans.find((plan) => plan.isPopular)?.slug;
}

/** Whether it can be paid for now. */
export const canBuy = ({ change, price }: Pick<ShownPlan, "change" | "price">): boolean =>
  price > 0 && (change === "upgrade" || change === "renew");
