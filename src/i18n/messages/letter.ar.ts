import type { Translation } from "#i18n/catalogue.ts";
import type { letter as english } from "./letter.en.ts";

export const letter = {
  greeting: "مرحباً {name}،",
  greetingPlain: "مرحباً،",
  linkHint: "إن لم يعمل الزر، انسخ هذا العنوان إلى متصفّحك:",
  why: "وصلتك هذه الرسالة لأن عنوان بريدك أُدخل في {site}.",
  contact: "لأي سؤال راسلنا على: {email}",
  stop: "إيقاف الرسائل من هذا النوع",
  choices: "اختر ما نخبرك به وكيف",
} satisfies Translation<typeof english>;
