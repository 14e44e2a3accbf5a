import type { HostileMarket } from "./market.ts";

/** An address, and the fields of which it shows a text as it was stored. */
export type Shown = readonly [address: string, ...fields: string[]];
type Pages = Record<
  "guest" | "guestInArabic" | "seller" | "buyer" | "dealer" | "refused" | "administrator",
  readonly Shown[]
>;

const of = (call: string, ...names: string[]) => names.map((name) => `${call} ${name}`);
const settings = (...names: string[]) => of("PUT /api/admin/settings", ...names);
const plans = (...names: string[]) => [
  ...of("POST /api/admin/subscription-plans", ...names),
  ...of("PUT /api/admin/subscription-plans/:id", ...names),
];
const addOn = (...names: string[]) => of("PUT /api/admin/bonus-features/:id", ...names);
const posted = (...names: string[]) => of("POST /api/cars", ...names);
const edited = (...names: string[]) => of("PATCH /api/cars/:id", ...names);
const costs = (...names: string[]) => of("POST /api/admin/costs", ...names);
const names = of("POST /api/auth/register", "firstName", "lastName");
const newNames = of("PUT /api/auth/profile", "firstName", "lastName");
const titles = [...posted("title"), ...edited("title")];
/** Cards call a vehicle by brand, model and year. */
const models = [...posted("model"), ...edited("model")];
const showroom = (...which: string[]) => of("PUT /api/dealers/me", ...which);
const review = "PUT /api/dealers/:slug/my-review text";
const campaign = (...which: string[]) => of("POST /api/subscription/bonus-feature", ...which);
const told = (language: string) => [
  ...of("POST /api/admin/messages", `${language}.title`, `${language}.body`),
  ...of("PUT /api/admin/messages/:id", `${language}.title`, `${language}.body`),
];
const talk = [
  "POST /api/conversations content",
  "POST /api/conversations/:id/messages content",
  "PUT /api/auth/profile firstName",
];
const refusals = ["PUT /api/admin/cars/:id/status reason", "PUT /api/admin/cars/status reason"];
const appealed = "PUT /api/admin/appeals/:id/outcome answer";
const payments = ["PUT /api/admin/payments/:id/reject reason", "PUT /api/admin/payments/:id/status reason"];
const billing = of("PUT /api/invoice-details", "name", "address");
const sanctions = ["/:id/status", "/:id/ban", "/status"].map((end) => `PUT /api/admin/users${end} reason`);
const badge = "PUT /api/admin/verifications/:userId/refuse reason";
const application = of("POST /api/users/register-dealership", "dealershipAddress", "description");
const refusedDealer = "PUT /api/admin/dealer-applications/:id/reject reason";
const self = "PATCH /api/admin/admins/:id fullName";
const tab = (name: string) => `/enhanced-admin-dashboard?tab=${name}`;
const own = (name: string) => `/user-dashboard?tab=${name}`;

