import type { Translation } from "#i18n/catalogue.ts";
import type { usualReasons as english } from "./usual-reasons.en.ts";

export const usualReasons = {
  documentUnreadable: "الوثيقة غير مقروءة. أرسل صورة أوضح.",
  nameDiffers: "الاسم في الوثيقة غير اسم الحساب.",
  phoneUnanswered: "لم نتمكّن من الوصول إليك على رقم هاتفك.",
  promisesMore: "النص يعد بما لا يقوله الإعلان.",
  advertisesElse: "النص يروّج لشيء خارج هذا السوق.",
  toneUnfit: "أسلوب النص لا يصلح للإرسال إلى الجميع.",
  transferNotFound: "لم نجد هذه الحوالة.",
  amountDiffers: "مبلغ الحوالة غير مبلغ الطلب.",
  receiptUnreadable: "الإيصال غير مقروء.",
  listingsNotReal: "إعلانات غير حقيقية",
  sameAgain: "تكرار الإعلان نفسه مراراً",
  buyersComplained: "شكاوى من عدّة مشترين",
  moneyFirst: "طلب مالاً قبل معاينة المركبة.",
  insulted: "أهان الطرف الآخر أو هدّده.",
  advertised: "كتب دعاية لا صلة لها بالإعلان.",
  licenseUnknown: "لم نجد معرضاً برقم الرخصة هذا.",
  licensePhotoMissing: "نرجو إضافة صورة واضحة للرخصة.",
  reviewNoExperience: "لا يروي تجربة مع هذا المعرض.",
  reviewInsults: "فيه إهانة أو أمور شخصية لا تُنشر.",
  reviewAdvertises: "فيه إعلان أو أرقام هواتف أو روابط.",
  showroomUnreachable: "تعذّر الاتصال بكم على رقم المعرض.",
} satisfies Translation<typeof english>;
