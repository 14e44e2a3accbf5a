import type { Translation } from "#i18n/catalogue.ts";
import type { contactNumbers as english } from "./messages.en.ts";

export const contactNumbers = {
  title: "تواصل مع البائع",
  call: "اتصل على {phone}",
  whatsapp: "افتح واتساب",
  none: "لم يترك البائع رقم هاتف.",
  back: "عودة إلى الإعلان",
} as const satisfies Translation<typeof english>;
