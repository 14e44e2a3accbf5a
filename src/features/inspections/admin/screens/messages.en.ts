/** The administration's list of those who inspect cars. */
export const partnersTab = {
  title: "Inspection partners",
  add: "Add a partner",
  addTitle: "Add an inspection partner",
  addText: "A garage that has an account here. It may write reports on cars of others from now on.",
  added: "The partner was added.",
  failed: "The partner was not added",
  email: "E-mail of the account",
  name: "Name of the garage",
  place: "Place",
  phone: "Phone",
  since: "Since",
  reports: "Reports",
  state: "State",
  active: "Active",
  endedOn: "Ended on {day}",
  end: "End",
  endOf: "End {name}",
  endTitle: "End the part of {name}?",
  endText:
    "It writes no more reports, and is not asked any more. What it signed stays until it is withdrawn; drafts are deleted and open requests are declined.",
  withdraw: "Withdraw reports",
  withdrawOf: "Withdraw reports of {name}",
  withdrawTitle: "Withdraw all reports of {name}?",
  withdrawText:
    "Buyers see none of them any more, and none can be shown again. Each seller reads the reason.",
  withdrawDone:
    "{count, plural, =0 {There was none to withdraw.} one {One report was withdrawn.} other {# reports were withdrawn.}}",
  withdrawFailed: "The reports were not withdrawn",
  endDone: "It is no partner any more.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "partners-tab": typeof partnersTab;
  }
}
