import type { Translation } from "#i18n/catalogue.ts";
import type { payments as english } from "./messages.en.ts";

export const payments = {
  chatPlan:
    "مرحباً! أرغب في الاشتراك في باقة {what} بسعر {amount} لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يوماً} other {# يوم}}. رقم طلبي {reference}.",
  chatOther: "مرحباً! أرغب في شراء {what} بسعر {amount}. رقم طلبي {reference}.",
  otherAmount: "المبلغ الذي وصل ليس مبلغ هذا الطلب. فريقنا يراجعه وسيراسلك.",
  declined: "رُفض الدفع. حاول مجدداً أو اختر طريقة أخرى.",
  insufficientFunds: "رصيد البطاقة لا يكفي لهذه الدفعة.",
  expiredCard: "انتهت صلاحية البطاقة.",
} satisfies Translation<typeof english>;
