/** Words of the page that says what the market is. */
export const about = {
  title: "About {name}",
  description: "What {name} is, how buying and selling work here, and answers to what people ask.",
  lead: "{name} is an online market for cars and motorcycles in Lebanon. Sellers show what they have, buyers find it and talk to them directly, in Arabic and in English, on the weakest network.",
  figures: "The market at this moment",
  listings: "Listings",
  cars: "Cars",
  motorcycles: "Motorcycles",
  dealers: "Approved dealers",
  counted: "Counted from the market itself, half a minute ago at most.",
  buyTitle: "If you buy",
  buy1Title: "Search as you speak",
  buy1: "“Corolla hybrid under 15,000 in Beirut” is understood, in both languages. Filters show beforehand how much they leave.",
  buy2Title: "Compare what is said",
  buy2: "Price, mileage, papers and what a price was before are in the same place on every listing.",
  buy3Title: "Talk to the seller",
  buy3: "Call, write on WhatsApp or in the market. See the vehicle and its papers before you pay anything.",
  sellTitle: "If you sell",
  sell1Title: "List it in minutes",
  sell1: "Photos are made small on their way, what you typed is kept when the network goes away.",
  sell2Title: "Keep it true",
  sell2: "Change price and mileage whenever they change. Buyers see that the price fell.",
  sell3Title: "See what it does",
  sell3: "Views, calls and messages of each listing, without a word about who came.",
  promiseTitle: "What we do not do",
  promise1: "We take no commission and never hold the price of a vehicle.",
  promise2: "We show no advertising of others and let nobody follow you.",
  promise3: "We claim no figure that is not counted.",
  watched: "How listings are watched, in figures",
  faqTitle: "Questions",
  costQ: "What does it cost?",
  costA:
    "Browsing, calling and writing cost nothing, and there is no commission. The free plan lets you list without paying; what larger plans cost is on the page of plans. Nothing renews by itself.",
  reviewQ: "Does somebody check the listings?",
  reviewedA:
    "Yes. A person reads every listing before it is published, and refuses it with a reason where something is wrong. That is no inspection of the vehicle: see it before you buy.",
  unreviewedA:
    "Not every one before it is published. Anybody can report a listing, and a person looks at each report. That is no inspection of the vehicle: see it before you buy.",
  phoneQ: "Who sees my phone number?",
  phoneA:
    "The number that you write into a listing is shown to everybody who opens it, without an account. Your e-mail address is shown to nobody.",
  depositQ: "A seller asks for a deposit before I have seen the car. Should I pay?",
  depositA:
    "No. Pay nothing, and send no identity document, before you have seen vehicle and papers. Report the listing: a person looks at it.",
  badgeQ: "What does “approved dealer” mean?",
  badgeA: "That we have seen the licence and papers of that dealership. It is no warranty for a vehicle.",
  endQ: "How long does a listing stay?",
  planQ: "What happens when my plan ends?",
  planA:
    "The free plan follows. Of your listings, the ones refreshed last stay, as many as it has places for; the others rest and come back by themselves with your next plan. We write to you 7 days and 1 day before.",
  endA: "For a set time, which your dashboard names. We write to you before it ends, and you renew it with one press. Mark it as sold when it is.",
  languageQ: "Do I have to write in both languages?",
  languageA:
    "No. Write in one of them. Brand, model, place and everything chosen from a list is shown to each reader in their own language.",
  deleteQ: "How do I take my data along, or delete my account?",
  deleteA:
    "Both are in your profile. A deleted account is hidden at once; for 7 days signing in brings it back, then it is gone for good.",
  moreTitle: "Something else?",
  more: "Write to us. A person reads it and answers by e-mail.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    about: typeof about;
  }
}
