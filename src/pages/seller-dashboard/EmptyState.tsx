import { SearchX } from "lucide-react";
import type { ListingStatus, VehicleType } from "#features/reference/enumerations.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { tabOf } from "./dashboard-search.ts";

/** For a state, or a page, that has none though there are others: the way back to these. */
export function EmptyState({ kind, status }: { kind: VehicleType; status: ListingStatus | undefined }) {
  const { t } = useWording();
  return (
    <div className="empty">
      <span className="disc">
        <SearchX className="i" aria-hidden="true" />
      </span>
      <h3>{t("dashboard.noneHere")}</h3>
      <Link className="btn sec" to="/user-dashboard" search={{ tab: tabOf(kind), ...(status && { status }) }}>
        {t("dashboard.showAll")}
      </Link>
    </div>
  );
}
