import { type ComponentType, Suspense } from "react";
import type { PageContext } from "./context.ts";
import { chunkOf, type Head, lazyComponent } from "./routing.ts";

/** Route id → the source files of its screen, so that the server can preload the right chunks (see rendering.ts); there alone. */
export const pageModules: Record<string, readonly string[]> = {};

/**
 * The screen of a route as a chunk of its own, its module noted for preloading.
 * `screen("/cars", "src/features/…/browse.screen.ts", () => import("#features/…/browse.screen.ts"))`
 */
export function screen<Module extends { default: ComponentType }>(
  routeId: string,
  module: string,
  load: () => Promise<Module>,
) {
  if (import.meta.env.SSR) pageModules[routeId] = [module];
  return lazyComponent(load);
}

/** What the loader of a remote page is given. The search is as the address has it: anybody can write an address. */
export interface RemoteLoading<Search extends object = Record<never, never>> {
  context: PageContext;
  params: Record<string, string>;
  location: { href: string; search: Search };
}
interface RemoteChunk<Search extends object, Data> {
  default: ComponentType;
  load: (input: RemoteLoading<Search>) => Promise<Data>;
  head: (context: PageContext, params: Record<string, string>, search: Search) => Head;
}

interface Matched<Search extends object> {
  match: { context: PageContext; params: Record<string, string>; search: Search };
}
interface RemotePage<Search extends object, Data> {
  /** The source file of the chunk. */
  module: string;
  /** Those of other chunks that the page is never without. */
  parts?: readonly string[];
  chunk: () => Promise<RemoteChunk<Search, Data>>;
}
type SearchOf<Page> = Page extends RemotePage<infer Search, unknown> ? Search : never;
type DataOf<Page> = Page extends RemotePage<never, infer Data> ? Data : never;

/**
 * Pages that most visits never come to: the entry knows their addresses alone, and where they all are named. The chunk of
 * each holds what it loads, what its head says and its screen; what it has loaded is fresh for `staleTime` milliseconds.
 */
export function remotePages<Pages extends object>(named: () => Promise<{ pages: Pages }>) {
  return <Path extends keyof Pages & string>(path: Path, staleTime = 0) => {
    type Search = SearchOf<Pages[Path]>;
    type Data = DataOf<Pages[Path]>;
    const chunk = chunkOf(async () => {
      const page = (await named()).pages[path] as RemotePage<Search, Data>;
      return page.chunk();
    });
    return {
      path,
      loader: async (input: RemoteLoading<Search>) => (await chunk()).load(input),
      head: async ({ match }: Matched<Search>) =>
        (await chunk()).head(match.context, match.params, match.search),
      staleTime,
      component: lazyComponent(chunk),
    };
  };
}

/** Notes for the server the files of remote pages, and before them the one that names them all. */
export function remoteModules(
  naming: string,
  pages: Record<string, { module: string; parts?: readonly string[] }>,
): void {
  if (!import.meta.env.SSR) return;
  for (const [path, { module, parts = [] }] of Object.entries(pages)) {
    pageModules[path] = [naming, module, ...parts];
  }
}

interface Chunk<Props> {
  modules: readonly string[];
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/**
 * The screens of a route that shows one of several, each a chunk of its own: nobody fetches the other. The loader chooses
 * with `show`; the route's component draws `Chosen`, and has `preload` as its own.
 */
export function screens<Props extends Record<string, object>>(
  routeId: string,
  chunks: { [Name in keyof Props & string]: Chunk<Props[Name]> },
) {
  type Name = keyof Props & string;
  type Lazy = ComponentType<object> & { preload?: () => Promise<void> };
  const lazy = new Map<string, Lazy>();
  for (const name of Object.keys(chunks) as Name[]) {
    const { modules, load } = chunks[name];
    if (import.meta.env.SSR) pageModules[`${routeId}#${name}`] = modules;
    lazy.set(name, lazyComponent(load) as Lazy);
  }
  return {
    /** For the loader: fetches the screen, and has the page of the server name its files. */
    async show(context: PageContext, name: Name) {
      context.showScreen?.(routeId, `${routeId}#${name}`);
      await lazy.get(name)?.preload?.();
    },
    /** Draws the chosen screen. While its code is on the way, the markup of the server stays. */
    Chosen<N extends Name>({ name, ...props }: { name: N } & Props[N]) {
      const Screen = lazy.get(name);
      return (
        <div data-screen={name}>
          <Suspense>{Screen && <Screen {...props} />}</Suspense>
        </div>
      );
    },
    /** Before the browser takes the server's page over: fetches the screen that is drawn on it. */
    async preload() {
      if (typeof document === "undefined") return;
      const drawn = document.querySelector<HTMLElement>("[data-screen]")?.dataset.screen;
      await lazy.get(drawn ?? "")?.preload?.();
    },
  };
}
