import { HomeScreen } from "#pages/home/HomeScreen.tsx";
import { homePage, landingPage } from "#pages/home/home.page.ts";
import { loginPage, loginScreen } from "#pages/home/login.page.ts";
import { browsePage, browseScreen } from "#pages/market/browse/browse.page.ts";
import { detailPage, detailScreen } from "#pages/market/car/detail.page.ts";
import { unlisted } from "#platform/page/unlisted.ts";
import "./slots.ts";
import { remotePages, screen } from "#platform/page/define-page.tsx";
import { type Route, redirect } from "#platform/page/routing.ts";
import type { pages } from "./lazy-pages.ts";

/** Address → page, for server and browser alike. What a page loads and says in its head lies with its feature. */

const minute = 60_000;

/** Pages that most visits never come to: of each the entry knows the address alone. */
const remotePage = remotePages(() => import("./lazy-pages.ts"));

/** The pages behind the links of mails tell no other site their address. */
const behindMails = { headers: { "referrer-policy": "no-referrer" } };
/** The administration has a frame of its own. */
const administration = { bare: true };
const browseModule = "src/pages/market/browse/browse.screen.ts";

export const routes: readonly Route[] = [
  { path: "/", ...homePage, component: HomeScreen },
  {
    path: "/login",
    ...landingPage,
    ...loginPage,
    head: async (input) => unlisted(await landingPage.head(input)),
    component: screen("/login", "src/pages/home/login.screen.ts", loginScreen),
  },
  { ...remotePage("/forgot-password"), ...behindMails },
  { ...remotePage("/reset-password"), ...behindMails },
  { ...remotePage("/verify-email"), ...behindMails },
  remotePage("/profile", minute),
  { path: "/cars", ...browsePage("car"), component: screen("/cars", browseModule, browseScreen) },
  {
    path: "/motorcycles",
    ...browsePage("motorcycle"),
    component: screen("/motorcycles", browseModule, browseScreen),
  },
  {
    path: "/cars/$id",
    ...detailPage,
    component: screen("/cars/$id", "src/pages/market/car/detail.screen.ts", detailScreen),
  },
  remotePage("/add-car", Number.POSITIVE_INFINITY),
  remotePage("/add-motorcycle", Number.POSITIVE_INFINITY),
  remotePage("/edit-car/$id"),
  remotePage("/share-kit/$id"),
  remotePage("/analytics"),
  remotePage("/favorites"),
  remotePage("/recent"),
  remotePage("/compare"),
  remotePage("/checklist", minute),
  remotePage("/notifications"),
  remotePage("/messages"),
  remotePage("/my-leads"),
  remotePage("/contact"),
  remotePage("/about", minute),
  remotePage("/trust", minute),
  remotePage("/terms", minute),
  remotePage("/privacy", minute),
  // Prices by brand, model and place; bare, where they begin.
  remotePage("/seo/$", minute),
  // What a vehicle is worth; bare, where one asks.
  remotePage("/value/$", minute),
  remotePage("/user-dashboard", minute),
  remotePage("/dealership-registration"),
  remotePage("/dealers"),
  // A showroom: its cars, or behind its name `motorcycles`.
  remotePage("/dealers/$slug/{-$kind}"),
  remotePage("/my-showroom"),
  remotePage("/import-listings"),
  remotePage("/my-stock"),
  remotePage("/my-figures"),
  remotePage("/integrations"),
  remotePage("/my-staff"),
  remotePage("/my-inspections"),
  remotePage("/my-inspections/$id"),
  { ...remotePage("/staff-invitation"), ...behindMails },
  remotePage("/subscriptions"),
  // What became of a payment, and its receipt: three addresses, one chunk.
  remotePage("/payment/$"),
  { ...remotePage("/admin-login"), ...administration },
  { ...remotePage("/enhanced-admin-dashboard"), ...administration },
  { ...remotePage("/admin-security"), ...administration },
  { ...remotePage("/admin-invitation"), ...administration },
  {
    path: "/admin-dashboard",
    beforeLoad: () => {
      throw redirect({ to: "/enhanced-admin-dashboard", statusCode: 302 });
    },
    component: () => null,
  },
  remotePage("/offline"),
];

declare module "#platform/page/router/page-definition.ts" {
  interface Register {
    path: keyof typeof pages | "/" | "/login" | "/cars" | "/motorcycles" | "/cars/$id";
  }
}
