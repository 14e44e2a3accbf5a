import type { Translation } from "#i18n/catalogue.ts";
import type { appealsTab as english } from "./messages.en.ts";

export const appealsTab = {
  title: "اعتراضات البائعين",
  state: "الحالة",
  waiting: "تنتظر",
  upheld: "القرار باقٍ",
  overturned: "تغيّر القرار",
  decision: "القرار",
  kind_refused: "رفض إعلان",
  kind_changes_refused: "رفض تعديلات",
  kind_removed: "إزالة إعلان",
  why: "السبب",
  seller: "البائع",
  warned: "مع إنذار",
  warnings:
    "{count, plural, zero {لا إنذار سارياً} one {إنذار واحد سارٍ} two {إنذاران ساريان} few {# إنذارات سارية} many {# إنذاراً سارياً} other {# إنذار سارٍ}}",
  goneOn: "تغيّر حال الإعلان منذ ذلك القرار: لا يعود إلى ما كان عليه، ويبقى النظر في الإنذار إن وُجد.",
  own: "هذا القرار قرارك. يجيب عنه مراجع آخر.",
  overturn: "تغيير القرار",
  overturnedTitle: "هل كان القرار خاطئاً؟",
  overturnedText: "يعود الإعلان إلى ما كان عليه أو يُقبل، ولا يبقى الإنذار محسوباً. يقرأ البائع إجابتك.",
  overturnedDone: "تغيّر القرار",
  noPlace: "لا مكان للإعلان في باقة البائع، فبقي كما هو.",
  uphold: "إبقاء القرار",
  upheldTitle: "هل يبقى القرار؟",
  upheldText: "لا يتغيّر شيء. يقرأ البائع إجابتك، ولا يمكنه الاعتراض على هذا القرار مرة أخرى.",
  upheldDone: "أُجيب عن الاعتراض",
  failed: "لم تُحفظ الإجابة",
} satisfies Translation<typeof english>;
