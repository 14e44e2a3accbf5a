import type { PageContext } from "../context.ts";
import { hrefOf, locationOf } from "./address.ts";
import { headOf, showHead } from "./head.ts";
import { here, openHistory } from "./history.ts";
import { type Found, found, load, type Shown, type Site } from "./load.ts";
import type { Destination, LoaderInput, PageLocation } from "./page-definition.ts";
import { RedirectError } from "./page-definition.ts";
import { keepScroll, leaveScroll, scrollTo } from "./scroll.ts";

/** What is shown while a page is long in coming comes after so many milliseconds. */
const patience = 1000;
/** How long a link is pointed at before what it leads to is loaded. */
const aimMs = 50;
/** Pages whose data is kept, for the way back. */
const mostKept = 30;

export interface NavigateOptions extends Destination {
  replace?: boolean | undefined;
  /** Stays where one is on the page. */
  resetScroll?: boolean | undefined;
  state?: PageLocation["state"] | ((before: PageLocation["state"]) => PageLocation["state"]) | undefined;
  /** Without the question whether what was begun may be left. */
  ignoreBlocker?: boolean | undefined;
}

interface Leaving {
  current: PageLocation;
  next: PageLocation;
  proceed: () => void;
}
/** Returns whether it keeps the visitor; then it calls `proceed` later, or not. */
type Blocker = (leaving: Leaving) => boolean;
interface Kept {
  data: unknown;
  at: number;
}
interface Arrival {
  isBack?: boolean;
  keepsScroll?: boolean;
  onShown?: () => void;
}

/** Where the visitor of a site is, and the ways to other pages. The server makes one for each page, the browser one for its stay. */
export class Router {
  readonly site: Site;
  /** Where one is, or is on the way to. */
  latestLocation: PageLocation;
  shown: Shown;
  readonly #kept = new Map<string, Kept>();
  readonly #blockers = new Set<Blocker>();
  readonly #busyListeners = new Set<() => void>();
  #show: (shown: Shown) => void = () => {};
  #arrivals: Arrival[] = [];
  #history: ReturnType<typeof openHistory> | undefined;
  #turn = 0;
  #isBusy = false;
  #aim: ReturnType<typeof setTimeout> | undefined;

  constructor(site: Site, shown: Shown) {
    this.site = site;
    this.shown = shown;
    this.latestLocation = shown.location;
  }

  get context(): PageContext {
    return this.site.context;
  }

