/** What stands around every mail. */
export const letter = {
  greeting: "Hello {name},",
  greetingPlain: "Hello,",
  linkHint: "If the button does not work, copy this address into your browser:",
  why: "You get this mail because your address was entered at {site}.",
  contact: "Questions? Write to us: {email}",
  stop: "No more mails of this kind",
  choices: "Choose what we tell you, and how",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    letter: typeof letter;
  }
}
