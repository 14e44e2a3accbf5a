import { ChevronDown, RotateCw, TriangleAlert } from "lucide-react";
import { useWording } from "./page.tsx";

/** Any page that failed: what happened, a way on, and the detail for anyone who wants to report it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useWording();
  return (
    <div className="wrap empty message-page" role="alert">
      <span className="disc bad">
        <TriangleAlert className="i" aria-hidden="true" />
      </span>
      <h1>{t("common.failedTitle")}</h1>
      <p className="soft">{t("common.failedText")}</p>
      <div className="message-ways">
        <button type="button" className="btn pri" onClick={() => location.reload()}>
          <RotateCw className="i s" aria-hidden="true" />
          {t("common.reload")}
        </button>
        {/* A whole new document: what failed may be this one's own state. */}
        <a className="btn sec" href="/">
          {t("common.backHome")}
        </a>
      </div>
      <details className="message-detail">
        <summary>
          {t("common.details")}
          <ChevronDown className="i s" aria-hidden="true" />
        </summary>
        <pre dir="ltr">{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</pre>
      </details>
    </div>
  );
}
