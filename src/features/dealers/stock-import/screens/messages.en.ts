/** The page on which a dealer brings many listings in one file. */
export const importPage = {
  title: "Import listings",
  intro:
    "Many vehicles in one file: up to 500 rows. Nothing is put up for sale before you have seen every row.",
  back: "My showroom",

  stepTemplate: "Fill in the template",
  stepTemplateText:
    "Open it in Excel, Numbers or Google Sheets and write one vehicle in each row. Only brand, model, year, price and mileage are needed. Save it as CSV.",
  template: "Template",
  templateSemicolon: "Template with semicolons",
  templateSemicolonHint: "If Excel shows everything in one column, take the one with semicolons.",
  guide: "What each column takes",
  guideFile: "The same as a file",
  stepFile: "Choose your file",
  stepFileText: "Your own list works too: columns are known by their names, in Arabic or English.",
  drop: "Choose the CSV file, or drop it here",
  dropHint: "CSV up to 4 MB, separated by commas, semicolons or tabs",
  reading: "Reading the rows…",
  notCsv: "Choose a CSV file of up to 4 MB. In Excel: Save as, then CSV UTF-8.",
  failed: "The file could not be sent. Please try again.",
  earlier: "Earlier imports",
  earlierNone: "Nothing yet: your imports will be listed here.",
  rowsOf: "{count, plural, one {# row} other {# rows}}",
  importedOf: "{count, plural, one {# listing} other {# listings}}",
  state_judged: "Waits for you",
  state_running: "Under way",
  state_done: "Done",
  state_stopped: "Stopped",

  ready: "Ready",
  wrong: "To correct",
  known: "Already listed",
  changes: "Changes a listing",
  changed: "Changed",
  imported: "Under review",
  failedRows: "Not imported",
  places:
    "Room in your plan: {all, plural, one {# listing} other {# listings}}, of these up to {cars, plural, one {# car} other {# cars}} and {motorcycles, plural, one {# motorcycle} other {# motorcycles}}.",
  placesShort:
    "{count, plural, one {# row doesn't fit your plan} other {# rows don't fit your plan}}. End listings, or choose a larger plan.",
  plans: "See plans",
  ignored: "Columns not recognised, left out: {names}",
  nothing: "No row can be imported yet. Correct the file and choose it again.",

  photos: "Photos",
  photosText:
    "{count, plural, =0 {No row names a photo. Write the names of files into the column “Photos”.} one {# row names photos. Put them into one zip and choose it here.} other {# rows name photos. Put them into one zip and choose it here.}}",
  dropZip: "Choose the zip of photos, or drop it here",
  dropZipHint: "Up to 300 MB; JPEG, PNG or WebP up to 12 MB each",
  sendingZip: "Sending {percent}%",
  zipPaused: "{name} is not here whole yet. Choose the same file again: it goes on where it stopped.",
  zipThere: "{name}: {found, number} of {photos, number} photos belong to rows",
  removeZip: "Remove zip",
  stopSending: "Stop",
  notZip: "Choose a zip of up to 300 MB.",
  zipFailed: "The zip could not be sent whole. Choose it again: it goes on where it stopped.",

  rows: "Rows",
  show: "Show rows",
  all: "All",
  onlyErrors: "With errors",
  onlyWarnings: "With hints",
  none: "No such rows.",
  line: "Row {line, number}",
  photosNamed: "{count, plural, one {# photo named} other {# photos named}}",
  photosFound: "{found, number} of {named, number} photos",
  noPlace: "Doesn't fit your plan",
  see: "See the listing",
  errors: "Errors",
  hints: "Hints",

  start: "{count, plural, one {Import # row} other {Import # rows}}",
  rest: "Download rows to fix",
  restSemicolon: "The same with semicolons",
  restHint: "They come with a column that says what is wrong. Correct them and choose that file.",
  another: "Another file",
  throwAway: "Discard",
  thrownAway: "The file was discarded",
  question: "{count, plural, one {Import # row?} other {Import # rows?}}",
  questionText:
    "New listings go to review. Rows of a stock number that is listed change its listing. The other rows are left out: bring them later.",
  questionNoPhotos: "The photos have not been sent: the listings will come without them.",
  questionKeep: "Not yet",
  questionGo: "Import",
  throwQuestion: "Discard this file?",
  throwText: "Nothing of it has been put up for sale.",
  throwKeep: "Keep it",
  startFailed: "The import could not be started",

  running: "Under way: {done, number} of {count, number}",
  runningText: "You may leave this page. A notice comes when it is done.",
  done: "{count, plural, =0 {No row became a listing} one {# listing is under review} other {# listings are under review}}",
  doneText: "We review them within 24 hours, then everyone can see them.",
  stopped: "The import was stopped",
  toListings: "My listings",

  leaveQuestion: "Leave while the photos are being sent?",
  leaveText: "What has come is kept for a day: choose the same zip again to go on.",
  leaveStay: "Stay",
  leaveGo: "Leave",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "import-page": typeof importPage;
  }
}
