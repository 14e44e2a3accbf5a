/** Words of the tab of the administration that shows papers of listings. */
export const papersTab = {
  title: "Papers of listings",
  searchHint: "VIN or seller",
  state: "State",
  waiting: "Waiting",
  confirmed: "Confirmed",
  refused: "Refused",
  ended: "Ended",
  car: "Car",
  listing: "Listing",
  vin: "VIN",
  plate: "Plate",
  plateNone: "Not in the listing",
  vinNone: "None",
  seller: "Seller",
  dealership: "Dealership",
  files: "Papers",
  none: "None",
  sent: "Sent",
  review: "Review",
  open: "Open",
  reviewOf: "Review the papers of {name}",
  openOf: "Open the papers of {name}",
  papersOf: "Papers",
  failed: "These papers could not be read.",
  sentOn: "Sent on {day}",
  decidedOn: "Decided on {day} by {name}; sent on {sent}",
  compare: "Compare with the listing",
  filesGone: "The files are not kept any more.",
  sameTitle: "The same VIN is sold by others",
  live: "On sale",
  notLive: "Not on sale",
  confirm: "They agree",
  confirmTitle: "Do the papers agree with the listing?",
  confirmText:
    "VIN, name and plate are those of the listing. Buyers read at once that we saw its papers today, and the seller is told.",
  confirmedDone: "The papers are confirmed",
  refuse: "Refuse",
  refuseTitle: "What does not agree?",
  refuseText: "The seller is told, and can send others. The listing stays as it is.",
  refuseNone: "Choose at least one reason.",
  refusedDone: "The papers were refused",
  why_chassis_number: "VIN",
  why_name: "Name",
  why_plate: "Plate",
  why_unreadable: "Not readable",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "papers-tab": typeof papersTab;
  }
}
