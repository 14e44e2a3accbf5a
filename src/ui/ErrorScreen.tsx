import type { ErrorComponentProps } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { useWording } from "./page.tsx";

/** Any page that failed: what happened, a way on, and the detail for whoever wants to report it. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useWording();
  return (
    <div className="wrap empty zone" role="alert">
      <CircleAlert className="i l text-danger-ink" aria-hidden="true" />
      <h1>{t("common.failedTitle")}</h1>
      <p className="soft">{t("common.failedText")}</p>
      <button type="button" className="btn pri" onClick={() => location.reload()}>
        {t("common.reload")}
      </button>
      <details className="small muted max-w-full">
        <summary className="min-h-11 cursor-pointer">{t("common.details")}</summary>
        <bdi dir="ltr">{error instanceof Error ? error.message : String(error)}</bdi>
      </details>
    </div>
  );
}
