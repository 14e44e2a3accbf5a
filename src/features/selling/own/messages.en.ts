/** Words of a listing as its owner sees it. */
export const own = {
  pending: "In review",
  active: "Live",
  rejected: "Rejected",
  lapsed: "Expired",
  sold: "Sold",
  withdrawn: "Withdrawn",
  plan_ended: "Paused",
  sent: "Sent {age}. We review within 24 hours.",
  ref: "Listing no.",
  changesWait: "Changes under review",
  changesRefused: "Your changes were not accepted; your listing is on sale as it was before them.",
  papersWait: "Papers under review",
  papersRefused: "Papers not confirmed",
  papersSeen: "Papers seen on {day}",
  papersAsked: "Another seller offered a car of this VIN before you: show us whose it is.",
  papersSend: "Send the registration paper",
  papersEnd:
    "We have your papers for this car. When the VIN, the brand, the model or the year changes, send them again.",
  endsIn: "{days, plural, =0 {Ends today} one {Ends in # day} other {Ends in # days}}",
  endedOn: "Ended on {day}",
  planEnded: "Your paid plan ended. It comes back by itself when you upgrade again.",
  noReason: "It does not keep the rules of the market.",
  views: "{count, plural, one {# view} other {# views}}",
  contacts: "{count, plural, one {# contact} other {# contacts}}",
  favorites: "{count, plural, one {# save} other {# saves}}",
  mend_incomplete: "Fill in what is missing, then send it again.",
  mend_bad_photos: "Replace the photos with clear ones that you took of this vehicle.",
  mend_wrong_details: "Compare the details with the papers and correct what differs.",
  mend_unrealistic_price: "Set the price that you really ask for.",
  mend_contact_in_text:
    "Remove phone numbers and links from title and description: the phone has a field of its own.",
  mend_duplicate: "This vehicle is in another listing. Keep one of them and delete the other.",
  mend_prohibited: "This may not be sold here. Delete the listing, or write to us if we are mistaken.",
  mend_suspected_fraud: "Write to us, so that we can check the listing together.",
  mend_other: "Correct what is said here, then send it again.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    own: typeof own;
  }
}
