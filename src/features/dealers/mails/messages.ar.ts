import type { Translation } from "#i18n/catalogue.ts";
import type { dealerMails as english } from "./messages.en.ts";

export const dealerMails = {
  approvedHeading: "تم اعتماد معرضك",
  approvedPreheader: "من اليوم يحمل {name} شارة «معرض معتمد».",
  approvedBody: "راجعنا ما أرسلته، ومن اليوم يحمل كل إعلان من إعلانات {name} في {site} شارة «معرض معتمد».",
  approvedNote: "عدد إعلاناتك تحدّده باقتك، وتجدها في لوحتك.",
  approvedButton: "أضف إعلاناً",
  rejectedHeading: "لم نتمكّن من اعتماد معرضك بعد",
  rejectedPreheader: "السبب في هذه الرسالة، ويمكنك التقدّم من جديد.",
  rejectedBody: "راجعنا طلب {name}، ولم نتمكّن من اعتماده للسبب الآتي:",
  rejectedNote: "بعد معالجة ذلك أرسل الطلب من جديد، فما كتبته لا يزال محفوظاً.",
  rejectedButton: "التقدّم من جديد",
  badgeGivenBody:
    "عادت شارة «معرض معتمد» إلى كل إعلان من إعلاناتك في {site}، وصفحة معرضك مفتوحة من جديد. يقول فريقنا:",
  badgeTakenBody:
    "إعلاناتك في {site} باقية في السوق، لكنها لم تعد تحمل شارة «معرض معتمد»، وصفحة معرضك مغلقة في هذه الأثناء. يقول فريقنا:",
  badgeTakenNote: "إن كنت ترى في ذلك خطأ، أو متى سوّيت الأمر، فراسلنا.",
  listingsButton: "إعلاناتك",
  contactButton: "راسلنا",
  badgeGiven: "عادت شارة المعرض المعتمد إليك",
  badgeTaken: "سُحبت منك شارة المعرض المعتمد",
  dealership: "المعرض",
  license: "رقم الرخصة",
  sent: "أُرسل في",
} satisfies Translation<typeof english>;
