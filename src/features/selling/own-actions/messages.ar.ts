import type { Translation } from "#i18n/catalogue.ts";
import type { ownActions as english } from "./messages.en.ts";

export const ownActions = {
  edit: "تعديل",
  mend: "صحّح وأعد الإرسال",
  renew: "جدّد",
  markSold: "بيعت",
  withdraw: "اسحب الإعلان",
  shareKit: "مواد النشر",
  featured_listing: "ميّز الإعلان",
  whatsapp_priority: "أولوية واتساب",
  delete: "احذف",

  keep: "أبقِه كما هو",
  soldQuestion: "هل بيعت؟",
  soldQuestionText: "لن يظهر الإعلان للمشترين، ويعود مكانه في باقتك متاحاً.",
  soldConfirm: "نعم، بيعت",
  withdrawQuestion: "هل تريد سحب الإعلان؟",
  withdrawQuestionText: "لن يظهر للمشترين. يمكنك تجديده متى شئت.",
  deleteQuestion: "هل أنت متأكد من حذف هذا الإعلان؟",
  deleteQuestionText: "يختفي «{title}» حالاً، ويمكنك التراجع بعد ذلك مباشرةً.",

  renewed: "تم تجديد الإعلان",
  renewedUntil: "يراه الجميع حتى {day}.",
  renewedReview: "نراجعه أولاً، خلال 24 ساعة.",
  soldDone: "مبروك البيعة",
  withdrawDone: "تم سحب الإعلان",
  endedText: "لم يعد أحد يراه. «جدّد» يعيده متى شئت.",
  deleteDone: "تم الحذف",
  deleteDoneText: "تم حذف الإعلان بنجاح",
  undo: "تراجع",
  undone: "عاد الإعلان كما كان",

  failed: "لم ينجح ذلك",
  failedText: "حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.",
  renewFailed: "تعذّر تجديده",
  deleteFailed: "فشل في حذف الإعلان",
  undoFailed: "تعذّرت إعادة الإعلان",
  seePlans: "انظر الباقات",
} satisfies Translation<typeof english>;
