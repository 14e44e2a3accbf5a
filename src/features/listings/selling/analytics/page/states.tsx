import { ChartColumn, CloudOff, Plus, RotateCw } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";

export function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useWording();
  return (
    <div className="panel empty" role="alert">
      <CloudOff className="i l muted" aria-hidden="true" />
      <h2>{t("analytics.failed")}</h2>
      <p className="soft">{t("analytics.failedText")}</p>
      <button type="button" className="btn pri" onClick={onRetry}>
        <RotateCw className="i s" aria-hidden="true" />
        {t("common.retry")}
      </button>
    </div>
  );
}

/** As large as what comes in its place. */
export function Skeleton() {
  const { t } = useWording();
  return (
    <div className="stack analytics-stack" role="status" aria-label={t("analytics.loading")}>
      <div className="analytics-waiting figures sk" />
      <div className="analytics-waiting chart sk" />
      <div className="analytics-waiting rows sk" />
    </div>
  );
}

export function NoListings() {
  const { t } = useWording();
  return (
    <div className="panel empty">
      <span className="disc">
        <ChartColumn className="i" aria-hidden="true" />
      </span>
      <h2>{t("analytics.noListings")}</h2>
      <p className="soft">{t("analytics.noListingsText")}</p>
      <SellLink className="btn pri">
        <Plus className="i s" aria-hidden="true" />
        {t("common.addCar")}
      </SellLink>
    </div>
  );
}
