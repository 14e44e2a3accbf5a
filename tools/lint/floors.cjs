/**
 * The features from the ground up: each may use those above it in this list, never those below. `face` is what others may
 * use of a feature besides its contracts, schemas and verbs: its named widgets and functions; the rest is its own. Pages
 * (src/pages) stand over all features and compose them; where a feature must meet a later one, it leaves a slot that a
 * page fills (src/slots.ts). Checked by .dependency-cruiser.cjs in every test run.
 */
exports.features = [
  {
    name: "reference",
    face: ["enumerations", "dealer-enumerations", "names", "normalise", "reference", "vehicle-name"],
  },
  { name: "site", face: ["share-picture-tags", "site-letters", "site.queries"] },
  { name: "media", face: ["pipeline", "private-file", "receive-picture", "remove-pictures", "upload"] },
  {
    name: "accounts",
    face: [
      "current-account",
      "find-people",
      "use-lasting-account",
      "fields/",
      "guards/",
      "passwords/",
      "password-strength",
      "mails/(mail.token|standing-mail.request)",
      "recovery/screens/(MessagePage|use-link-token)",
      "sessions/(session-cookie|session.queries|user-agent)",
      "sign-in/(Lockout|use-lock|next-page|resend-verification)",
    ],
  },
  { name: "administrators", face: ["client/", "list/", "versions", "activity/words/words"] },
  {
    name: "notifications",
    face: [
      "tell",
      "give-notice",
      "bell/bell.api",
      "choices/(choices.queries|mail-ending|stop-token)",
      "push/push.queries",
      "unsubscribe/unsubscribe-token",
    ],
  },
  {
    name: "plans",
    face: ["bonus-feature.queries", "cart-place", "plan.api", "usage.queries"],
  },
  { name: "payments", face: ["due", "payment-methods"] },
  { name: "settings", face: ["settings.table"] },
  { name: "users", face: [] },
  {
    name: "listings",
    face: [
      "Lightbox",
      "card/",
      "contact/(ContactBar|SellerCard|count-event|use-contact)",
      "facts/",
      "featured-turn",
      "field-words/",
      "fields",
      "listing.present",
      "listing.queries",
      "listing.terms",
      "paths",
      "kept-cards",
      "kept-details",
      "rejection-codes",
      "reporting/report-reasons",
      "vehicle-shape",
      "sharing/share-folder",
    ],
  },
  { name: "ownership-costs", face: [] },
  {
    name: "search",
    face: [
      "address/",
      "conditions",
      "criteria",
      "filters",
      "index/(listing-columns|listing-row|match)",
      "search.api",
      "search.query-schema",
      "understand",
    ],
  },
  {
    name: "selling",
    face: [
      "listing-columns",
      "own-actions/refresh-own",
      "own/own-state",
      "refusals",
      "review/",
      "typed-number",
    ],
  },
  { name: "moderation", face: [] },
  { name: "conversations", face: [] },
  { name: "shortlist", face: ["saved"] },
  { name: "dealers", face: [] },
  { name: "broadcasts", face: [] },
  { name: "feedback", face: [] },
  { name: "legal", face: [] },
  { name: "offline", face: [] },
];
