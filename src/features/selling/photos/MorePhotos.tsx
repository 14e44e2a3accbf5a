import { useQuery } from "@tanstack/react-query";
import { plansQuery } from "#features/plans/plan.api.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "./photos.module.css";

/** The way to a plan that takes more photos, where there is one. */
export function MorePhotos({ than }: { than: number }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data: plans = [] } = useQuery(plansQuery(api));
  const most = Math.max(0, ...plans.map(({ maxPhotos }) => maxPhotos));
  if (most <= than) return null;
  return (
    <Link to="/subscriptions" hash="plans" className={`link ${styles.more}`}>
      {t("photos.morePlans", { most })}
    </Link>
  );
}
