import type { Translation } from "#i18n/catalogue.ts";
import type { standingMails as english } from "./messages.en.ts";

export const standingMails = {
  suspendedHeading: "حسابك موقوف مؤقتاً",
  suspendedPreheader: "السبب، ومدّة التوقيف.",
  suspendedBody: "أوقفنا حسابك في {site} مؤقتاً. إعلاناتك مخفية في هذه الأثناء، وسُجّل خروجك من كل الأجهزة.",
  suspendedNote: "لم يضِع شيء: عند انتهاء التوقيف تظهر إعلاناتك من جديد كما كانت.",
  bannedHeading: "أُغلق حسابك",
  bannedPreheader: "سبب الإغلاق.",
  bannedBody: "أغلقنا حسابك في {site} لمخالفته قواعد السوق. إعلاناتك لم تعد ظاهرة.",
  bannedNote: "إن كنت ترى في ذلك خطأ فراسلنا.",
  activeHeading: "حسابك مفتوح من جديد",
  activePreheader: "يمكنك الدخول كالمعتاد، وإعلاناتك ظاهرة من جديد.",
  activeBody: "حسابك في {site} مفتوح من جديد، وإعلاناتك ظاهرة كما كانت.",
  activeNote: "شكراً لصبرك.",
  overHeading: "انتهى توقيف حسابك",
  overPreheader: "يمكنك الدخول كالمعتاد، وإعلاناتك ظاهرة من جديد.",
  overBody: "انتهى توقيف حسابك في {site}، وإعلاناتك ظاهرة كما كانت.",
  overNote: "نرجو الالتزام بقواعد السوق كي يبقى كذلك.",
  unlockedHeading: "فُتح قفل حسابك",
  unlockedPreheader: "يمكنك الدخول من جديد منذ الآن.",
  unlockedBody: "قُفل حسابك في {site} بعد محاولات كثيرة بكلمات مرور خاطئة. فتحناه، ويمكنك الدخول من جديد.",
  unlockedNote: "إن لم تكن أنت من حاول فاختر كلمة مرور جديدة. وإن نسيتها ففي صفحة الدخول رابط لذلك.",
  reason: "السبب",
  until: "حتى",
  signIn: "تسجيل الدخول",
  contact: "راسلنا",
} satisfies Translation<typeof english>;
