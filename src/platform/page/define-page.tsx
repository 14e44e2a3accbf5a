import { lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";

/** Route id → the source file of its screen, so that the server can preload the right chunk (see rendering.ts). */
export const pageModules: Record<string, string> = {};

/**
 * The screen of a route as a chunk of its own, its module noted for preloading.
 * `screen("/cars", "src/features/…/browse.screen.ts", () => import("#features/…/browse.screen.ts"))`
 */
export function screen<Module extends { default: ComponentType }>(
  routeId: string,
  module: string,
  load: () => Promise<Module>,
) {
  pageModules[routeId] = module;
  return lazyRouteComponent(load, "default" as never);
}
