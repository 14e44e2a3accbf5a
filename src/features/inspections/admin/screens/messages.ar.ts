import type { Translation } from "#i18n/catalogue.ts";
import type { partnersTab as english } from "./messages.en.ts";

export const partnersTab = {
  title: "شركاء الفحص",
  add: "أضف شريكاً",
  addTitle: "إضافة شريك فحص",
  addText: "كاراج له حساب هنا. يستطيع من الآن كتابة تقارير عن سيارات غيره.",
  added: "أُضيف الشريك.",
  failed: "لم يُضف الشريك",
  email: "بريد الحساب",
  name: "اسم الكاراج",
  place: "المكان",
  phone: "الهاتف",
  since: "منذ",
  reports: "التقارير",
  state: "الحالة",
  active: "نشط",
  endedOn: "انتهى في {day}",
  end: "أنهِ الشراكة",
  endOf: "أنهِ الشراكة: {name}",
  endTitle: "هل تنهي شراكة {name}؟",
  endText:
    "لا يكتب تقارير بعد الآن ولا يُطلب منه فحص. ما وقّعه يبقى ما لم يُسحب، وتُحذف المسودات وتُرفض الطلبات المفتوحة.",
  withdraw: "اسحب التقارير",
  withdrawOf: "اسحب التقارير: {name}",
  withdrawTitle: "هل تسحب كل تقارير {name}؟",
  withdrawText: "لا يرى المشترون أياً منها بعد ذلك، ولا يمكن عرضها مجدداً. ويقرأ كل بائع السبب.",
  withdrawDone:
    "{count, plural, zero {لا تقرير ليُسحب.} one {سُحب تقرير واحد.} two {سُحب تقريران.} few {سُحبت # تقارير.} many {سُحب # تقريراً.} other {سُحب # تقرير.}}",
  withdrawFailed: "لم تُسحب التقارير",
  endDone: "لم يعد شريكاً.",
} as const satisfies Translation<typeof english>;
