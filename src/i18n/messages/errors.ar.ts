import type { Translation } from "#i18n/catalogue.ts";
import type { errors as english } from "./errors.en.ts";

export const errors = {
  "request.invalid": "بعض البيانات يحتاج إلى تصحيح.",
  "request.malformed": "تعذّرت قراءة الطلب.",
  "request.foreign_origin": "جاء هذا الطلب من موقع آخر فرفضناه.",
  "request.unsupported_type": "هذا النوع من المحتوى غير مقبول هنا.",
  "request.too_large": "هذا أكبر من الحجم المقبول.",
  "request.too_many": "طلبات كثيرة. انتظر قليلاً ثم أعد المحاولة.",
  "route.not_found": "لا يوجد شيء على هذا العنوان.",
  "listing.not_found": "هذا الإعلان غير موجود.",
  "listing.gone": "لم يعد هذا الإعلان متاحاً.",
  "server.busy": "السوق مزدحم جداً الآن. أعد المحاولة بعد لحظات.",
  "server.failed": "حدث خطأ من جهتنا. يرجى المحاولة مرة أخرى.",
  "field.required": "هذا الحقل مطلوب.",
  "field.not_a_number": "يجب أن يكون رقماً.",
  "field.not_whole": "يجب أن يكون عدداً صحيحاً بلا كسور.",
  "field.too_small": "يجب ألّا يقل عن {minimum}.",
  "field.too_big": "يجب ألّا يزيد على {maximum}.",
  "field.too_short": "يجب ألّا يقل عدد الأحرف عن {minimum}.",
  "field.too_long": "يجب ألّا يزيد عدد الأحرف على {maximum}.",
  "field.unknown_choice": "هذا ليس من الخيارات المتاحة.",
  "field.unknown_field": "لا يوجد حقل بهذا الاسم.",
  "field.invalid": "القيمة غير صحيحة.",
} satisfies Translation<typeof english>;
