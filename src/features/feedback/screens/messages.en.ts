/** Words of the page that writes to the market. */
export const contact = {
  title: "Contact us",
  description: "Write to the team behind the market, call, or chat.",
  text: "A question, a problem, an idea? We answer by e-mail.",
  name: "Your name",
  email: "E-mail",
  phone: "Phone",
  subject: "Subject",
  message: "Message",
  messageHint: "At least 10 characters.",
  send: "Send",
  sent: "Your message has arrived",
  sentText: "We answer to {email}.",
  again: "Write another message",
  browse: "Go on browsing",
  failed: "It could not be sent",
  ways: "Other ways",
  call: "Call",
  whatsapp: "WhatsApp",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    contact: typeof contact;
  }
}
