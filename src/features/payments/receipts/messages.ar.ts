import type { Translation } from "#i18n/catalogue.ts";
import type { receipts as english } from "./messages.en.ts";

export const receipts = {
  paidHeading: "إيصال: {what}",
  paidPreheader: "وصلنا {amount}. شكراً لك.",
  paidBody: "وصلت دفعتك إلى {site}، وبدأ ما اشتريته.",
  waitsNote: "بعض الميزات تبدأ بعد أن يراجعها فريقنا، وتجد حالتها في لوحتك.",
  rejectedHeading: "لم نجد حوالتك",
  rejectedPreheader: "الطلب {reference} غير مدفوع.",
  rejectedBody: "بحثنا عن حوالة طلبك ولم نستطع تأكيدها: {reason}",
  rejectedNotice: "الطلب {reference} غير مدفوع: {reason}",
  rejectedNote: "إن كنت أرسلتها فأجب عن هذه الرسالة مرفقاً الإيصال، أو اطلب من جديد وأرسل إيصالها.",
  refundedHeading: "أُعيد إليك ما دفعته",
  refundedPreheader: "يعود إليك {amount}.",
  refundedBody: "أعدنا مال هذا الطلب، وانتهى ما كان قد بدأ به.",
  what: "المشترى",
  amount: "المبلغ",
  method: "طريقة الدفع",
  reference: "الطلب",
  transaction: "رقم العملية",
  day: "التاريخ",
  byCard: "بطاقة مصرفية",
  byPaypal: "PayPal",
  byTransfer: "حوالة نقدية",
  byChat: "بالاتفاق عبر المحادثة",
  receiptButton: "فتح الإيصال",
  ordersButton: "مدفوعاتك",
} satisfies Translation<typeof english>;
