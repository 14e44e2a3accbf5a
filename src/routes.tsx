import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import { homePage, homeScreen } from "#features/home/home.page.ts";
import { browsePage, browseScreen } from "#features/listings/browse/browse.page.ts";
import { detailPage, detailScreen } from "#features/listings/detail/detail.page.ts";
import type { PageContext } from "#platform/page/context.ts";
import { screen } from "#platform/page/define-page.tsx";
import { Document } from "#ui/shell/Document.tsx";
import { documentPage } from "#ui/shell/document.page.ts";

/** Address → page, for server and browser alike. What a page loads and says in its head lies with its feature. */

const root = createRootRouteWithContext<PageContext>()({ ...documentPage, component: Document });

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  ...homePage,
  component: screen("/", "src/features/home/home.screen.ts", homeScreen),
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

export const routeTree = root.addChildren([home, cars, motorcycles, car]);
export { pageModules } from "#platform/page/define-page.tsx";
