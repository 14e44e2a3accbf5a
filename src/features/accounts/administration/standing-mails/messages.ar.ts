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
  activePreheader: "يمكنك الدخول كالمعتاد.",
  activeBody: "حسابك في {site} مفتوح من جديد، وإعلاناتك ظاهرة كما كانت.",
  activeNote: "شكراً لصبرك.",
  activeNotice: "إعلاناتك ظاهرة من جديد كما كانت.",
  reason: "السبب",
  until: "حتى",
  signIn: "تسجيل الدخول",
  contact: "راسلنا",
} satisfies Translation<typeof english>;