/** What each visitor of a hostile market sees, page by page. */
export function hostilePages(market: HostileMarket): Pages {
  const { car, other, motorcycle, refusedCar, slug, conversation, order, billed } = market;
  const { letter, file, sanctioned, report } = market;
  return {
    guest: [
      ["/", ...settings("nameEn", "taglineEn", "descriptionEn"), ...plans("name"), ...models],
      ["/cars", ...models],
      ["/motorcycles", ...posted("model")],
      [
        `/cars/${car}`,
        ...posted("title", "description", "model"),
        ...costs("source", "noteEn"),
        names[0] ?? "",
      ],
      [`/cars/${other}`, ...edited("title", "description", "model")],
      [`/cars/${motorcycle}`, ...posted("title", "description", "model"), ...costs("source", "noteEn")],
      [`/compare?ids=${car},${other}`, ...models],
      ["/dealers", ...settings("nameEn")],
      [
        `/dealers/${slug}`,
        ...showroom("address", "aboutEn"),
        review,
        "PUT /api/dealer-reviews/:id/reply text",
      ],
      ["/subscriptions", ...plans("name", "description", "features.[]"), ...addOn("name", "description")],
      ["/about", ...settings("nameEn", "taglineEn")],
      ["/terms", ...settings("nameEn")],
      ["/privacy", ...settings("nameEn")],
      ["/seo/cars/kia", ...models],
      ["/login", ...settings("nameEn"), ...models],
    ],
    guestInArabic: [
      ["/", ...settings("nameAr", "taglineAr", "descriptionAr"), ...plans("nameAr")],
      [`/cars/${car}`, ...posted("title", "description"), ...costs("noteAr")],
      [`/dealers/${slug}`, ...showroom("aboutAr")],
      [
        "/subscriptions",
        ...plans("nameAr", "descriptionAr", "featuresAr.[]"),
        ...addOn("nameAr", "descriptionAr"),
      ],
    ],
    seller: [
      ["/profile", ...names],
      [`/edit-car/${other}`, ...edited("title", "description", "model")],
      [`/share-kit/${other}`, ...edited("model")],
      [`/cars/${car}`, ...posted("title", "description")],
      [`/cars/${refusedCar}`, appealed],
      ["/analytics", ...titles],
      [own("overview"), ...refusals],
      [own("cars"), ...titles],
      [own("motorcycles"), ...posted("title")],
      ["/my-figures"],
      ["/my-stock", ...models, "POST /api/stock-views name"],
      [own("messages"), ...talk.slice(1)],
      [
        "/notifications",
        ...refusals,
        appealed,
        ...campaign("items.[].campaign.title", "items.[].campaign.body"),
        ...told("en"),
      ],
      [`/messages?c=${conversation}`, ...talk],
      ["/my-leads", ...talk.slice(1), "PUT /api/prepared-replies texts.[]"],
      [`/my-leads?lead=${conversation}`, "POST /api/leads/:id/notes text"],
    ],
    buyer: [
      ["/profile", ...newNames],
      ["/favorites", ...models],
      ["/compare", "POST /api/comparisons name"],
      [
        own("searches"),
        "POST /api/saved-searches name",
        "PATCH /api/saved-searches/:id name",
        "POST /api/saved-searches filters.search",
        "POST /api/saved-searches filters.model.[]",
      ],
      [own("subscription"), badge, ...addOn("name")],
      [own("payments"), ...payments, ...addOn("name"), ...billing],
      // What was written in both languages is read in the page's.
      ["/notifications?lang=ar", ...told("ar")],
      ["/notifications?lang=en", ...payments, badge, "PUT /api/admin/campaigns/:id/reject reason"],
      [`/messages?c=${conversation}`, ...talk],
      [`/payment/receipt/${order}`, "PUT /api/admin/subscription-plans/:id name"],
      [`/payment/receipt/${billed}`, ...billing],
      ["/contact", ...newNames],
      ["/my-inspections", "POST /api/cars/:id/inspection-requests note"],
      [
        `/my-inspections/${report}`,
        "POST /api/inspections/:id/publish verdicts.body.note",
        "POST /api/inspections/:id/withdraw reason",
      ],
    ],
    dealer: [
      ["/my-showroom", ...showroom("address", "aboutAr", "aboutEn")],
      ["/import-listings", ...names],
      ["/integrations", "POST /api/keys name"],
      [`/import-listings?id=${file}`, "POST /api/dealers/me/import title"],
    ],
    refused: [
      ["/dealership-registration", ...application, refusedDealer],
      ["/notifications", refusedDealer],
    ],
    administrator: [
      [tab("overview"), self, ...settings("nameEn")],
      [tab("cars"), ...titles, ...posted("model"), ...edited("model"), ...names],
      [tab("reported"), "POST /api/cars/:id/report text", ...posted("title")],
      [tab("appeals&state=upheld"), appealed, "POST /api/cars/:id/appeal text"],
      [tab("second-looks&state=answered"), "PUT /api/admin/second-looks/:id note"],
      [tab("users"), ...names, ...newNames],
      ...sanctioned.map((id, at): Shown => [tab(`users&user=${id}`), sanctions[at] ?? ""]),
      [tab("partners"), "POST /api/admin/inspection-partners name"],
      [tab("dealers"), ...names],
      [tab("dealer-reviews"), review, "POST /api/dealer-reviews/:id/report text"],
      [tab("dealer-reviews&list=hidden"), "PUT /api/admin/dealer-reviews/:id/state reason"],
      [tab("payments"), ...newNames, ...addOn("name"), "PUT /api/admin/subscription-plans/:id name"],
      [tab("approvals"), ...newNames, badge],
      [tab("approvals&list=campaigns"), ...campaign("campaign.title", "campaign.body")],
      [tab("subscriptions"), ...plans("name", "features.[]"), ...addOn("name")],
      [
        tab("messages"),
        ...of("POST /api/admin/messages", "en.title"),
        ...of("PUT /api/admin/messages/:id", "en.title"),
      ],
      [tab("feedback"), ...of("POST /api/contact", "name", "subject")],
      [
        tab(`feedback&open=${letter}`),
        ...of("POST /api/contact", "name", "subject", "message"),
        "POST /api/admin/feedback/:id/reply message",
      ],
      [tab("activity"), self, ...titles.slice(0, 1), ...campaign("campaign.title")],
      [tab("administrators"), self, "POST /api/admin/admins fullName"],
      [tab("costs"), ...costs("source", "noteEn", "reason"), "POST /api/admin/costs/:id/withdraw reason"],
      [
        tab("settings"),
        ...settings("nameEn", "nameAr", "taglineEn", "taglineAr", "descriptionEn", "descriptionAr"),
        ...settings(
          "omtName",
          "omtNumber",
          "whishName",
          "whishNumber",
          "bankHolder",
          "bankName",
          "bankNumber",
        ),
      ],
    ],
  };
}

/** What the details of a payment show. */
export const inDialogs = of("POST /api/admin/payments/:id/refund", "reference", "reason");

/** What goes out by mail. */
export const mailed: readonly string[] = [
  ...settings("nameEn", "nameAr"),
  ...of("POST /api/contact", "name", "subject", "message"),
  "POST /api/admin/feedback/:id/reply message",
  "POST /api/conversations/:id/report text",
  "PUT /api/admin/dealers/:userId/badge reason",
  "PUT /api/admin/dealer-reviews/:id/state reason",
  "PUT /api/admin/users/:id/status reason",
  "PUT /api/admin/users/:id/ban reason",
  "PUT /api/admin/users/status reason",
  refusedDealer,
  badge,
  appealed,
  ...payments,
  ...refusals,
];

/** Kept, and read by code alone: the words of a search that stand for themselves. */
export const shownNowhere: readonly string[] = ["POST /api/saved-searches filters.literal.[]"];
