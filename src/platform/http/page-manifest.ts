import type { Manifest } from "vite";

/** The style sheets that a page must load to be seen, by the path of its route, or its screen. */
export type PageStyles = Record<string, readonly string[]>;

/** The scripts of each route id: what others import, first. */
export type PageModules = Record<string, readonly string[]>;

const entry = "src/entry.client.tsx";
export const everyPage = "every page";

/** The style sheets and scripts of the entry for every page, and of each route's own lazy chunk with what that imports. */
export function pageManifest(
  manifest: Manifest,
  screens: Record<string, readonly string[]>,
): { styles: PageStyles; modules: PageModules } {
  if (!manifest[entry]) throw new Error("The build has no browser entry");
  const asset = (file: string) => `/${file}`;
  const reached = (key: string, seen = new Set<string>(), inOrder: string[] = []): string[] => {
    if (seen.has(key)) return inOrder;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) reached(next, seen, inOrder);
    inOrder.push(key);
    return inOrder;
  };
  const stylesOfAll = (keys: string[]) => keys.flatMap((key) => manifest[key]?.css ?? []).map(asset);
  const scriptsOfAll = (keys: string[]) => keys.map((key) => asset(manifest[key]?.file ?? ""));
  const always = reached(entry);
  const styles: PageStyles = { [everyPage]: stylesOfAll(always) };
  const modules: PageModules = { [everyPage]: scriptsOfAll(always) };
  for (const [route, named] of Object.entries(screens)) {
    const missing = named.find((module) => !manifest[module]);
    if (missing) throw new Error(`Route ${route} names ${missing}, which the build does not have`);
    const seen = new Set(always);
    const own = named.flatMap((module) => reached(module, seen));
    styles[route] = stylesOfAll(own);
    modules[route] = scriptsOfAll(own);
  }
  return { styles, modules };
}

/** The scripts of a page with these routes, each once; the entry comes last, when all it will ask for is there. */
export function modulesOf(
  modules: PageModules,
  routes: readonly string[],
  words: readonly string[],
): string[] {
  const always = modules[everyPage] ?? [];
  const own = routes.filter((route) => route !== everyPage).flatMap((route) => modules[route] ?? []);
  return [...new Set([...always.slice(0, -1), ...words, ...own, ...always.slice(-1)])];
}

/** The chunk of each `language/namespace` of messages, and `rest`, which knows where those of rarer pages are. */
export function chunksOf(manifest: Manifest): Record<string, string> {
  const chunks: Record<string, string> = {};
  for (const chunk of Object.values(manifest)) {
    const found = /virtual:messages\/(rest|(?:ar|en)\/[a-z-]+)$/.exec(chunk.src ?? "")?.[1];
    if (found) chunks[found] = `/${chunk.file}`;
  }
  return chunks;
}

/** The style sheets of a page with these routes, each once; of none: those of every page. */
export const stylesOf = (styles: PageStyles, routes: readonly string[] = []): string[] => [
  ...new Set([everyPage, ...routes].flatMap((route) => styles[route] ?? [])),
];
