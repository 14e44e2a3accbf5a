import type { Language } from "#i18n/language.ts";
import type { OwnPayment } from "../payment.schema.ts";

type Item = Pick<OwnPayment["items"][number], "title" | "titleAr" | "carTitle">;

/** One thing that was bought, in the language of the page, and the listing it is for. */
export function itemTitle({ title, titleAr, carTitle }: Item, language: Language): string {
  const name = language === "ar" ? titleAr : title;
  return carTitle ? `${name}: ${carTitle}` : name;
}

/** What an order is for, in one line. */
export const whatFor = (items: readonly Item[], language: Language): string =>
  items.map((item) => itemTitle(item, language)).join(language === "ar" ? "، " : ", ");
