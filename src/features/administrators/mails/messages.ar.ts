import type { Translation } from "#i18n/catalogue.ts";
import type { invitationMails as english } from "./messages.en.ts";

export const invitationMails = {
  heading: "دعوة إلى إدارة {site}",
  passwordHeading: "اختر كلمة مرور جديدة في {site}",
  preheader: "الرابط صالح لمرة واحدة خلال 24 ساعة.",
  body: "دُعيت إلى إدارة {site}. اختر كلمة مرورك عبر الرابط أدناه، ثم سجّل الدخول باسم المستخدم.",
  passwordBody:
    "أرسل إليك مدير عام في {site} هذا الرابط لتختار كلمة مرور جديدة. بعد ذلك يُسجَّل خروجك من كل الأجهزة.",
  username: "اسم المستخدم",
  role: "الدور",
  super_admin: "مدير عام",
  content_admin: "مدير محتوى",
  user_admin: "مدير مستخدمين",
  payment_admin: "مدير مدفوعات",
  button: "اختيار كلمة المرور",
  deviceHeading: "رابط تسجيل دخولك إلى {site}",
  deviceBody:
    "جرّب أحدهم كلمات مرور باسم المستخدم الخاص بك، لذلك على المتصفحات غير المعروفة أن تنتظر. افتح هذا الرابط في المتصفح الذي تريد تسجيل الدخول منه فيصبح معروفاً ولا ينتظر. تبقى كلمة مرورك ورمزك مطلوبين.",
  deviceButton: "المتابعة إلى تسجيل الدخول",
  deviceNote: "الرابط صالح لمرة واحدة خلال ساعة.",
  deviceNotYou: "إن لم تطلبه فتجاهله ولا تعطه لأحد: لا يسجّل أحد الدخول بهذا الرابط وحده.",
  note: "الرابط صالح لمرة واحدة خلال 24 ساعة.",
  notYou: "إن لم تكن تتوقع هذه الرسالة فتجاهلها: من دون الرابط لا يحدث شيء.",
} satisfies Translation<typeof english>;
