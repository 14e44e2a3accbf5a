/** Words of what a seller is told while choosing a price. */
export const priceGuide = {
  title: "Price guide",
  missing: "Choose brand, model and year, and we show what similar ones are offered at.",
  silence:
    "{why, select, damaged {We tell no prices of damaged vehicles: each damage is another.} year {None of about this year is listed, so we cannot say what it goes for.} spread {Prices of this model lie too far apart to name a range.} other {Too few of this model are listed to go by. We would rather say nothing than make something up.}}",
  range: "Similar ones are mostly offered at {low} to {high}.",
  stands:
    "{label, select, great {Yours is clearly below that.} good {Yours is in the lower part.} fair {Yours is within the usual.} other {Yours is clearly above that.}}",
  sayMileage:
    "Enter the mileage, and we say where your price stands. This range is for {km} km, which is usual for it.",
  basis:
    "Read from {count, plural, one {# live listing of this model} other {# live listings of this model}} ({years}). {sure, select, high {We are quite sure of it.} medium {We are fairly sure of it.} other {We are not very sure of it: take it as a hint.}} Asking prices, not what is paid in the end.",
  years: "{from} to {to}",
  how: "How it is worked out",
  onSale:
    "{count, plural, one {# similar one is on sale} other {# similar ones are on sale}}{span, select, some { ({years})} other {}}: half of them for {days, plural, one {# day} other {# days}} or longer. {cheaper, plural, =0 {None has lowered its price.} one {One has lowered its price.} other {# have lowered their price.}}",
  fewSimilar: "Too few similar ones are on sale to say how long they stand there.",
  sold: "{count, plural, one {# similar one was} other {# similar ones were}} sold here within a year{span, select, some { ({years})} other {}}: half of them within {days, plural, =0 {a day} one {# day} other {# days}}.",
  fewSold: "Too few similar ones were sold here yet to say how long a sale takes.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "price-guide": typeof priceGuide;
  }
}
