/** Viewings of a vehicle, arranged in a conversation. */
export const viewings = {
  asked: "Asked for a viewing",
  offered: "{count, plural, one {One time for a viewing} other {# times for a viewing}}",
  confirmed: "Viewing confirmed: {time}",
  declined: "Viewing declined",
  cancelled: "{has, select, yes {Viewing on {time} cancelled} other {Viewing cancelled}}",
  ask: "Ask for a viewing",
  offer: "Offer times for a viewing",
  one: "Viewing",
  youAsked: "You asked for a viewing; the seller offers times.",
  theyAsked: "{name} asks for a viewing.",
  choose: "Choose a time for the viewing",
  yourTimes: "You offered these times for a viewing:",
  at: "Viewing on {time}",
  confirm: "Confirm",
  decline: "Decline",
  noneFits: "None fits",
  cancel: "Call it off",
  file: "To the calendar",
  title: "Times for a viewing",
  text: "Up to six times, by the clock of Beirut; the other confirms one.",
  time: "Time {n}",
  another: "Another time",
  send: "Offer these times",
  sending: "Sending",
  back: "Cancel",
  noTime: "Choose at least one time, from half an hour to 30 days from now, each once.",
  failed: "That did not work",
  advice:
    "Meet by day in a public place, take somebody along, look at the vehicle and its papers, and pay nothing before.",
  fileTitle: "Viewing: {vehicle} ({name})",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    viewings: typeof viewings;
  }
}
