import { createRootRouteWithContext, createRoute, redirect } from "@tanstack/react-router";
import { accountParts } from "#features/accounts/account-parts.tsx";
import { loadAccount } from "#features/accounts/load-account.ts";
import { profilePage, profileScreen } from "#features/accounts/profile/profile.page.ts";
import {
  forgotPage,
  forgotScreen,
  resetPage,
  resetScreen,
  verifyPage,
  verifyScreen,
} from "#features/accounts/recovery-pages/recovery.pages.ts";
import { loginPage, loginScreen, unlisted } from "#features/accounts/sign-in/login.page.ts";
import { HomeScreen } from "#features/home/HomeScreen.tsx";
import { homePage, landingPage } from "#features/home/home.page.ts";
import { browsePage, browseScreen } from "#features/listings/browse/browse.page.ts";
import { detailPage, detailScreen } from "#features/listings/detail/detail.page.ts";
import { analyticsPage, analyticsScreen } from "#features/listings/selling/analytics/analytics.page.ts";
import { dashboardPage, dashboardScreen } from "#features/listings/selling/dashboard/dashboard.page.ts";
import {
  addCarPage,
  addCarScreen,
  addMotorcyclePage,
  addMotorcycleScreen,
  editPage,
  editScreen,
} from "#features/listings/selling/form/sell.pages.ts";
import type { PageContext } from "#platform/page/context.ts";
import { screen } from "#platform/page/define-page.tsx";
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

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  ...homePage,
  component: HomeScreen,
});

const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  ...landingPage,
  ...loginPage,
  head: async (input) => unlisted(await landingPage.head(input)),
  component: screen("/login", "src/features/accounts/sign-in/login.screen.ts", loginScreen),
});

const recovery = "src/features/accounts/recovery-pages";

const forgot = createRoute({
  getParentRoute: () => root,
  path: "/forgot-password",
  ...forgotPage,
  component: screen("/forgot-password", `${recovery}/forgot.screen.ts`, forgotScreen),
});

const reset = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  ...resetPage,
  component: screen("/reset-password", `${recovery}/reset.screen.ts`, resetScreen),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: "/verify-email",
  ...verifyPage,
  component: screen("/verify-email", `${recovery}/verify.screen.ts`, verifyScreen),
});

const profile = createRoute({
  getParentRoute: () => root,
  path: "/profile",
  ...profilePage,
  component: screen("/profile", "src/features/accounts/profile/profile.screen.ts", profileScreen),
});

const browseModule = "src/features/listings/browse/browse.screen.ts";

const cars = createRoute({
  getParentRoute: () => root,
  path: "/cars",
  ...browsePage("car"),
  component: screen("/cars", browseModule, browseScreen),
});

const motorcycles = createRoute({
  getParentRoute: () => root,
  path: "/motorcycles",
  ...browsePage("motorcycle"),
  component: screen("/motorcycles", browseModule, browseScreen),
});

const car = createRoute({
  getParentRoute: () => root,
  path: "/cars/$id",
  ...detailPage,
  component: screen("/cars/$id", "src/features/listings/detail/detail.screen.ts", detailScreen),
});

const form = "src/features/listings/selling/form";

const addCar = createRoute({
  getParentRoute: () => root,
  path: "/add-car",
  ...addCarPage,
  component: screen("/add-car", `${form}/add-car.screen.ts`, addCarScreen),
});

const addMotorcycle = createRoute({
  getParentRoute: () => root,
  path: "/add-motorcycle",
  ...addMotorcyclePage,
  component: screen("/add-motorcycle", `${form}/add-motorcycle.screen.ts`, addMotorcycleScreen),
});

const editListing = createRoute({
  getParentRoute: () => root,
  path: "/edit-car/$id",
  ...editPage,
  component: screen("/edit-car/$id", `${form}/edit.screen.ts`, editScreen),
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: "/user-dashboard",
  ...dashboardPage,
  component: screen(
    "/user-dashboard",
    "src/features/listings/selling/dashboard/dashboard.screen.ts",
    dashboardScreen,
  ),
});

const oldDashboard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard",
  beforeLoad: () => {
    throw redirect({ to: "/user-dashboard", statusCode: 302 });
  },
});

const analytics = createRoute({
  getParentRoute: () => root,
  path: "/analytics",
  ...analyticsPage,
  component: screen(
    "/analytics",
    "src/features/listings/selling/analytics/analytics.screen.ts",
    analyticsScreen,
  ),
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
  dashboard,
  oldDashboard,
]);
export { pageModules } from "#platform/page/define-page.tsx";
