/**
 * Every page that there is, as a user who sees it: what `npm run pages` and `npm run bench -- lighthouse --all` look at.
 * A route, a tab of the dashboards or of the profile that stands in no line fails listed-pages.test.ts.
 */

export type Visitor = "guest" | "newcomer" | "seller" | "buyer" | "dealer" | "administrator";

export interface ListedPage {
  name: string;
  as: Visitor;
  /** As routes.tsx has it. */
  route: string;
  /** Names in braces are ids that the prepared market gives. */
  address: string;
  /** What its address asks for is not there: the page says so, and the call before it answers 400, 404 or 410. */
  missing?: true;
  /** Search engines are to leave it out. */
  unlisted?: true;
}

const page = (as: Visitor, more: Partial<ListedPage> = {}) => {
  const unlisted = as === "guest" ? {} : { unlisted: true as const };
  return (
    name: string,
    address: string,
    route = (address.split("?")[0] ?? "").replaceAll(/\{\w+\}/g, "$id"),
  ) => ({
    name,
    as,
    route,
    address,
    ...unlisted,
    ...more,
  });
};

const guest = page("guest");
const hidden = page("guest", { unlisted: true });
const missing = page("guest", { missing: true, unlisted: true });
const newcomer = page("newcomer");
const buyer = page("buyer");
const seller = page("seller");
const notTheirs = page("seller", { missing: true });
const dealer = page("dealer");
const administrator = page("administrator");

const dashboard = "/user-dashboard";
const admin = "/enhanced-admin-dashboard";

/** The tabs of the administration, in the order of its menu. */
const adminTabs = [
  "overview",
  "review",
  "cars",
  "reported",
  "appeals",
  "second-looks",
  "papers",
  "rules",
  "conversations",
  "users",
  "partners",
  "dealers",
  "dealer-reviews",
  "payments",
  "approvals",
  "subscriptions",
  "messages",
  "feedback",
  "figures",
  "activity",
  "administrators",
  "costs",
  "settings",
];

