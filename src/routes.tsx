import { createRootRouteWithContext, createRoute, redirect } from "@tanstack/react-router";
import { TrayPlace } from "#features/shortlist/comparison/TrayPlace.tsx";
import { accountParts } from "#pages/frame/account-parts.tsx";
import { loadAccount } from "#pages/frame/load-account.ts";
import { HomeScreen } from "#pages/home/HomeScreen.tsx";
import { homePage, landingPage } from "#pages/home/home.page.ts";
import { loginPage, loginScreen } from "#pages/home/login.page.ts";
import { browsePage, browseScreen } from "#pages/market/browse/browse.page.ts";
import { detailPage, detailScreen } from "#pages/market/car/detail.page.ts";
import { unlisted } from "#platform/page/unlisted.ts";
import "./slots.ts";
import type { PageContext } from "#platform/page/context.ts";
import { remotePages, screen } from "#platform/page/define-page.tsx";
import { Document } from "#ui/shell/Document.tsx";
import { documentPage } from "#ui/shell/document.page.ts";

/** Address → page, for server and browser alike. What a page loads and says in its head lies with its feature. */

const root = createRootRouteWithContext<PageContext>()({
  ...documentPage,
  loader: async (input: { context: PageContext }) => {
    const [document] = await Promise.all([documentPage.loader(input), loadAccount(input.context)]);
    return document;
  },
  component: () => (
    <Document account={accountParts}>
      <TrayPlace />
    </Document>
  ),
});

const inRoot = { getParentRoute: () => root };
const minute = 60_000;

/** Pages that most visits never come to: of each the entry knows the address alone. */
const remotePage = remotePages(() => import("./lazy-pages.ts"));

const home = createRoute({
  ...inRoot,
  path: "/",
  ...homePage,
  component: HomeScreen,
});

const login = createRoute({
  ...inRoot,
  path: "/login",
  ...landingPage,
  ...loginPage,
  head: async (input) => unlisted(await landingPage.head(input)),
  component: screen("/login", "src/pages/home/login.screen.ts", loginScreen),
});

/** The pages behind the links of mails tell no other site their address. */
const recovery = { ...inRoot, headers: () => ({ "referrer-policy": "no-referrer" }) };

const forgot = createRoute({
  ...recovery,
  ...remotePage("/forgot-password"),
});

const reset = createRoute({
  ...recovery,
  ...remotePage("/reset-password"),
});

const verify = createRoute({
  ...recovery,
  ...remotePage("/verify-email"),
});

const profile = createRoute({
  ...inRoot,
  ...remotePage("/profile", minute),
});

const browseModule = "src/pages/market/browse/browse.screen.ts";

const cars = createRoute({
  ...inRoot,
  path: "/cars",
  ...browsePage("car"),
  component: screen("/cars", browseModule, browseScreen),
});

const motorcycles = createRoute({
  ...inRoot,
  path: "/motorcycles",
  ...browsePage("motorcycle"),
  component: screen("/motorcycles", browseModule, browseScreen),
});

const car = createRoute({
  ...inRoot,
  path: "/cars/$id",
  ...detailPage,
  component: screen("/cars/$id", "src/pages/market/car/detail.screen.ts", detailScreen),
});

const addCar = createRoute({
  ...inRoot,
  ...remotePage("/add-car", Number.POSITIVE_INFINITY),
});

const addMotorcycle = createRoute({
  ...inRoot,
  ...remotePage("/add-motorcycle", Number.POSITIVE_INFINITY),
});

const editListing = createRoute({
  ...inRoot,
  ...remotePage("/edit-car/$id"),
});

const favorites = createRoute({
  ...inRoot,
  ...remotePage("/favorites"),
});

const compare = createRoute({
  ...inRoot,
  ...remotePage("/compare"),
});

const notifications = createRoute({
  ...inRoot,
  ...remotePage("/notifications"),
});

const messages = createRoute({
  ...inRoot,
  ...remotePage("/messages"),
});

const contact = createRoute({
  ...inRoot,
  ...remotePage("/contact"),
});

const about = createRoute({ ...inRoot, ...remotePage("/about", minute) });
const terms = createRoute({ ...inRoot, ...remotePage("/terms", minute) });
const privacy = createRoute({ ...inRoot, ...remotePage("/privacy", minute) });
/** Prices by brand, model and place; bare, where they begin. */
const seo = createRoute({ ...inRoot, ...remotePage("/seo/$", minute) });

const dashboard = createRoute({
  ...inRoot,
  ...remotePage("/user-dashboard", minute),
});

const analytics = createRoute({ ...inRoot, ...remotePage("/analytics") });

const dealerRegistration = createRoute({
  ...inRoot,
  ...remotePage("/dealership-registration"),
});

const dealers = createRoute({ ...inRoot, ...remotePage("/dealers") });

/** A showroom: its cars, or behind its name `motorcycles`. */
const showroom = createRoute({ ...inRoot, ...remotePage("/dealers/$slug/{-$kind}") });

const myShowroom = createRoute({ ...inRoot, ...remotePage("/my-showroom") });
const importListings = createRoute({ ...inRoot, ...remotePage("/import-listings") });

const subscriptions = createRoute({
  ...inRoot,
  ...remotePage("/subscriptions"),
});

/** What became of a payment, and its receipt: three addresses, one chunk. */
const payment = createRoute({
  ...inRoot,
  ...remotePage("/payment/$"),
});

/** The administration has a frame of its own. */
const administration = { ...inRoot, staticData: { bare: true } };

const adminLogin = createRoute({
  ...administration,
  ...remotePage("/admin-login"),
});

const adminDashboard = createRoute({
  ...administration,
  ...remotePage("/enhanced-admin-dashboard"),
});

const adminSecurity = createRoute({
  ...administration,
  ...remotePage("/admin-security"),
});

const adminInvitation = createRoute({
  ...administration,
  ...remotePage("/admin-invitation"),
});

const oldAdminDashboard = createRoute({
  ...inRoot,
  path: "/admin-dashboard",
  beforeLoad: () => {
    throw redirect({ to: "/enhanced-admin-dashboard", statusCode: 302 });
  },
});

const offline = createRoute({ ...inRoot, ...remotePage("/offline") });

export const routeTree = root.addChildren([
  home,
  login,
  forgot,
  reset,
  verify,
  profile,
  cars,
  motorcycles,
  car,
  addCar,
  addMotorcycle,
  editListing,
  analytics,
  favorites,
  compare,
  notifications,
  messages,
  contact,
  about,
  terms,
  privacy,
  seo,
  dashboard,
  dealerRegistration,
  dealers,
  showroom,
  myShowroom,
  importListings,
  subscriptions,
  payment,
  adminLogin,
  adminDashboard,
  adminSecurity,
  adminInvitation,
  oldAdminDashboard,
  offline,
]);
export { pageModules } from "#platform/page/define-page.tsx";
