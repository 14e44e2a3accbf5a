import type { Translation } from "#i18n/catalogue.ts";
import type { conversationMails as english } from "./messages.en.ts";

export const conversationMails = {
  heading:
    "{count, plural, zero {رسالة من {name}} one {رسالة جديدة من {name}} two {رسالتان جديدتان من {name}} few {# رسائل جديدة من {name}} many {# رسالة جديدة من {name}} other {# رسالة جديدة من {name}}}",
  subject:
    "{count, plural, zero {لديك رسالة} one {لديك رسالة جديدة} two {لديك رسالتان جديدتان} few {لديك # رسائل جديدة} many {لديك # رسالة جديدة} other {لديك # رسالة جديدة}}",
  about: "راسلك {name} في {site} بشأن «{title}».",
  aboutUnnamed: "راسلك {name} في {site}.",
  excerpt: "«{text}»",
  careful: "في الرسالة رابط أو كلام عن دفع مسبق أو عن أوراق شخصية: اقرأ نصيحتنا إلى جانبها قبل أن تردّ.",
  button: "اقرأ وأجب",
  note: "لا تدفع شيئاً قبل أن ترى المركبة وأوراقها. نرسل بريداً واحداً عن كل محادثة حتى تقرأها.",
  optOut: "أوقف البريد عن الرسائل",
  reportHeading: "بلاغ عن محادثة: {reason}",
  reportFrom: "يبلّغ {name} ({email}) عمّا كتبه {other} ({otherEmail}) بشأن «{title}».",
  reportNothing: "لم يُضَف شرح.",
  reportScam: "محاولة احتيال",
  reportInsult: "إهانة أو تهديد",
  reportSpam: "إعلانات مزعجة",
  reportOther: "أمر آخر",
  reportLast: "آخر الرسائل",
  reportListing: "افتح الإعلان",
} satisfies Translation<typeof english>;
