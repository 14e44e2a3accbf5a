import type { Translation } from "#i18n/catalogue.ts";
import type { finance as english } from "./messages.en.ts";

export const finance = {
  intro: "اكتب ما يعرضه عليك مصرفك أو البائع. لا يُرسل شيء من هنا إلى أحد، وجهازك وحده يتذكّره.",
  down: "الدفعة الأولى",
  downIs: "الدفعة الأولى هي",
  downIs_amount: "مبلغ",
  downIs_percent: "نسبة مئوية من السعر",
  months: "عدد الأشهر",
  rate: "الفائدة في السنة، بالمئة",
  needed: "املأ الحقول الثلاثة لترى كم يبلغ القسط. يمكنك إدخال صفر.",
  monthly:
    "{count, plural, zero {في الشهر} one {مرّة واحدة بعد شهر} two {في الشهر، لشهرين} few {في الشهر، لمدّة # أشهر} many {في الشهر، لمدّة # شهراً} other {في الشهر، لمدّة # شهر}}",
  last: "القسط الأخير",
  borrowed: "المبلغ المموَّل",
  interest: "مجموع الفوائد",
  total: "مجموع ما يُدفع مع الدفعة الأولى",
  noOffer:
    "هذا حساب تقريبي وليس عرضاً: أقساط شهرية متساوية، وفي كل شهر جزء من اثني عشر من الفائدة السنوية، بلا رسوم ولا تأمين. وما يطلبه المموّل فعلاً مكتوب في عقده.",
  clear: "مسح",
  wrong_number: "هذا ليس رقماً.",
  wrong_negative: "لا يكون أقلّ من صفر.",
  wrong_down: "الدفعة الأولى أقلّ من السعر، وهو {price}.",
  wrong_percent: "الدفعة الأولى أقلّ من 100 بالمئة.",
  wrong_months: "عدد صحيح من الأشهر، من 1 إلى 120.",
  wrong_rate: "100 بالمئة على الأكثر.",
} satisfies Translation<typeof english>;
