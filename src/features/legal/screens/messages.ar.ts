import type { Translation } from "#i18n/catalogue.ts";
import type { paper as english } from "./messages.en.ts";

export const paper = {
  contents: "في هذه الصفحة",
  updated: "بتاريخ {day}",
  unread: "لم يقرأه محامٍ بعد",
  unreadText:
    "يصف هذا النص بأدقّ ما نستطيع ما يفعله السوق اليوم. وما زال ينتظر قراءة محامٍ في لبنان؛ وما يلزم تعديله عندها يظهر هنا بتاريخ جديد.",
} satisfies Translation<typeof english>;
