import type { Translation } from "#i18n/catalogue.ts";
import type { staffMails as english } from "./messages.en.ts";

export const staffMails = {
  heading: "دعوة للعمل مع معرض",
  preheader: "{dealership} يدعوك إلى فريقه في {site}.",
  body: "{dealership} يدعوك إلى فريقه في {site}. سجّل الدخول بهذا العنوان، أو افتح حساباً به، ثم اقبل الدعوة.",
  role: "دورك",
  role_owner: "مالك: كل شيء",
  role_sales: "المبيعات: المشترون والرسائل والمعاينات",
  role_stock: "المخزون: الإعلانات والأسعار والصور",
  button: "افتح الدعوة",
  note: "يعمل الرابط مرة واحدة، ولمدة {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يوماً} other {# يوم}}.",
  notYou: "إن كنت لا تعرف هذا المعرض فتجاهل هذه الرسالة: لن يحدث شيء من دونك.",
} satisfies Translation<typeof english>;
