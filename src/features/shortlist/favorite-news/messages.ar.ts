import type { Translation } from "#i18n/catalogue.ts";
import type { favoriteNews as english } from "./messages.en.ts";

export const favoriteNews = {
  cheaper: "صار أرخص: {title}",
  cheaperText: "كان السعر {before}، وهو الآن {price}.",
  sold: "بيعت: {title}",
  soldText: "المركبة التي حفظتها بيعت. في مفضّلتك رابط إلى مركبات مشابهة.",
} satisfies Translation<typeof english>;
