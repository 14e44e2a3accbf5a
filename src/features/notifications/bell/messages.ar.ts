import type { Translation } from "#i18n/catalogue.ts";
import type { notifications as english } from "./messages.en.ts";

export const notifications = {
  title: "الإشعارات",
  choose: "اختر ما نخبرك به",
  new: "جديد",
  more: "أظهر الأقدم",
  loading: "نحمّل إشعاراتك",
  failed: "تعذّر عرض إشعاراتك الآن.",
  none: "لا إشعارات بعد",
  noneText: "هنا تجد ما يستجدّ على إعلاناتك ودفعاتك وطلباتك.",
} satisfies Translation<typeof english>;