  /** Takes the browser over: from now on steps of its history are heard. The page that is there was made at `at`. */
  start(at: number): void {
    const { location, data, error, isMissing } = this.shown;
    if (!error && !isMissing) this.#keep(found(this.site, location).key, data, at);
    this.#history = openHistory({
      mayLeave: (next, proceed) => this.#mayLeave(next, proceed),
      onStep: (next) => void this.#go(next, { isBack: true }),
    });
    keepScroll();
  }

  /** The address of a destination. */
  hrefOf = (to: Destination): string => hrefOf(to, this.latestLocation);

  /** Goes to a page; settles when it is shown. */
  navigate = async (options: NavigateOptions): Promise<void> => {
    const { replace = false, resetScroll = true, state, ignoreBlocker } = options;
    const before = this.latestLocation;
    const kept = typeof state === "function" ? state(before.state) : state;
    const next = locationOf(this.hrefOf(options), kept);
    const go = () => {
      this.#history?.write(next, replace || (next.href === before.href && kept === undefined));
      return this.#go(next, { keepsScroll: !resetScroll });
    };
    if (ignoreBlocker || this.#mayLeave(next, () => void go())) await go();
  };

  back = (): void => history.back();

  /** The visitor points at a link, or no longer at any: where they stay at one, its page is loaded. */
  aimAt = (href: string | undefined): void => {
    clearTimeout(this.#aim);
    if (href !== undefined) this.#aim = setTimeout(() => void this.preload(href), aimMs);
  };

  /** Loads a page that the visitor is about to go to. */
  preload = async (href: string): Promise<void> => {
    const location = locationOf(href);
    const page = found(this.site, location);
    if (!page.route || this.#kept.has(page.key)) return;
    try {
      const { data, error, isMissing } = await load(this.site, location, page, "preload");
      // Not fresh: who comes is shown it, and what has changed meanwhile.
      if (!error && !isMissing) this.#keep(page.key, data, 0);
    } catch {
      // Who comes there will be led elsewhere, or told.
    }
  };

  /** Loads what is shown again. */
  invalidate = async (): Promise<void> => {
    this.clearCache();
    await this.#go(this.latestLocation, { keepsScroll: true });
  };

  /** Forgets what other pages have loaded. */
  clearCache = (): void => this.#kept.clear();

  /** Asks before a page is left; returns how to ask no more. */
  block = (blocker: Blocker): (() => void) => {
    this.#blockers.add(blocker);
    return () => this.#blockers.delete(blocker);
  };

  /** For the view: what is to be shown, whenever that changes. */
  attach = (show: (shown: Shown) => void): void => {
    this.#show = show;
  };
  onBusy = (listener: () => void): (() => void) => {
    this.#busyListeners.add(listener);
    return () => this.#busyListeners.delete(listener);
  };
  isBusy = (): boolean => this.#isBusy;

  /** Told by the view when a page stands there. */
  wasShown = (shown: Shown): void => {
    if (shown !== this.shown) return;
    const arrivals = this.#arrivals;
    this.#arrivals = [];
    if (arrivals.length > 0) showHead(shown.head);
    for (const { isBack = false, keepsScroll, onShown } of arrivals) {
      if (!keepsScroll) scrollTo({ hash: shown.location.hash, isBack });
      onShown?.();
    }
  };

  #mayLeave(next: PageLocation, proceed: () => void): boolean {
    const current = this.latestLocation;
    return ![...this.#blockers].some((keeps) => keeps({ current, next, proceed }));
  }

  #keep(key: string, data: unknown, at: number): void {
    this.#kept.delete(key);
    this.#kept.set(key, { data, at });
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > mostKept) this.#kept.delete(oldest);
  }

  async #go(location: PageLocation, arrival: Arrival): Promise<void> {
    const turn = ++this.#turn;
    clearTimeout(this.#aim);
    leaveScroll();
    this.latestLocation = location;
    const page = found(this.site, location);
    const cause = page.route !== undefined && page.route === this.shown.route ? "stay" : "enter";
    const kept = this.#kept.get(page.key);
    this.#setBusy(true);
    const late = page.route?.pendingComponent && setTimeout(() => this.#wait(location, page, turn), patience);
    try {
      await this.#come(location, page, cause, turn, arrival, kept);
    } finally {
      clearTimeout(late);
      if (turn === this.#turn) this.#setBusy(false);
    }
    const isStale = kept && Date.now() - kept.at >= (page.route?.staleTime ?? 0);
    if (isStale && turn === this.#turn) void this.#come(location, page, cause, turn, { keepsScroll: true });
  }

  /** Shows a page once it is loaded, unless the visitor has gone on. */
  async #come(
    location: PageLocation,
    page: Found,
    cause: LoaderInput["cause"],
    turn: number,
    arrival: Arrival,
    kept?: Kept,
  ): Promise<void> {
    try {
      const shown = await load(this.site, location, page, cause, kept);
      // What is there already stays when it cannot be loaded again.
      const isThere = this.shown.location === location;
      if (turn !== this.#turn || (isThere && shown.error && !this.shown.isPending)) return;
      if (!kept && !shown.error && !shown.isMissing) this.#keep(page.key, shown.data, Date.now());
      await this.#put(shown, arrival);
    } catch (error) {
      if (!(error instanceof RedirectError)) throw error;
      if (turn === this.#turn) await this.navigate({ ...error.target, replace: true, ignoreBlocker: true });
    }
  }

  /** The promise settles when it is shown, or something else is. */
  #put(shown: Shown, arrival: Arrival): Promise<void> {
    this.shown = shown;
    return new Promise((onShown) => {
      this.#arrivals.push({ ...arrival, onShown });
      this.#show(shown);
    });
  }

  #wait(location: PageLocation, { route, params, search }: Found, turn: number): void {
    // It may have come, and not be drawn yet.
    if (turn !== this.#turn || this.shown.location === location) return;
    const { head } = this.shown;
    const rest = { data: undefined, isMissing: false, error: undefined, head };
    void this.#put({ location, route, params, search, isPending: true, ...rest }, {});
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    for (const listener of this.#busyListeners) listener();
  }
}

/** The page of an address, for the server; throws a redirect. */
export async function loadedRouter(site: Site, href: string): Promise<Router> {
  const location = locationOf(href);
  return new Router(site, await load(site, location, found(site, location), "enter"));
}

/** The page that the server has made, for the browser: what its loader returned came with it. */
export async function takenOver(
  site: Site,
  made: Pick<Shown, "data" | "isMissing" | "error">,
): Promise<Router> {
  const location = here();
  const page = found(site, location);
  const { route, params, search } = page;
  await Promise.all([route?.component.preload?.(), made.isMissing && route?.notFoundComponent?.preload?.()]);
  const rest = { isPending: false, head: headOf() };
  return new Router(site, { location, route, params, search, ...made, ...rest });
}
