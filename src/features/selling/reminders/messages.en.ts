/** The mail before listings end; the server alone loads it. */
export const reminders = {
  heading: "{count, plural, one {Your listing ends soon} other {# of your listings end soon}}",
  preheader: "One tap and it stays on the market.",
  body: "{count, plural, one {This listing at {site} ends on the day below. If the vehicle is still for sale, renew it.} other {These # listings at {site} end on the days below. Renew those whose vehicle is still for sale.}}",
  button: "Renew",
  note: "Sold already? Press “Mark as sold” in your dashboard, and buyers stop calling.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    reminders: typeof reminders;
  }
}
