import {
  Component,
  createContext,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { Shown } from "./load.ts";
import type { PageLocation } from "./page-definition.ts";
import type { NavigateOptions, Router } from "./router.ts";

const RouterContext = createContext<Router | undefined>(undefined);
const ShownContext = createContext<Shown | undefined>(undefined);

function within<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("Only within a router");
  return value;
}

/** What is inside shows the page of this router, and the next one when it has come. */
export function RouterView({ router, children }: PropsWithChildren<{ router: Router }>) {
  const [shown, setShown] = useState(router.shown);
  useBrowserEffect(() => router.attach((next) => startTransition(() => setShown(next))), [router]);
  useBrowserEffect(() => router.wasShown(shown), [router, shown]);
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>{children}</ShownContext>
    </RouterContext>
  );
}
/** The server has nothing to do when a page stands there. */
const useBrowserEffect: typeof useLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect;

export const useRouter = (): Router => within(use(RouterContext));
export const useShown = (): Shown => within(use(ShownContext));
export const useLocation = (): PageLocation => useShown().location;
export const useNavigate = (): ((options: NavigateOptions) => Promise<void>) => useRouter().navigate;
export const useParams = (): Record<string, string> => useShown().params;

/** The search of the page as its route has validated it; what a page without that takes of it, it reads itself. */
export const useSearch = <Search extends object = Record<string, unknown>>(): Search =>
  useShown().search as Search;

/** What the loader of the page has returned. */
export const useLoaded = <Data,>(): Data => useShown().data as Data;

/** Whether another page is on its way. */
export function useIsBusy(): boolean {
  const { onBusy, isBusy } = useRouter();
  return useSyncExternalStore(onBusy, isBusy, () => false);
}

interface OutletProps {
  /** For an address where nothing is, unless its page has another one. */
  missing: ReactNode;
  failed: (error: unknown) => ReactNode;
}

/** The page that is shown. */
export function Outlet({ missing, failed }: OutletProps) {
  const shown = useShown();
  const { route, isMissing, isPending, error } = shown;
  if (error !== undefined) return failed(error);
  const Page = isMissing
    ? route?.notFoundComponent
    : (isPending && route?.pendingComponent) || route?.component;
  return (
    <Boundary failed={failed} shown={shown}>
      {Page ? <Page key={route?.path} /> : missing}
    </Boundary>
  );
}

interface BoundaryProps extends PropsWithChildren {
  failed: OutletProps["failed"];
  shown: Shown;
}
interface BoundaryState {
  failure?: { error: unknown };
  shown: Shown;
}

/** A page that fails while it is drawn takes nothing but itself with it; the next one is tried again. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { shown: this.props.shown };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return shown === state.shown ? null : { shown };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}
