import type { UseQueryResult } from "@tanstack/react-query";
import { ChartColumn, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { FailedPanel } from "#ui/FailedPanel.tsx";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";
import * as styles from "./analytics.module.css";

export function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useWording();
  return <FailedPanel title={t("analytics.failed")} text={t("analytics.failedText")} onRetry={onRetry} />;
}

interface ToldProps<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "isError" | "isPlaceholderData" | "refetch">;
  className?: string;
  children: (data: Data) => ReactNode;
}

/** What a query tells of the period, in its states; dimmed while that of another period is on its way. */
export function Told<Data>({ query, className = "", children }: ToldProps<Data>) {
  const { data, isError, isPlaceholderData, refetch } = query;
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Skeleton />;
  return (
    <div
      className={`stack ${styles.stack} ${className}`}
      aria-busy={isPlaceholderData}
      data-old={isPlaceholderData || undefined}
    >
      {children(data)}
    </div>
  );
}

/** As large as what comes in its place. */
function Skeleton() {
  const { t } = useWording();
  return (
    <div className={`stack ${styles.stack}`} role="status" aria-label={t("analytics.loading")}>
      <div className={`${styles.waiting} ${styles.figures} sk`} />
      <div className={`${styles.waiting} chart sk`} />
      <div className={`${styles.waiting} ${styles.rows} sk`} />
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
