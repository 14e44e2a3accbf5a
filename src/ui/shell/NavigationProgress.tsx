import { useIsBusy } from "#platform/page/routing.ts";

/** A thin line under the header while the next page is on its way, for slow networks. */
export function NavigationProgress() {
  const busy = useIsBusy();
  return <div className="nav-progress" data-busy={busy} aria-hidden="true" />;
}
