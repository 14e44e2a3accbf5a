/** Words of the papers of a listing, for its owner; the kinds also for reviewers. */
export const papers = {
  title: "Papers of the car",
  registration: "Registration paper",
  purchase: "Purchase contract",
  mandate: "Mandate to sell",
  kind: "What you send",
  waiting: "Waiting for a look",
  confirmed: "Papers seen",
  refused: "Not confirmed",
  ended: "No longer valid",
  noneText:
    "Show buyers that the car is yours: send a photo of the registration paper. We compare VIN, name and plate. The file is kept sealed, only our reviewers open it, and it is deleted some weeks after the decision.",
  waitingText: "Sent {age}. A reviewer compares VIN, name and plate with your listing.",
  confirmedText:
    "Buyers read in your listing that we saw its papers on {day}. This ends when you change the VIN, the brand, the model or the year.",
  endedText:
    "The car in your listing has changed since, or nobody could look in time. Send the papers again to show buyers that it is yours.",
  asked:
    "Another seller offered a car of this VIN before you. Send the registration paper, so that we can see whose it is.",
  why_chassis_number: "The VIN on the paper is not the one of the listing.",
  why_name: "The name on the paper is not the one of your account, and no purchase or mandate explains it.",
  why_plate: "The plate on the paper is not the one of the listing.",
  why_unreadable: "The paper could not be read: take a sharp photo of the whole page, in good light.",
  needsNumber: "Papers are compared by the VIN.",
  addNumber: "Add it to the listing first",
  add: "Add a paper",
  limits: "Photo or PDF, up to 12 MB; 4 papers at most.",
  sending: "Sending the paper",
  failed: "The paper could not be sent. Please try again.",
  fileTooLarge: "This file is larger than 12 MB.",
  fileWrongType: "Choose a JPEG, PNG or WebP picture or a PDF.",
  takeBack: "Take the papers back",
  takenBack: "The papers were deleted",
  notTakenBack: "The papers could not be taken back",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    papers: typeof papers;
  }
}
