import { answersWithin } from "#features/conversations/answers-within.ts";
import type { Trust } from "#features/trust/trust.contract.ts";
import type { Translate } from "#i18n/translate.ts";

/** What is known of a seller besides name and year, in words; what is nothing is not said. */
export function sellerFacts(
  { phoneVerified, replyMinutes, soldBefore, otherCars }: Trust,
  t: Translate,
): string[] {
  return [
    ...(phoneVerified ? [t("detail.sellerPhone")] : []),
    ...(replyMinutes === undefined ? [] : [t(`detail.${answersWithin(replyMinutes)}`)]),
    ...(soldBefore === 0 ? [] : [t("detail.sellerSold", { count: soldBefore })]),
    ...(otherCars === 0 ? [] : [t("detail.sellerOthers", { count: otherCars })]),
  ];
}
