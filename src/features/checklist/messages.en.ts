/** The buyer's checklist: everything but its points. */
export const checklist = {
  title: "Checklist for a used car",
  description:
    "Sixty points to look at before you buy a used car in Lebanon: body, engine, papers, test drive. Works without a network and can be printed.",
  lead: "Sixty points, with what a fault at each of them means. Take it along to the car: it works without a network.",
  private: "Your answers and photos stay on this device. Nobody else sees them, and we do not either.",
  which: "For which car",
  noCar: "No particular car",
  questionsTitle: "Ask before you go",
  question1: "Why are you selling it?",
  question2: "How long has it been yours, and how many owners were there before?",
  question3: "Was it in an accident? What was repaired, and where?",
  question4: "Where does it come from: the company, used from abroad, an American auction?",
  question5: "Where was it serviced, and are there bills?",
  question6: "Are the yearly fee (ميكانيك) and all fines paid?",
  question7: "Is anything owed on it: a bank, an instalment, a court?",
  question8: "May my mechanic look at it in a garage that I choose?",
  body: "Body and interior",
  engine: "Engine and gearbox",
  papers: "Papers",
  drive: "Test drive",
  partDone: "{done} of {count}",
  ok: "Fine",
  bad: "Fault",
  skip: "Does not apply",
  flag: "What a fault means",
  breaker: "Red flag",
  note: "Note",
  addPhoto: "Photo",
  photoOf: "Photo {n} of: {point}",
  removePhoto: "Remove photo {n} of: {point}",
  photoFailed: "This photo cannot be read.",
  tooMany: "An inspection holds 40 photos.",
  notKept: "This device keeps nothing more. What you answer now is lost when you leave the page.",
  result: "Where it stands",
  done: "{done} of 60 points looked at",
  faults: "{count, plural, =0 {No faults so far} one {# fault} other {# faults}}",
  stop: "{count, plural, one {There is a red flag} other {There are # red flags}}: do not buy this car unless a mechanic or a notary of your own clears it up.",
  clear: "No fault at any of the sixty points. Have a mechanic of your own confirm it before you pay.",
  print: "Print",
  forget: "Delete these answers",
  forgetTitle: "Delete these answers?",
  forgetText: "The answers, notes and photos of this inspection are deleted from this device.",
  keep: "Keep them",
  forgotten: "Deleted from this device",
  toCar: "Open the listing",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    checklist: typeof checklist;
  }
}
