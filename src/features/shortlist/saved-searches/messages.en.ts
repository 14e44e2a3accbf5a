/** Words of saving a search, and of the saved ones. */
export const savedSearches = {
  saveTitle: "Save this search",
  name: "Name",
  alerts: "Tell me of new and cheaper ones",
  alertsHint: "By the bell and by mail; you can change it at any time.",
  now: "At once",
  daily: "Once a day",
  off: "Never",
  save: "Save search",
  saved: "Search saved",
  savedText: "You find it in your dashboard.",
  notSaved: "The search could not be saved",
  notDone: "That could not be done",
  failed: "Please try again.",

  loading: "Loading your searches",
  loadFailed: "Your saved searches cannot be shown right now.",
  none: "No saved search yet",
  noneText: "Filter cars or motorcycles, then press “Save search” beside the filters.",
  car: "Cars",
  motorcycle: "Motorcycles",
  new: "{count, plural, one {{shown} new} other {{shown} new}}",
  alertsOf: "When {name} alerts",
  rename: "Rename {name}",
  done: "Done",
  remove: "Delete {name}",
  removed: "Search deleted",
  undo: "Undo",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "saved-searches": typeof savedSearches;
  }
}
