/** The address from which a dealer's stock is read at night. */
export const stockSource = {
  title: "From an address, every night",
  text: "Your program or a published sheet keeps the file at an address, and we read it each night, about 3 am in Beirut. New listings go to review.",
  url: "Address of the file",
  urlHint: "https, a CSV or XLSX up to 20 MB. Its columns are read as those of your files.",
  gone: "Listings that are not in the file any more",
  goneKeep: "Keep them on sale",
  goneWithdraw: "Withdraw them when two readings in a row do not have them",
  isOn: "Read it every night",
  save: "Save",
  saved: "The address was saved",
  saveFailed: "The address could not be saved",
  runNow: "Read it now",
  runAsked: "It is being read. The result will be here in a moment.",
  runFailed: "It could not be read now",
  remove: "Forget the address",
  removeQuestion: "Forget this address?",
  removeText: "It is not read any more, and its results are forgotten. Your listings stay on sale.",
  removeKeep: "Keep it",
  removed: "The address was forgotten",
  results: "Last results",
  noResults: "It has not been read yet.",
  state_running: "Under way",
  state_taken: "Read",
  state_unchanged: "The same file",
  state_failed: "Failed",
  byHand: "asked for",
  rows: "Rows",
  new: "{count, plural, one {# new} other {# new}}",
  changed: "{count, plural, one {# changed} other {# changed}}",
  same: "{count, plural, one {# unchanged} other {# unchanged}}",
  wrong: "{count, plural, one {# to correct} other {# to correct}}",
  withdrawn: "{count, plural, one {# withdrawn} other {# withdrawn}}",
  waiting: "{count, plural, one {# under way} other {# under way}}",
  see: "See the rows",

  failure_forbidden: "The address does not lead to a public server.",
  failure_unreachable: "The server could not be reached, or the file broke off.",
  failure_too_large: "The file is larger than is taken: 20 MB as XLSX, 4 MB as CSV.",
  failure_moved: "The address leads from one place to the next without end.",
  failure_refused: "The server answered {status} in place of the file.",
  failure_columns: "Brand, model, year or price was not found among the columns. Say once what they mean.",
  failure_dealer: "Your showroom is not approved.",
  failure_server: "Something went wrong on our side. It is read again the next night.",

  noticeTitle: "Your stock could not be read three times in a row",
  noticeBody: "Nothing of it was changed. See what is wrong with the address.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "stock-source": typeof stockSource;
  }
}
