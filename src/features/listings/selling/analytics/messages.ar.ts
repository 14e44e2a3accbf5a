import type { Translation } from "#i18n/catalogue.ts";
import type { analytics as english } from "./messages.en.ts";

export const analytics = {
  chartOf: "المشاهدات والاتصالات والمحفوظات من {from} إلى {to}",
  lastDays:
    "{days, plural, zero {لا أيام} one {اليوم الأخير} two {آخر يومين} few {آخر # أيام} many {آخر # يوماً} other {آخر # يوم}}",
  views: "مشاهدات",
  contacts: "اتصالات",
  favorites: "محفوظات",
  shares: "مشاركات",
  viewsCount:
    "{count, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}",
  contactsCount:
    "{count, plural, zero {لا اتصالات} one {اتصال واحد} two {اتصالان} few {# اتصالات} many {# اتصالاً} other {# اتصال}}",
  favoritesCount:
    "{count, plural, zero {لم يُحفظ} one {حُفظ مرّة واحدة} two {حُفظ مرّتين} few {حُفظ # مرّات} many {حُفظ # مرّة} other {حُفظ # مرّة}}",
  day: "اليوم",
  today: "اليوم",
  dayTold: "{day}: {values}",
  comma: "، ",
  asTable: "الأرقام يوماً بيوم",
  nothingCounted: "لا أرقام بعد",
  nothingCountedText: "تظهر هنا مشاهدات إعلاناتك المعروضة والاتصالات منذ أوّلها.",
} satisfies Translation<typeof english>;
