import type { Translation } from "#i18n/catalogue.ts";
import type { nearby as english } from "./messages.en.ts";

export const nearby = {
  around: "محيط {place}",
  near: "قرب {place}",
  within: "ضمن {km} كم من {place}",
  place: "قرب منطقة",
  noPlace: "قرب أي منطقة",
  radius: "المسافة",
  anyRadius: "أي مسافة",
  withinKm: "ضمن {km} كم",
  withinKmCount: "ضمن {km} كم ({count})",
  whereIAm: "حيث أنا الآن",
  whereHint: "يقرأ جهازك موقعك مرة واحدة ويجد أقرب منطقة بنفسه، ولا يصلنا سوى اسم تلك المنطقة.",
  found: "أقرب منطقة إليك: {place}.",
  denied: "متصفحك لا يسمح لهذه الصفحة بمعرفة موقعك. اختر منطقة بدلاً من ذلك.",
  failed: "لم يتمكن جهازك من تحديد موقعك. اختر منطقة بدلاً من ذلك.",
  far: "لست قرب أي منطقة في لبنان. اختر منطقة بدلاً من ذلك.",
  map: "أين توجد",
  mapHint: "كل دائرة تمثّل قضاءً: عدد الإعلانات فيه، والسعر الوسيط حيث يتّسع المكان. اختر واحدة لترى إعلاناتها.",
  median: "نحو {price}",
  asList: "العودة إلى الإعلانات",
} satisfies Translation<typeof english>;
