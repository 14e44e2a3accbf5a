/** Words of the dashboard: how one's listings do, and what can be done with them. */
export const dashboard = {
  title: "My dashboard",
  greeting: "Welcome, {name}",
  tabs: "Parts of the dashboard",
  overview: "Overview",
  cars: "My cars",
  motorcycles: "My motorcycles",
  favorites: "Favourites",
  messages: "Messages",
  searches: "Saved searches",
  subscription: "Subscription",
  payments: "Payments",

  figuresFailed: "The figures cannot be shown right now.",
  interest: "Interest in your listings",

  sentPending: "Sent: this comes next",
  sentMinutes:
    "We look at it first. Half of the decisions of the last 30 days came within {count, plural, one {# minute} other {# minutes}}. We promise 24 hours at most.",
  sentHours:
    "We look at it first. Half of the decisions of the last 30 days came within {count, plural, one {# hour} other {# hours}}. We promise 24 hours at most.",
  sentUnknown: "We look at it first, within 24 hours.",
  sentThen:
    "Then you hear from us, here and by mail, and it is shown to everyone. You can share it from then on.",
  sentLive: "It is live: make it known",
  sentLiveText: "Send it to people who may want it, and answer soon.",
  sentShare: "Share",
  sentSee: "See it as buyers do",

  states: "My listings",
  pending: "In review",
  active: "Live",
  rejected: "Rejected",
  expired: "Sold or ended",

  attention: "Waiting for you",
  draftCar: "A car that you have begun to list",
  draftMotorcycle: "A motorcycle that you have begun to list",
  draftHint: "A draft, last changed {age}",
  draftFinish: "Finish it",
  attentionNone: "Nothing needs you right now.",
  attentionMore: "{count, plural, one {# more} other {# more}}",
  unverified: "Verify your e-mail",
  unverifiedHint: "Until then no new listing goes to review.",
  resend: "Send the link",
  resent: "Sent",

  staff: "My team",
  leads: "Leads",
  leadsLink: "Leads: who asked, with your notes and reminders",
  showroom: "My showroom",
  importListings: "Import listings",
  stock: "My stock",
  figuresOfMonth: "Monthly figures",
  manyAtOnce: "All as a table, to change many at once",
  links: "Quick links",

  plan: "{name} plan",
  planCurrent: "Current",
  planFailed: "Your plan cannot be shown right now.",
  planFree: "Free of charge",
  planPrice: "{price} for 30 days",
  planEnds: "ends on {day}",
  useHint: "Live listings and those in review take a place. Sold, withdrawn and rejected ones do not.",
  plans: "Plans, add-ons and payments",
  changePlan: "Change or renew the plan",

  filter: "State",
  all: "All",
  list: "Listings",
  listFailed: "Your listings cannot be shown right now.",
  noCars: "You have no cars here yet",
  noMotorcycles: "You have no motorcycles here yet",
  noneText: "Photos, a price and your phone number: that is all a listing needs.",
  noneHere: "There is nothing here",
  showAll: "Show the others",

  mend: "Fix",
  more: "More for {title}",

  bulk: "Selected listings",
  select: "Select {title}",
  selectAll: "{count, plural, one {Select the one to renew} other {Select all # that can be renewed}}",
  selectNone: "Clear the selection",
  selected: "{count, plural, one {# selected} other {# selected}}",
  bulkActive: "{count, plural, one {# listing is live again.} other {# listings are live again.}}",
  bulkPending: "{count, plural, one {# is reviewed first.} other {# are reviewed first.}}",
  bulkLimit:
    "{count, plural, one {# was not renewed: your plan has no place left.} other {# were not renewed: your plan has no place left.}}",
  bulkWarned:
    "{count, plural, one {# was not renewed: three warnings are in force.} other {# were not renewed: three warnings are in force.}}",
  bulkState:
    "{count, plural, one {# needs no renewal in its present state.} other {# need no renewal in their present state.}}",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    dashboard: typeof dashboard;
  }
}
