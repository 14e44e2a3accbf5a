import type { Translation } from "#i18n/catalogue.ts";
import type { reporting as english } from "./messages.en.ts";

export const reporting = {
  title: "الإبلاغ عن هذا الإعلان",
  intro: "لا يقرأ بلاغك إلا فريق المراجعة، ولا يعرف البائع من أرسله.",
  reason: "ما المشكلة؟",
  sold: "المركبة بيعت",
  fraud: "احتيال أو طلب عربون",
  wrong_details: "معلومات أو صور غير صحيحة",
  duplicate: "الإعلان مكرّر",
  prohibited: "لا يُسمح ببيعها هنا",
  offensive: "كلام أو صور مسيئة",
  wrong_category: "الإعلان في غير فئته",
  other: "شيء آخر",
  text: "ماذا ينبغي أن نعرف؟",
  optional: "(اختياري)",
  left: "{count, plural, zero {لم يبقَ أي حرف} one {بقي حرف واحد} two {بقي حرفان} few {بقيت {shown} أحرف} many {بقي {shown} حرفاً} other {بقي {shown} حرف}}",
  reasonMissing: "اختر المشكلة أولاً.",
  textMissing: "اكتب لنا ما المشكلة.",
  cancel: "إلغاء",
  send: "أرسل البلاغ",
  sending: "جارٍ الإرسال…",
  sent: "شكراً لك على البلاغ",
  sentText: "ننظر فيه خلال ٢٤ ساعة.",
  failed: "تعذّر إرسال البلاغ. يرجى المحاولة مرة أخرى.",
} satisfies Translation<typeof english>;
