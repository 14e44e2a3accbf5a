import { useRouterState } from "@tanstack/react-router";

/** A thin line under the header while the next page is on its way, for slow networks. */
export function NavigationProgress() {
  const busy = useRouterState({ select: (state) => state.status === "pending" });
  return <div className="nav-progress" data-busy={busy} aria-hidden="true" />;
}
