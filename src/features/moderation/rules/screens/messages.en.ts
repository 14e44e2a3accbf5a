/** Words of the dashboard's tab of the rules by which listings are suspected. */
export const rulesTab = {
  title: "Automatic rules",
  text: "What the market looks at by itself in each listing that is sent or changed, and how often reviewers agreed in the last {days} days.",
  rule: "Rule",
  looksAt: "Looks at",
  on_words: "Words",
  on_price: "Price",
  on_pictures: "Photos",
  on_vin: "VIN",
  on_phone: "Phone",
  on_account: "Account",
  on_reports: "Reports",
  weightShort: "Weight",
  weight: "Weight (0 to 100)",
  weightHint:
    "{hours, plural, =0 {So it does not move a listing forward in the queue.} one {So it moves a listing # hour forward in the queue.} other {So it moves a listing # hours forward in the queue.}}",
  outcome: "What follows",
  outcome_note: "Note",
  outcome_review: "Review",
  outcome_hold: "Hold",
  means_note: "Note: reviewers read it",
  means_review: "Review: not live without one",
  means_hold: "Hold: approved only alone",
  rate: "Reviewers agreed",
  rateOf: "{agreed} of {decided} decided",
  rateNone: "Nothing decided yet",
  found: "{count, plural, =0 {found nothing} one {found in # listing} other {found in # listings}}",
  state: "State",
  on: "On",
  off: "Off",
  isOn: "The rule is on",
  changed: "changed",
  edit: "Change",
  editOf: "Change the rule: {name}",
  editText:
    "It holds at once for what is sent or changed from now on. Each change stands in the activity log.",
  trial: "Tried on the last 30 days",
  trying: "Looking at last month’s listings …",
  tryFailed: "The trial could not be made. You can save all the same.",
  would_note:
    "{count, plural, =0 {It would have found nothing.} one {It would have put a note on # listing} other {It would have put a note on # listings}}",
  would_review:
    "{count, plural, =0 {It would have found nothing.} one {It would have sent # listing to a reviewer} other {It would have sent # listings to a reviewer}}",
  would_hold:
    "{count, plural, =0 {It would have found nothing.} one {It would have held # listing} other {It would have held # listings}}",
  ofThose: "{would}: {rejected} rejected, {approved} approved, {waiting} not decided.",
  wouldNothing:
    "Switched off, it would have passed {count, plural, =0 {nothing that it finds} one {# listing} other {# listings}}, of which {rejected} were rejected.",
  save: "Save",
  saved: "The rule was changed",
  saveFailed: "The rule was not changed",
  offTitle: "Switch this rule off?",
  offText:
    "Listings are no longer suspected for it. What it finds is still counted, so that you can try it before you switch it on again.",
  offKeep: "Leave it on",
  offYes: "Switch it off",
  name_phone_in_text: "Phone number in the text",
  about_phone_in_text:
    "A number that can be dialled in title or description, also in words or with signs between its digits.",
  name_link_in_text: "Link or account in the text",
  about_link_in_text:
    "An address of the web, a mail or an account elsewhere. In conversations the same words warn the reader.",
  name_deposit: "Money before the car is seen",
  about_deposit:
    "Deposits, transfers, advance payment in Arabic, English and Lebanese in Latin letters. In conversations the same words warn the reader.",
  name_copied_text: "Copied description",
  about_copied_text: "The same long description stands in a listing of another seller.",
  name_price_far_below: "Price far below similar ones",
  about_price_far_below:
    "Less than half the median of five or more of the same model; of a damaged vehicle less than a fifth; or under $100.",
  name_reused_picture: "Photos of another seller",
  about_reused_picture: "A photo is in a listing of another seller, also cropped a little or saved again.",
  name_other_car_picture: "Photos of another vehicle",
  about_other_car_picture:
    "A photo is in another listing of the same seller, whose brand, model, year or VIN differs; not one that is in many, like that of a showroom.",
  name_duplicate_vin: "VIN on sale already",
  about_duplicate_vin: "The same VIN is in another listing that waits or is live.",
  name_vin_contradicts: "VIN of another vehicle",
  about_vin_contradicts: "By its VIN the car is of another brand or year than the listing says.",
  name_mileage_down: "Mileage turned back",
  about_mileage_down:
    "An earlier listing of the same VIN said more kilometres, by more than people round: 1,000, or 2 %.",
  name_salvage_before: "Salvage or accident said before",
  about_salvage_before:
    "An earlier listing of the same VIN said a salvage title, or an accident that is denied now.",
  name_title_contradicts: "Text against papers",
  about_title_contradicts:
    "Title or description speak of salvage, auctions or accidents otherwise than the fields; sellers are told before sending.",
  name_shared_phone: "Phone of another account",
  about_shared_phone: "Another account sells with the same number, and neither is an approved dealer.",
  name_pace: "Many listings at once",
  about_pace:
    "The sixth listing or more within a day, from an account younger than 30 days that is no approved dealer.",
  name_old_device: "Device of a banned account",
  about_old_device:
    "An account younger than 30 days, on a browser that a suspended or banned account has signed in with.",
  name_upheld_reports: "Upheld reports",
  about_upheld_reports: "Three reports that reviewers found to be right hide a live listing.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "rules-tab": typeof rulesTab;
  }
}
