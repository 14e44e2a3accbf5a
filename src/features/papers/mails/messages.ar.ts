import type { Translation } from "#i18n/catalogue.ts";
import type { papersMails as english } from "./messages.en.ts";

export const papersMails = {
  confirmedHeading: "أوراقك مطابقة لإعلانك",
  confirmedBody:
    "قارنّا الأوراق التي أرسلتها بإعلانك «{title}» في {site}. يقرأ المشترون فيه منذ الآن في أيّ يوم اطّلعنا عليها.",
  confirmedNotice: "يقرأ المشترون في «{title}» منذ الآن في أيّ يوم اطّلعنا على أوراق السيارة.",
  confirmedButton: "عرض الإعلان",
  confirmedNote:
    "ينتهي ذلك متى غيّرت رقم الهيكل أو الماركة أو الطراز أو سنة الصنع، فأرسل الأوراق حينها من جديد. نحذف الملفات بعد القرار بأسابيع.",
  refusedHeading: "لم نتمكّن من تأكيد أوراقك",
  refusedBody: "قارنّا الأوراق التي أرسلتها بإعلانك «{title}» في {site}، ولم نتمكّن من تأكيدها:",
  refusedButton: "إرسالها من جديد",
  refusedNote: "يبقى إعلانك كما هو. هل أخطأنا؟ أجب عن هذه الرسالة أو راسلنا من صفحة الاتصال.",
  chassis_number: "رقم الهيكل في الورقة ليس الرقم المذكور في الإعلان.",
  name: "الاسم في الورقة ليس اسم صاحب الحساب، ولا يوضح ذلك عقد شراء أو توكيل.",
  plate: "رقم اللوحة في الورقة ليس الرقم المذكور في الإعلان.",
  unreadable: "لم نستطع قراءة الورقة: صوّر الصفحة كاملة وبوضوح في ضوء جيّد.",
} satisfies Translation<typeof english>;
