/** The mails about the end of a plan; the server alone loads them. */
export const planMails = {
  remindHeading: "Your {plan} plan ends {days, plural, =0 {today} one {tomorrow} other {in # days}}",
  remindPreheader: "Renew it, and everything stays as it is.",
  remindBody:
    "On {day} your account at {site} goes back to the free plan. {count, plural, =0 {Your listings stay on the market.} one {One of your listings then has no place and is hidden until you renew.} other {# of your listings then have no place and are hidden until you renew.}}",
  remindNote: "What you buy now is added to the end of your plan. You lose no day.",
  renewButton: "Renew",
  plan: "Plan",
  endsOn: "Ends on",
  stays: "{count, plural, one {Stays on the market} other {Stay on the market}}",
  endedHeading: "Your {plan} plan has ended",
  endedPreheader: "Your account is on the free plan now.",
  endedBody:
    "Your account at {site} is on the free plan now. {count, plural, =0 {All your listings are still on the market.} one {One listing had no place left and is hidden. It comes back by itself, without a new review, once you choose a plan with room for it.} other {# listings had no place left and are hidden. They come back by themselves, without a new review, once you choose a plan with room for them.}}",
  endedNote: "A listing that you change while it is hidden is reviewed before it comes back.",
  setHeading: "Your plan is now “{plan}”",
  setBody:
    "Our team has set the plan of your account at {site}. It is “{plan}” from now on; there is nothing to pay.",
  setUntil: "It runs until {day}.",
  setForGood: "It has no end.",
  setButton: "See your plan",
  setNote:
    "Listings that have no place in it are hidden, not lost: they come back by themselves with a plan that has room.",
  plansButton: "Choose a plan",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "plan-mails": typeof planMails;
  }
}
