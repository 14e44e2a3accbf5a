import type { Translation } from "#i18n/catalogue.ts";
import type { report as english } from "./report.en.ts";

export const report = {
  reason: "ما المشكلة؟",
  optional: "(اختياري)",
  left: "{count, plural, zero {لم يبقَ أي حرف} one {بقي حرف واحد} two {بقي حرفان} few {بقيت {shown} أحرف} many {بقي {shown} حرفاً} other {بقي {shown} حرف}}",
  reasonMissing: "اختر المشكلة أولاً.",
  textMissing: "اكتب لنا ما المشكلة.",
  cancel: "إلغاء",
  send: "أرسل البلاغ",
  sending: "جارٍ الإرسال…",
  failed: "تعذّر إرسال البلاغ. يرجى المحاولة مرة أخرى.",
} satisfies Translation<typeof english>;
