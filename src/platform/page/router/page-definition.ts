import type { ComponentType } from "react";
import type { PageContext } from "../context.ts";

/** The addresses of the pages there are, as patterns: routes.tsx adds them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Register {}
export type Path = Register extends { path: infer Known extends string } ? Known : string;

/** What a step in the history remembers beside its address; those who keep something there declare it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface HistoryState {}

/** An address of this site, read. */
export interface PageLocation<Search extends object = Record<string, unknown>> {
  /** Path, query and fragment. */
  href: string;
  pathname: string;
  /** The query as it stands there, with its `?`, and read: lists by repetition. */
  searchStr: string;
  search: Search;
  /** Without its `#`. */
  hash: string;
  state: HistoryState;
}

/** What a page says in its head. */
export interface Head {
  meta?: readonly HeadTag[];
  links?: readonly HeadTag[];
  /** Structured data. */
  scripts?: readonly { type: string; children: string }[];
}
export type HeadTag = { readonly [attribute: string]: string | undefined };

/** A component that may still have to be fetched. */
export type PageComponent = ComponentType & { preload?: () => Promise<unknown> };

/** `never`: each page says itself what its address has, which its own `validateSearch` and `loaderDeps` have made. */
export interface LoaderInput {
  context: PageContext;
  params: never;
  search: never;
  /** What of the search the page is loaded for. */
  deps: never;
  location: PageLocation<never>;
  /** Whether its screen is shown already, with another search or other parameters; or nobody is there yet. */
  cause: "enter" | "stay" | "preload";
}

export interface HeadInput {
  match: Pick<LoaderInput, "context" | "params" | "search">;
  loaderData?: never;
}

/** A page by its address. What it loads and says lies with its feature. */
export interface Route {
  /** `/cars/$id`; `$` is all the rest of a path, `{-$kind}` a part that may be missing. */
  path: string;
  /** It has a frame of its own: neither header nor footer, and its own `main`. */
  bare?: boolean;
  headers?: Readonly<Record<string, string>>;
  validateSearch?(raw: object): object;
  /** Other than nothing: the page is loaded again when this differs. */
  loaderDeps?(input: { search: never }): object;
  /** Before anything is loaded; may throw a redirect. */
  beforeLoad?(input: LoaderInput): Promise<void> | void;
  loader?(input: LoaderInput): Promise<unknown>;
  /** How long what was loaded is fresh, in milliseconds; what is not is shown, and loaded again meanwhile. */
  staleTime?: number;
  head?(input: HeadInput): Head | Promise<Head>;
  component: PageComponent;
  /** Shown when the page is long in coming. */
  pendingComponent?: ComponentType;
  notFoundComponent?: PageComponent;
}

/** Thrown by loaders: there is nothing at this address. */
export class NotFoundError extends Error {
  override name = "NotFoundError";
}
export const notFound = () => new NotFoundError();

export interface Destination {
  /** A path with its parameters to be filled in; "." is the present one. */
  to?: Path | (string & {}) | undefined;
  params?: Readonly<Record<string, string | undefined>> | undefined;
  /** `true`: as it is. Left out: none. */
  search?: object | true | ((before: Record<string, unknown>) => object) | undefined;
  hash?: string | undefined;
  /** The whole address, in place of all that. */
  href?: string;
}

/** Thrown by loaders: what is asked for is elsewhere. */
export class RedirectError extends Error {
  override name = "RedirectError";
  readonly target: Destination;
  readonly status: number;
  constructor({ statusCode = 307, ...target }: Destination & { statusCode?: number }) {
    super("redirect");
    this.target = target;
    this.status = statusCode;
  }
}
export const redirect = (target: Destination & { statusCode?: number }) => new RedirectError(target);
