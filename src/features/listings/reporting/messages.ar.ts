import type { Translation } from "#i18n/catalogue.ts";
import type { reporting as english } from "./messages.en.ts";

export const reporting = {
  title: "الإبلاغ عن هذا الإعلان",
  intro: "لا يقرأ بلاغك إلا فريق المراجعة، ولا يعرف البائع من أرسله.",
  sold: "المركبة بيعت",
  fraud: "احتيال أو طلب عربون",
  wrong_details: "معلومات أو صور غير صحيحة",
  duplicate: "الإعلان مكرّر",
  prohibited: "لا يُسمح ببيعها هنا",
  offensive: "كلام أو صور مسيئة",
  wrong_category: "الإعلان في غير فئته",
  other: "شيء آخر",
  text: "ماذا ينبغي أن نعرف؟",
  sent: "شكراً لك على البلاغ",
  sentText: "ننظر فيه خلال 24 ساعة.",
} satisfies Translation<typeof english>;
