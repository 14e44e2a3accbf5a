import { createRootRouteWithContext, createRoute, redirect } from "@tanstack/react-router";
import { accountParts } from "#features/accounts/account-parts.tsx";
import { loadAccount } from "#features/accounts/load-account.ts";
import { loginPage, loginScreen, unlisted } from "#features/accounts/sign-in/login.page.ts";
import { HomeScreen } from "#features/home/HomeScreen.tsx";
import { homePage, landingPage } from "#features/home/home.page.ts";
import { browsePage, browseScreen } from "#features/listings/browse/browse.page.ts";
import { detailPage, detailScreen } from "#features/listings/detail/detail.page.ts";
import { analyticsPage, analyticsScreen } from "#features/listings/selling/analytics/analytics.page.ts";
import type { PageContext } from "#platform/page/context.ts";
import { remotePage, screen } from "#platform/page/define-page.tsx";
import { Document } from "#ui/shell/Document.tsx";
import { documentPage } from "#ui/shell/document.page.ts";

/** Address → page, for server and browser alike. What a page loads and says in its head lies with its feature. */

const root = createRootRouteWithContext<PageContext>()({
  ...documentPage,
  loader: async (input: { context: PageContext }) => {
    const [document] = await Promise.all([documentPage.loader(input), loadAccount(input.context)]);
    return document;
  },
  component: () => <Document account={accountParts} />,
});

const inRoot = { getParentRoute: () => root };
const minute = 60_000;

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
  component: screen("/login", "src/features/accounts/sign-in/login.screen.ts", loginScreen),
});

/** The pages behind the links of mails tell no other site their address. */
const recovery = { ...inRoot, headers: () => ({ "referrer-policy": "no-referrer" }) };

const forgot = createRoute({
  ...recovery,
  ...remotePage(
    "/forgot-password",
    "src/features/accounts/recovery-pages/forgot.screen.ts",
    () => import("#features/accounts/recovery-pages/forgot.screen.ts"),
  ),
});

const reset = createRoute({
  ...recovery,
  ...remotePage(
    "/reset-password",
    "src/features/accounts/recovery-pages/reset.screen.ts",
    () => import("#features/accounts/recovery-pages/reset.screen.ts"),
  ),
});

const verify = createRoute({
  ...recovery,
  ...remotePage(
    "/verify-email",
    "src/features/accounts/recovery-pages/verify.screen.ts",
    () => import("#features/accounts/recovery-pages/verify.screen.ts"),
  ),
});

const profile = createRoute({
  ...inRoot,
  ...remotePage(
    "/profile",
    "src/features/accounts/profile/profile.screen.ts",
    () => import("#features/accounts/profile/profile.screen.ts"),
    minute,
  ),
});

const browseModule = "src/features/listings/browse/browse.screen.ts";

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
  component: screen("/cars/$id", "src/features/listings/detail/detail.screen.ts", detailScreen),
});

const addCar = createRoute({
  ...inRoot,
  ...remotePage(
    "/add-car",
    "src/features/listings/selling/form/add-car.screen.ts",
    () => import("#features/listings/selling/form/add-car.screen.ts"),
    Number.POSITIVE_INFINITY,
  ),
});

const addMotorcycle = createRoute({
  ...inRoot,
  ...remotePage(
    "/add-motorcycle",
    "src/features/listings/selling/form/add-motorcycle.screen.ts",
    () => import("#features/listings/selling/form/add-motorcycle.screen.ts"),
    Number.POSITIVE_INFINITY,
  ),
});

const editListing = createRoute({
  ...inRoot,
  ...remotePage(
    "/edit-car/$id",
    "src/features/listings/selling/form/edit.screen.ts",
    () => import("#features/listings/selling/form/edit.screen.ts"),
  ),
});

const favorites = createRoute({
  ...inRoot,
  ...remotePage(
    "/favorites",
    "src/features/shortlist/favorites/favorites.screen.ts",
    () => import("#features/shortlist/favorites/favorites.screen.ts"),
  ),
});

const notifications = createRoute({
  ...inRoot,
  ...remotePage(
    "/notifications",
    "src/features/notices/notifications/page/notifications.screen.ts",
    () => import("#features/notices/notifications/page/notifications.screen.ts"),
  ),
});

const contact = createRoute({
  ...inRoot,
  ...remotePage(
    "/contact",
    "src/features/feedback/contact/contact.screen.ts",
    () => import("#features/feedback/contact/contact.screen.ts"),
  ),
});

const dashboard = createRoute({
  ...inRoot,
  ...remotePage(
    "/user-dashboard",
    "src/features/listings/selling/dashboard/dashboard.screen.ts",
    () => import("#features/listings/selling/dashboard/dashboard.screen.ts"),
    minute,
  ),
});

const analytics = createRoute({
  ...inRoot,
  path: "/analytics",
  ...analyticsPage,
  component: screen(
    "/analytics",
    "src/features/listings/selling/analytics/analytics.screen.ts",
    analyticsScreen,
  ),
});

const dealerRegistration = createRoute({
  ...inRoot,
  ...remotePage(
    "/dealership-registration",
    "src/features/dealers/registration/registration.screen.ts",
    () => import("#features/dealers/registration/registration.screen.ts"),
  ),
});

const subscriptions = createRoute({
  ...inRoot,
  ...remotePage(
    "/subscriptions",
    "src/features/plans/subscriptions/subscriptions.screen.ts",
    () => import("#features/plans/subscriptions/subscriptions.screen.ts"),
  ),
});

/** What became of a payment, and its receipt: three addresses, one chunk. */
const payment = createRoute({
  ...inRoot,
  ...remotePage(
    "/payment/$",
    "src/features/payments/paying/result/payment.screen.ts",
    () => import("#features/payments/paying/result/payment.screen.ts"),
  ),
});

/** The administration has a frame of its own. */
const administration = { ...inRoot, staticData: { bare: true } };

const adminLogin = createRoute({
  ...administration,
  ...remotePage(
    "/admin-login",
    "src/features/admin/sign-in/admin-login.screen.ts",
    () => import("#features/admin/sign-in/admin-login.screen.ts"),
  ),
});

const adminDashboard = createRoute({
  ...administration,
  ...remotePage(
    "/enhanced-admin-dashboard",
    "src/features/admin/dashboard/admin-dashboard.screen.ts",
    () => import("#features/admin/dashboard/admin-dashboard.screen.ts"),
  ),
});

const adminSecurity = createRoute({
  ...administration,
  ...remotePage(
    "/admin-security",
    "src/features/admin/security/security.screen.ts",
    () => import("#features/admin/security/security.screen.ts"),
  ),
});

const adminInvitation = createRoute({
  ...administration,
  ...remotePage(
    "/admin-invitation",
    "src/features/admin/administrators/invitation-page/invitation.screen.ts",
    () => import("#features/admin/administrators/invitation-page/invitation.screen.ts"),
  ),
});

const oldAdminDashboard = createRoute({
  ...inRoot,
  path: "/admin-dashboard",
  beforeLoad: () => {
    throw redirect({ to: "/enhanced-admin-dashboard", statusCode: 302 });
  },
});

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
  notifications,
  contact,
  dashboard,
  dealerRegistration,
  subscriptions,
  payment,
  adminLogin,
  adminDashboard,
  adminSecurity,
  adminInvitation,
  oldAdminDashboard,
]);
export { pageModules } from "#platform/page/define-page.tsx";
