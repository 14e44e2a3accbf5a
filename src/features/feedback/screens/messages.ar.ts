import type { Translation } from "#i18n/catalogue.ts";
import type { contact as english } from "./messages.en.ts";

export const contact = {
  title: "اتصل بنا",
  description: "راسل فريق السوق، أو اتصل، أو دردش معنا.",
  text: "سؤال أو مشكلة أو فكرة؟ نجيبك بالبريد الإلكتروني.",
  name: "اسمك",
  email: "البريد الإلكتروني",
  phone: "الهاتف",
  subject: "الموضوع",
  message: "الرسالة",
  messageHint: "10 أحرف على الأقل.",
  send: "أرسل",
  sent: "وصلت رسالتك",
  sentText: "نجيبك على {email}.",
  again: "اكتب رسالة أخرى",
  browse: "عُد إلى التصفّح",
  failed: "تعذّر الإرسال",
  ways: "طرق أخرى",
  call: "اتصل",
  whatsapp: "واتساب",
} satisfies Translation<typeof english>;
