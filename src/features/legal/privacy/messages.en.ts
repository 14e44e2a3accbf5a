const text = (...lines: string[]): string => lines.join("\n");

/** The privacy notice: a line is a paragraph, one that begins with "- " an item of a list. */
export const privacy = {
  title: "Privacy",
  description:
    "What {name} knows about you, why, for how long, who sees it, and how you take it along or delete it.",
  lead: "What {name} knows about you, why, for how long, and who sees it. No advertising network, no measuring company and no script of a third party is on our pages.",

  shortTitle: "In short",
  short: text(
    "- You can browse without an account and without being followed.",
    "- Your e-mail address is shown to nobody. The phone number of a listing is shown to everybody.",
    "- We count how often a listing is seen, without keeping your address on the internet.",
    "- You can take all your data along as a file, and delete your account, both from your profile.",
    "- We sell no data.",
  ),
  accountTitle: "Your account",
  account: text(
    "We keep your name, e-mail address, phone number and town as you wrote them, your language, your picture if you gave one, and your password as a hash that cannot be turned back (argon2id).",
    "For each device that is signed in we keep when it was last used and how its browser names itself, so that you can recognise it and end it. Of the secret in its cookie we keep a hash alone.",
    "If signing in fails again and again we keep count for at most two days after the last try, to lock out those who guess.",
  ),
  listingsTitle: "Listings and your phone number",
  listings: text(
    "Everything in a listing is public, once it is published: text, photos, price, place, your first name with the first letter of your family name, or the dealership, and the phone number in that listing. Anybody can read the number, without an account; search engines can read it too.",
    "Photos lose everything that a camera wrote into them, above all the place where they were taken. Of a chassis number everybody sees the first eight characters, only you and our reviewers all of it. When a car with the same chassis number is listed later, its page says on which day your listing ended, with its mileage and price, and not whose it was.",
    "Beside the price of a listing stands how it compares with what others ask for the same model. A program computes that from price, model, year, mileage and condition alone, of nothing that is known of you, and nobody can buy it. Its page says how.",
    "What you save (favourites, searches, comparisons) is known to you alone. A search is kept as it was asked, so that we can tell you of new matches.",
  ),
  messagesTitle: "Messages",
  messages: text(
    "Messages between buyer and seller are kept until the listing or one of the two accounts is deleted for good. Both see when a message was delivered and read. What you write to a dealership is read by its people who look after buyers, too.",
    "A program looks in each message for links, deposits and papers of identity, to warn its reader. Nobody of our team reads a conversation unless one of the two reports it; then support reads that conversation.",
    "When you ask a garage to inspect a car, it sees your name, phone number and what you wrote, as long as the request is open and the car on sale. The seller hears that a buyer asked, and not who.",
    "What you write to us from the contact page is kept with your name, e-mail address and phone number and mailed to our support, so that we can answer. Ask us and we delete it.",
  ),
  countingTitle: "What we count",
  counting: text(
    "When a listing is seen, saved, shared, or its seller is called, we note it once per visitor and hour: the listing, the time, how the browser names itself, the page that led there, and your account if you are signed in.",
    "To tell visitors apart we make a keyed hash of the address of your connection. The address itself is not stored, and from the hash nobody can find you. These notes are deleted after 13 months.",
    "Sellers see the figures of their own listings, never who came.",
  ),
  storageTitle: "Cookies and what your device keeps",
  storage: text(
    "All of these are our own and needed for what you asked for; none of them follows you elsewhere, and so there is no cookie banner.",
    "- “session”: keeps you signed in, 30 days after the last use.",
    "- “device”: recognises a browser that you have signed in with, so that we can write to you when another one does; 400 days.",
    "- “visitor”: from when you first ask for a seller's number, a year; by it nobody can collect all numbers. We keep none of it but a count of the hour, under a keyed hash.",
    "- “signed-out”: only while a sign-out could not reach us yet.",
    "- “written”: after a change of yours, so that you see it at once wherever you are answered from; one minute.",
    "- “language” and “theme”: Arabic or English, light or dark; a year, also in the storage of your browser.",
    "- In the storage of your browser alone: favourites of a guest and a copy of your own, what you are comparing, a guest’s draft of a listing with its photos, drafts of messages, messages that could not be sent yet, your sketch of a loan, the chosen add-ons and a payment under way; and, to be read without a network, the listings that you looked at last and your favourites, until you sign out.",
  ),
  logsTitle: "Log files",
  logs: text(
    "Our servers write down which address of the site was asked for, when, and whether it worked. Neither the address of your connection nor what you searched for is written there.",
    "To keep machines from flooding us we count requests by the same keyed hash, for at most two days.",
    "What administrators do is written down with their own address on the internet, so that misuse can be found.",
  ),
  mailsTitle: "E-mails",
  mails: text(
    "We write to you about your account, your listings, your orders, and messages that you did not read. Of what we tell you, and how, you choose in your profile. Mails about unread messages, saved searches, your reports, listings that run out and news from the market have a link that ends them with one click.",
    "Mails without which an account is lost, as a link to a new password, cannot be switched off. No mail of ours contains a hidden picture that reports when it was opened.",
    "Where you switch on notifications on a device, we keep the address that its browser gives us, until you switch them off or sign out there. They pass through the push service of the browser's maker, encrypted so that only your browser can read them.",
  ),
  paymentsTitle: "Payments",
  payments: text(
    "What is paid online is paid on the page of the company that takes the money: {companies}. We send it the number of the order, its amount and what is bought; it tells us whether it was paid. We never receive your card number, and its own notice holds for what it collects.",
    "Of a cash transfer we keep the number of the transaction and the receipt you sent. Only you and the administrators of payments can open it.",
  ),
  papersTitle: "Papers you send us",
  papers: text(
    "Documents for the verification badge and papers of a dealership lie where no address of the site leads to. Administrators whose work it is can open them, and each look is written down. The document of a refused verification is deleted at once; the others go with your account.",
  ),
  reportsTitle: "Reports",
  reports: text(
    "Who reports a listing is not told to its seller. From guests we keep the keyed hash of the connection, so that nobody reports twice.",
  ),
  othersTitle: "Who else receives data",
  others: text(
    "- The companies that run our servers, store our pictures and carry our mail, as far as they need it for that.",
    "- {companies}, as above.",
    "- The push service of your browser’s maker, where you switched notifications on: encrypted, so that it cannot read them.",
    "- Courts and authorities where the law obliges us.",
    "- WhatsApp or a map service, when you follow such a link: then their rules hold.",
  ),
  keepingTitle: "How long",
  keeping: text(
    "- Drafts of listings, once you are signed in: on your account, until they are sent or thrown away, 90 days after the last change at most.",
    "- Listings you delete: hidden for 30 days, then removed with their photos. On which days they were on sale, with chassis number, mileage and price, is kept with your account, to recognise mileage that was turned back.",
    "- Your account: when you delete it, everything is hidden at once. For 7 days signing in brings it back; after that account, listings, photos, messages, favourites and papers are deleted for good.",
    "- Files of listings that a dealer imports: one that was not started, and any zip of photos, for a day at most; what became of its rows for a year.",
    "- Orders and payments stay for the books, without your name.",
    "- The log of what administrators did stays, so that decisions can be explained.",
    "- Backups can hold deleted data until they are overwritten.",
  ),
  rightsTitle: "What you can do",
  rights: text(
    "- See and correct your data: in your profile.",
    "- Take it along: “Download my data” in your profile gives everything as one file (JSON).",
    "- Delete your account: at the end of your profile.",
    "- Choose what we tell you and how, in your profile; or end mails by the link in them.",
    "- Everything else, and every objection: write to us.",
  ),
  securityTitle: "How it is protected",
  security: text(
    "Connections are encrypted, cookies of the session are out of reach of scripts, and administrators can sign in with a second factor and enter only what their role needs. Should data get into wrong hands all the same, we tell those concerned.",
  ),
  changesTitle: "Changes",
  changes: text(
    "When the market does something else with your data, this page says so, with a new date, from that day on.",
  ),
  contactTitle: "Questions about your data",
  contact: text(
    "Write to us from the contact page. The legal name and address of who is responsible are to be added with the lawyer’s reading.",
  ),
};

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    privacy: typeof privacy;
  }
}
