import type { Translation } from "#i18n/catalogue.ts";
import type { crop as english } from "./crop.en.ts";

export const crop = {
  text: "اسحب الزوايا أو الحواف، أو حرّك الإطار.",
  keys: "مفاتيح الأسهم تفعل ذلك أيضاً.",
  frame: "الإطار",
  topLeft: "الزاوية العليا اليسرى",
  topRight: "الزاوية العليا اليمنى",
  bottomLeft: "الزاوية السفلى اليسرى",
  bottomRight: "الزاوية السفلى اليمنى",
  top: "الحافة العليا",
  bottom: "الحافة السفلى",
  left: "الحافة اليسرى",
  right: "الحافة اليمنى",
  size: "{width}% في {height}% من الصورة",
} satisfies Translation<typeof english>;
