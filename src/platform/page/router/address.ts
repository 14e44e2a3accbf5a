import { parseQueryString, queryString } from "../../http/api.ts";
import type { Destination, PageLocation, Route } from "./page-definition.ts";

/** A pattern in parts: `$id`, `{-$kind}` (may be missing), `$` (all the rest). */
const parameter = /^(?:\$(\w+)|\{-\$(\w+)\}|(\$))$/;
const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

/** What stands in a path for the parameters of a pattern; undefined: the path is of another page, or no text. */
export function paramsIn(pattern: string, pathname: string): Record<string, string> | undefined {
  const given = segmentsOf(pathname);
  const params: Record<string, string> = {};
  let at = 0;
  try {
    for (const part of segmentsOf(pattern)) {
      const [, required, optional, rest] = parameter.exec(part) ?? [];
      if (rest) return { ...params, _splat: given.slice(at).map(decodeURIComponent).join("/") };
      const segment = given[at];
      if (segment === undefined && optional) continue;
      if (segment === undefined) return undefined;
      const name = required ?? optional;
      if (name) params[name] = decodeURIComponent(segment);
      else if (segment !== part) return undefined;
      at++;
    }
  } catch {
    return undefined; // `%` without a code behind it
  }
  return at === given.length ? params : undefined;
}

/** The first route of a path: those without parameters stand before the others. */
export function routeAt<R extends Pick<Route, "path">>(routes: readonly R[], pathname: string) {
  for (const route of routes) {
    const params = paramsIn(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}

/** A pattern with its parameters. */
function pathOf(pattern: string, params: NonNullable<Destination["params"]> = {}): string {
  const filled = segmentsOf(pattern).flatMap((part) => {
    const [, required, optional, rest] = parameter.exec(part) ?? [];
    const value = rest ? params._splat : params[required ?? optional ?? ""];
    if (!(required || optional || rest)) return part;
    return value ? value.split(rest ? "/" : "\0").map(encodeURIComponent) : [];
  });
  return `/${filled.join("/")}`;
}

/** The address of a destination, seen from where one is. */
export function hrefOf({ to, params, search, hash, href }: Destination, from: PageLocation): string {
  if (href !== undefined) return href;
  const path = to === undefined || to === "." ? from.pathname : pathOf(to, params);
  const query = search === true ? from.search : typeof search === "function" ? search(from.search) : search;
  return path + queryString({ ...query }) + (hash ? `#${hash}` : "");
}

/** Reads an address of this site. */
export function locationOf(href: string, state: PageLocation["state"] = {}): PageLocation {
  const { pathname, search: searchStr, hash } = new URL(href, "http://here");
  return {
    href: pathname + searchStr + hash,
    pathname,
    searchStr,
    search: parseQueryString(searchStr.slice(1)),
    hash: hash.slice(1),
    state,
  };
}

interface Activity {
  /** Only this page, with this search and no other. */
  exact?: boolean;
  includeSearch?: boolean;
  includeHash?: boolean;
}

/** Whether a link leads to where one is, or, unless `exact`, to something that it stands below of. */
export function isActive(link: PageLocation, here: PageLocation, activity: Activity = {}): boolean {
  const { exact = false, includeSearch = true, includeHash = false } = activity;
  const isBelow = !exact && here.pathname.startsWith(`${link.pathname.replace(/\/$/, "")}/`);
  if (here.pathname !== link.pathname && !isBelow) return false;
  if (includeHash && here.hash !== link.hash) return false;
  if (!includeSearch) return true;
  const [asked, there] = [link.searchStr, here.searchStr].map((text) =>
    [...new URLSearchParams(text)].map(String),
  );
  const isThere = (asked ?? []).every((pair) => there?.includes(pair));
  return isThere && (!exact || asked?.length === there?.length);
}
