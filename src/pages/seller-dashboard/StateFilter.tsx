import { type ListingStatus, listingStatuses, type VehicleType } from "#features/reference/enumerations.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { tabOf } from "./dashboard-search.ts";

interface Props {
  kind: VehicleType;
  current: ListingStatus | undefined;
  counts: Record<ListingStatus, number> | undefined;
}

/** All of them, or those in one state; a state without any is not offered. */
export function StateFilter({ kind, current, counts }: Props) {
  const { t, number } = useWording();
  const total = counts && Object.values(counts).reduce((sum, n) => sum + n, 0);
  if (total === 0 && !current) return null;
  const chip = (status: ListingStatus | undefined, count: number | undefined) => (
    <Link
      key={status ?? "all"}
      to="/user-dashboard"
      search={{ tab: tabOf(kind), ...(status && { status }) }}
      activeOptions={{ exact: true }}
      className={status === current ? "chip on" : "chip"}
      aria-current={status === current ? "true" : undefined}
      resetScroll={false}
    >
      {status ? t(`dashboard.${status}`) : t("dashboard.all")}
      {count !== undefined && <span className="n">{number(count)}</span>}
    </Link>
  );
  return (
    <nav className="scroller" aria-label={t("dashboard.filter")}>
      {chip(undefined, total)}
      {listingStatuses
        .filter((status) => status === current || (counts?.[status] ?? 0) > 0)
        .map((status) => chip(status, counts?.[status]))}
    </nav>
  );
}
