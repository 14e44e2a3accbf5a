import type { Translation } from "#i18n/catalogue.ts";
import type { approvalMails as english } from "./messages.en.ts";

export const approvalMails = {
  grantedHeading: "صرت بائعاً موثّقاً",
  grantedPreheader: "من اليوم تحمل إعلاناتك شارة التوثيق.",
  grantedBody: "تحقّقنا من رقم هاتفك ومن وثيقتك. من اليوم يحمل كل إعلان من إعلاناتك في {site} شارة التوثيق.",
  grantedNote: "حذفنا وثيقتك فور التحقّق منها.",
  listingsButton: "إعلاناتك",
  refusedHeading: "لم نتمكّن من توثيق حسابك بعد",
  refusedPreheader: "السبب في هذه الرسالة، ويمكنك إرسال وثيقة أخرى.",
  refusedBody: "نظرنا في ما أرسلته لشارة التوثيق، ولم نتمكّن من منحها للسبب الآتي:",
  refusedNote: "شارتك مدفوعة ولا تدفع ثانية: أرسل وثيقة أخرى وننظر فيها من جديد. الوثيقة السابقة حُذفت.",
  restsHeading: "شارة التوثيق متوقّفة مؤقتاً",
  restsPreheader: "غيّرت اسمك أو رقم هاتفك، وعلينا أن نتحقّق من الجديد أولاً.",
  restsBody:
    "تغيّر اسمك أو رقم هاتفك في {site}. تعني الشارة أننا تحقّقنا منهما، لذلك لا تظهر حتى نتحقّق من الجديد. لا تدفع ثانية.",
  restsNote:
    "إن غيّرت اسمك فأرسل وثيقة بالاسم الجديد، وإن غيّرت رقمك اتصلنا بك عليه. وإن لم تكن أنت من غيّر ذلك فغيّر كلمة المرور وراسلنا.",
  addOnsButton: "إضافاتك",
  approvedHeading: "حملتك في طريقها إلى الناس",
  approvedPreheader: "وافقنا على {title}.",
  approvedBody: "وافقنا على {title}، وهي تُرسل الآن إلى مستخدمي {site}.",
  approvedNote: "لا يصل إلى أحد أكثر من حملة في الأسبوع: من وصلته حملة قبل أيام تصله حملتك لاحقاً.",
  rejectedHeading: "لم نتمكّن من إرسال حملتك",
  rejectedPreheader: "السبب في هذه الرسالة.",
  rejectedBody: "نظرنا في نص {title}، ولم نتمكّن من إرساله للسبب الآتي:",
  rejectedNote: "لم تصل إلى أحد. تواصل معنا لاسترداد المبلغ.",
} satisfies Translation<typeof english>;
