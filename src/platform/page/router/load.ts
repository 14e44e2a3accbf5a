import type { PageContext } from "../context.ts";
import { routeAt } from "./address.ts";
import { headOf } from "./head.ts";
import type { Head, HeadInput, LoaderInput, PageLocation, Route } from "./page-definition.ts";
import { NotFoundError, RedirectError } from "./page-definition.ts";

/** What every page loads and says. */
export interface RootRoute {
  loader(input: { context: PageContext }): Promise<void>;
  head(input: { context: PageContext; isMissing: boolean }): Head;
}

/** A page that was loaded, or what came of trying. */
export interface Shown {
  location: PageLocation;
  route: Route | undefined;
  params: Record<string, string>;
  search: object;
  /** What the loader returned. */
  data: unknown;
  /** Nothing is at this address. */
  isMissing: boolean;
  /** It is long in coming: what stands for it meanwhile is shown. */
  isPending: boolean;
  /** Why there is no page. */
  error: unknown;
  head: Required<Head>;
}

export interface Site {
  context: PageContext;
  root: RootRoute;
  routes: readonly Route[];
}

/** A page by its address, before anything of it is loaded. */
export function found(site: Site, location: PageLocation) {
  const { route, params = {} } = routeAt(site.routes, location.pathname) ?? {};
  const search = route?.validateSearch ? route.validateSearch(location.search) : location.search;
  const deps = route?.loaderDeps?.({ search: search as never }) ?? {};
  return { route, params, search, deps, key: `${location.pathname} ${JSON.stringify(deps)}` };
}
export type Found = ReturnType<typeof found>;

/** Loads what a page shows, or takes what is there of it: throws a redirect, and nothing else. */
export async function load(
  site: Site,
  location: PageLocation,
  page: Found,
  cause: LoaderInput["cause"],
  kept?: { data: unknown },
): Promise<Shown> {
  const { context, root } = site;
  const { route, params, search, deps } = page;
  const shown: Shown = {
    ...{ location, route, params, search, data: undefined },
    ...{ isMissing: route === undefined, isPending: false, error: undefined, head: headOf() },
  };
  const input = { context, params, search, deps, location, cause } as LoaderInput;
  const frame = root.loader({ context });
  // Where the page leads elsewhere first, this one may fail unheard.
  frame.catch(() => {});
  try {
    await route?.beforeLoad?.(input);
    const parts = [kept ? kept.data : route?.loader?.(input), route?.component.preload?.()];
    [shown.data] = await Promise.all(parts);
  } catch (error) {
    if (error instanceof RedirectError) throw error;
    if (error instanceof NotFoundError) {
      shown.isMissing = true;
      // Where it cannot be fetched, the page fails when it is drawn.
      await route?.notFoundComponent?.preload?.().catch(() => {});
    } else shown.error = error;
  }
  await frame;
  shown.head = await headAt(site, shown);
  return shown;
}

/** What the frame and the page say in the head. */
async function headAt({ context, root }: Site, { route, params, search, data, error, isMissing }: Shown) {
  const input = { match: { context, params, search }, ...(data !== undefined && { loaderData: data }) };
  const own = route?.head?.(input as HeadInput);
  const frame = root.head({ context, isMissing: route === undefined });
  try {
    return headOf(frame, (await own) ?? {});
  } catch (unsaid) {
    // A page that could not be loaded may lack the words of its head.
    if (error === undefined && !isMissing) throw unsaid;
    return headOf(frame);
  }
}
