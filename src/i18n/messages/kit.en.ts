/** Words of the kit: lists, and forms in dialogs. */
export const kit = {
  search: "Search",
  all: "All",
  clearFilters: "Clear the filters",
  results: "{count, plural, one {# result} other {# results}}",
  resultsOrMore: "{count} results or more",
  pageOf: "{page} of {pages}",
  noneFound: "Nothing fits this search.",
  noneFoundText: "Change or clear the filters to see more.",
  listFailed: "The list could not be read.",
  failed: "Something went wrong. Please try again.",
  sortAscending: "sorted ascending",
  sortDescending: "sorted descending",
  selectAll: "Select all on this page",
  selectOne: "Select {name}",
  selected: "{count, plural, one {# selected} other {# selected}}",
  selectNone: "Clear the selection",
  actions: "Actions",
  exportCsv: "Export CSV",
  exportSelected: "Export {count} selected",
  exportFailed: "The file could not be made",
  exportCut: "Only the first {count} rows are in the file. Narrow the filters for the rest.",
  cancel: "Cancel",
  reason: "Reason",
  reasonShort: "Write the reason, at least {count, number} characters.",
  conflict: "{name} changed this while you were working. Nothing was overwritten.",
  loadNew: "Show the new values",
  loading: "Loading",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    kit: typeof kit;
  }
}
