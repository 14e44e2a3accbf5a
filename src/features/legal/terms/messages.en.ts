const text = (...lines: string[]): string => lines.join("\n");

/** The terms of use: a line is a paragraph, one that begins with "- " an item of a list. */
export const terms = {
  title: "Terms of use",
  description: "What {name} does, what sellers and buyers promise each other, and what plans cost.",
  lead: "What you can expect of {name}, and what we expect of you. Whoever uses the market agrees to these terms.",

  marketTitle: "What the market is",
  market: text(
    "{name} shows listings of cars and motorcycles in Lebanon. Sellers write them; buyers find them and talk to the seller directly.",
    "We own none of the vehicles, we are nobody’s agent, and we are no party to a sale. We take no commission and never hold the price of a vehicle. The contract of sale is between seller and buyer alone.",
  ),
  accountTitle: "Your account",
  account: text(
    "Anybody may browse. Selling, writing messages and buying plans need an account, and you must be old enough to make such contracts under Lebanese law.",
    "- Give your own name and an e-mail address that you read.",
    "- Keep your password to yourself. Your profile lists the devices that are signed in, and ends any of them.",
    "- Somebody who signs in with your password acts in your name until you tell us.",
  ),
  listingsTitle: "What a listing must be",
  listings: text(
    "Whoever lists a vehicle owns it, or has the owner’s permission to sell it.",
    "- One vehicle, one listing.",
    "- Year, mileage, accidents, papers and price as they really are, and corrected when they change.",
    "- Your own photos, of this very vehicle.",
    "- A phone number that you answer. It is shown on the listing to everybody.",
    "- When the vehicle is sold, mark it as sold.",
  ),
  forbiddenTitle: "What is not allowed",
  forbidden: text(
    "- Vehicles that were stolen, are seized, or may not be sold.",
    "- Asking for a deposit, a transfer or an identity document before the vehicle was seen.",
    "- The same vehicle twice, invented prices, photos of others.",
    "- Insults, threats, advertising for something else, personal data of others.",
    "- Collecting listings or phone numbers by machine, and anything that disturbs the service.",
  ),
  reviewTitle: "Review, time and removal",
  review: text(
    "We may read a listing before it is published, and refuse it with a reason; you can correct it and send it again. A change of anything but price, mileage or phone number can send a published listing back to review.",
    "A listing ends after a set time. We write to you before, and you can renew it from your dashboard.",
    "Anybody can report a listing. We look at every report. A listing that several confirmed reports are against is hidden until it was reviewed again.",
    "Deleted listings are kept hidden for 30 days, in case it was a mistake, and then removed with their photos.",
  ),
  buyingTitle: "If you buy",
  buying: text(
    "We do not inspect vehicles. What a listing says is said by its seller; a badge says only what is written beside it, and is no warranty for a vehicle.",
    "A report of an inspection is what a garage found on one day. It is signed so that nobody can change it; what it says the garage answers for. Time and price of an inspection are between you and the garage.",
    "- See the vehicle, drive it, and have a mechanic you trust look at it.",
    "- Compare chassis number and papers, and have the transfer done at the vehicle registration department (Nafaa).",
    "- Pay nothing before you have seen vehicle and papers.",
    "Prices in another currency are shown in dollars at a rate that we set with a date; they are a guide, and the seller’s own price counts.",
  ),
  messagesTitle: "Messages",
  messages: text(
    "Buyer and seller can write to each other about a listing. Warnings about links, deposits and papers of identity are set by a program and can be wrong in both directions.",
    "You can block a person and report a conversation. Support then reads the reported conversation. Whoever is suspended cannot write.",
  ),
  dealersTitle: "Dealers",
  dealers: text(
    "A dealership applies with its licence and papers. After approval its listings carry the badge “approved dealer”: it says that we have seen the licence. We can take the badge away, and say why.",
  ),
  plansTitle: "Plans, add-ons and payment",
  plans: text(
    "A free plan lets you list without paying. Larger plans and add-ons cost what stands on the page of plans on the day you order, in US dollars, for the days named there.",
    "- Nothing renews by itself, and nothing is taken without an order of yours.",
    "- What is paid online is paid on the page of the company that takes the money: {companies}. We never receive your card number.",
    "- Cash transfers start the plan after a person has seen the money, as a rule within a day.",
    "- When a plan ends, listings beyond the free places are hidden, not deleted.",
  ),
  refundsTitle: "Refunds",
  refunds: text(
    "If you paid twice, paid a wrong amount, or did not get what you ordered, write to us with the number of the order. A refund ends what it paid for. What the law gives you beyond this stays yours.",
  ),
  contentTitle: "Your text and photos",
  content: text(
    "They stay yours. You allow us to show them in the market, in previews of links, and to search engines, for as long as the listing is there, in sizes and formats that fit a phone.",
    "Copies that others made, or that search engines keep, can outlive a listing.",
  ),
  sanctionsTitle: "If somebody breaks the rules",
  sanctions: text(
    "We can hide a listing, suspend an account for a time, or close it. You are told the reason by e-mail and can answer. While an account is suspended its listings are hidden.",
    "Where a listing breaks the rules and you are to blame, we can warn you, and tell you why. A warning ends by itself after 90 days. While two are in force, what you list, change or renew is reviewed first; with three you cannot add listings for up to 30 days, and what is on sale stays.",
    "You can appeal once against the refusal or removal of a listing, within 14 days, on its page or in your dashboard. We look at it again, as a rule by another person than the one who decided, and answer you. If you were right, we change the decision, and a warning that rests on it alone counts no more.",
  ),
  liabilityTitle: "What we answer for",
  liability: text(
    "We keep the market running with care, yet cannot promise that it is always there, that every listing is true, or that a sale comes about. We answer for what we do ourselves on purpose or by gross negligence, not for what buyers and sellers do to each other.",
    "Nothing here takes away rights that the law does not let anybody take away.",
  ),
  changesTitle: "Changes to these terms",
  changes: text(
    "A new version has a new date at the top of this page. What you bought before stays as you bought it.",
  ),
  lawTitle: "Law",
  law: text(
    "Lebanese law applies. Which court decides, and the legal name and address of the operator, are to be added with the lawyer’s reading.",
  ),
  contactTitle: "Questions",
  contact: text("Write to us from the contact page. A person reads it and answers by e-mail."),
};

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    terms: typeof terms;
  }
}
