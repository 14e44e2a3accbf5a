/** The page with a seller's numbers, for browsers without scripts. */
export const contactNumbers = {
  title: "Contact the seller",
  call: "Call {phone}",
  whatsapp: "Open WhatsApp",
  none: "The seller left no phone number.",
  back: "Back to the listing",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "contact-numbers": typeof contactNumbers;
  }
}
