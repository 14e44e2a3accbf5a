import type { Translation } from "#i18n/catalogue.ts";
import type { inspectionMails as english } from "./messages.en.ts";

export const inspectionMails = {
  askedTitle: "مشترٍ يطلب منك فحص سيارة",
  askedText: "الطلب عن «{title}». اتفق مع المشتري والبائع على الموعد والأجرة، أو اعتذر.",
  asked_sellerTitle: "مشترٍ يرغب في فحص سيارتك",
  asked_sellerText:
    "طلب مشترٍ من {partner} فحص «{title}». القرار لك: هل تُفحص سيارتك ومتى، وهل يرى المشترون التقرير.",
  declinedTitle: "اعتذر الكاراج عن الفحص",
  declinedText: "لا يستطيع {partner} فحص «{title}». يمكنك أن تطلب من غيره.",
  doneTitle: "فُحصت السيارة التي سألت عنها",
  doneText: "فحص {partner} سيارة «{title}». البائع يقرر هل يُعرض التقرير في الإعلان.",
  publishedTitle: "وصل تقرير عن سيارتك",
  publishedText: "فحص {partner} سيارة «{title}». اقرأ التقرير وقرر هل يراه المشترون.",
  withdrawnTitle: "سُحب تقرير عن سيارتك",
  withdrawnText: "سُحب تقرير {partner} عن «{title}»، ولم يعد المشترون يرونه. السبب:",
  toRequests: "شاهد الطلب",
  toListing: "افتح الإعلان",
} as const satisfies Translation<typeof english>;
