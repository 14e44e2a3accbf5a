import type { Translation } from "#i18n/catalogue.ts";
import type { answers as english } from "./answers.en.ts";

export const answers = {
  password_changed: "تم تغيير كلمة المرور، وسُجّل خروج أجهزتك الأخرى.",
  reset_mail_sent: "إن كان لهذا البريد حساب عندنا، فستصل إليه رسالة فيها رابط صالح لمدة ساعة.",
  device_link_sent: "إن كان لمشرف هذا الاسم وبريد مسجّل، فستصل إليه رسالة فيها رابط صالح لمدة ساعة.",
  password_reset: "أصبحت لك كلمة مرور جديدة. سجّل الدخول بها.",
  email_verified: "تم تأكيد بريدك الإلكتروني.",
  verification_sent: "أرسلنا إليك رسالة جديدة، ورابطها صالح لمدة ساعة.",
  already_verified: "بريدك الإلكتروني مؤكَّد من قبل.",
} satisfies Translation<typeof english>;
