/** What is said of a plan's limits. */
export const plans = {
  signInFirst: "Please sign in to continue",
  limitReached:
    "Your plan has {max, plural, =0 {no place} one {one place} other {# places}} for {kind, select, cars {cars} motorcycles {motorcycles} other {listings}}, and {max, plural, one {it is} other {all are}} taken. End a listing, or choose a larger plan.",
  addOnNeeded: "This is an extra beside the plans: you can buy it on the page of plans, under “Add-ons”.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    plans: typeof plans;
  }
}