export const listedPages: readonly ListedPage[] = [
  guest("home", "/"),
  hidden("login", "/login"),
  hidden("forgot-password", "/forgot-password"),
  hidden("reset-password", "/reset-password?token=none"),
  missing("verify-email", "/verify-email?token=none"),
  guest("cars", "/cars"),
  hidden("cars-filtered", "/cars?gearType=automatic&priceMax=40000&sort=price_asc"),
  hidden("cars-none", "/cars?brand=toyota&priceMax=150"),
  hidden("cars-few", "/cars?search=cheap+bmw"),
  hidden("cars-near", "/cars?near=jounieh&radius=25&sort=distance"),
  hidden("cars-map", "/cars?view=map"),
  guest("motorcycles", "/motorcycles"),
  guest("car", "/cars/{car}"),
  guest("motorcycle", "/cars/{motorcycle}"),
  missing("car-unknown", "/cars/00000000-0000-7000-8000-000000000000", "/cars/$id"),
  hidden("add-car-guest", "/add-car"),
  hidden("favorites-guest", "/favorites"),
  hidden("recent-guest", "/recent"),
  hidden("compare", "/compare?ids={car},{other},{third},{fourth}"),
  hidden("compare-none", "/compare"),
  guest("contact", "/contact"),
  guest("about", "/about"),
  guest("trust", "/trust"),
  guest("checklist", "/checklist"),
  guest("terms", "/terms"),
  guest("privacy", "/privacy"),
  guest("prices", "/seo/cars", "/seo/$"),
  guest("prices-brand", "/seo/cars/toyota", "/seo/$"),
  guest("prices-model", "/seo/cars/toyota/corolla", "/seo/$"),
  guest("prices-family", "/seo/cars/mercedes-benz/c-class", "/seo/$"),
  guest("prices-place", "/seo/cars/in/beirut", "/seo/$"),
  guest("value", "/value", "/value/$"),
  guest("value-brand", "/value/cars/toyota", "/value/$"),
  guest("value-model", "/value/cars/toyota/corolla", "/value/$"),
  guest("value-vehicle", "/value/cars/toyota/corolla/2018?mileage=90000", "/value/$"),
  hidden("value-unknown", "/value/cars/ferrari/458-italia/2012", "/value/$"),
  guest("dealers", "/dealers"),
  guest("showroom", "/dealers/{showroom}", "/dealers/$slug/{-$kind}"),
  guest("showroom-motorcycles", "/dealers/{showroom}/motorcycles", "/dealers/$slug/{-$kind}"),
  guest("subscriptions", "/subscriptions"),
  guest("dealership-guest", "/dealership-registration"),
  hidden("offline", "/offline"),
  missing("no-such-page", "/no-such-page", ""),

  newcomer("home-newcomer", "/"),
  newcomer("dashboard-newcomer", dashboard),
  newcomer("dashboard-cars-none", `${dashboard}?tab=cars`),
  newcomer("messages-none", "/messages"),
  newcomer("my-leads-none", "/my-leads"),
  newcomer("notifications-none", "/notifications"),
  newcomer("favorites-none", "/favorites"),
  newcomer("dealership-registration", "/dealership-registration"),

  buyer("home-buyer", "/"),
  buyer("favorites", "/favorites"),
  buyer("recent", "/recent"),
  buyer("buyer-favorites", `${dashboard}?tab=favorites`),
  buyer("buyer-searches", `${dashboard}?tab=searches`),
  buyer("buyer-conversation", "/messages?c={conversation}"),
  buyer("car-signed-in", "/cars/{car}"),

  seller("profile", "/profile"),
  seller("profile-security", "/profile?tab=security"),
  seller("profile-notifications", "/profile?tab=notifications"),
  seller("profile-account", "/profile?tab=account"),
  seller("add-car", "/add-car"),
  seller("add-motorcycle", "/add-motorcycle"),
  seller("edit-car", "/edit-car/{own}"),
  seller("own-car", "/cars/{own}"),
  seller("share-kit", "/share-kit/{own}"),
  seller("analytics", "/analytics"),
  seller("my-inspections", "/my-inspections"),
  notTheirs("my-inspection", "/my-inspections/none", "/my-inspections/$id"),
  ...["overview", "cars", "motorcycles", "favorites", "messages", "searches", "subscription", "payments"].map(
    (tab) => seller(`dashboard-${tab}`, `${dashboard}?tab=${tab}`),
  ),
  seller("notifications", "/notifications"),
  seller("messages", "/messages"),
  seller("conversation", "/messages?c={conversation}"),
  seller("my-leads", "/my-leads"),
  seller("my-lead", "/my-leads?lead={conversation}"),
  seller("my-leads-none-found", "/my-leads?q=nothing-like-it"),
  seller("subscriptions-plan", "/subscriptions?plan=premium_plus"),
  seller("payment-success", "/payment/success?orderId={paid}", "/payment/$"),
  seller("payment-cancel", "/payment/cancel?orderId={cancelled}", "/payment/$"),
  seller("receipt", "/payment/receipt/{paid}", "/payment/$"),

  dealer("home-dealer", "/"),
  dealer("dashboard-dealer", dashboard),
  dealer("my-showroom", "/my-showroom"),
  dealer("import-listings", "/import-listings"),
  dealer("my-stock", "/my-stock"),
  dealer("my-stock-none-found", "/my-stock?q=nothing-like-it"),
  dealer("my-figures", "/my-figures"),
  newcomer("my-figures-none", "/my-figures"),
  dealer("integrations", "/integrations"),
  dealer("my-staff", "/my-staff"),

  hidden("admin-login", "/admin-login"),
  missing("admin-invitation", "/admin-invitation?token=none"),
  missing("staff-invitation", "/staff-invitation?token=none"),
  ...adminTabs.map((tab) => administrator(`admin-${tab}`, `${admin}?tab=${tab}`)),
  administrator("admin-listing", `${admin}?tab=cars&listing={car}`),
  administrator("admin-security", "/admin-security"),
];

/** The pages that have one of the words in their name; all of them without a word. */
export const pagesNamed = (words: readonly string[]): readonly ListedPage[] =>
  words.length === 0
    ? listedPages
    : listedPages.filter(({ name }) => words.some((word) => name.includes(word)));

/** An address with the ids of the market in it. */
export function addressOf({ name, address }: ListedPage, ids: Readonly<Record<string, string>>): string {
  return address.replaceAll(/\{(\w+)\}/g, (_, id: string) => {
    const found = ids[id];
    if (found === undefined) throw new Error(`The page ${name} asks for {${id}}, which the market has not`);
    return found;
  });
}
