import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { FailedPanel } from "../../FailedPanel.tsx";
import { useWording } from "../../page.tsx";
import { whyFailed } from "../../why-failed.ts";

interface Props {
  query: { isPending: boolean; isError: boolean; error: unknown; data: unknown; refetch: () => unknown };
  isEmpty: boolean;
  children: ReactNode;
}

/** A list, or what stands in its place: not there yet, not read, nothing found. One that is shown stays when a refresh fails. */
export function ListState({ query, isEmpty, children }: Props) {
  const { t } = useWording();
  if (query.isError && query.data === undefined) {
    return (
      <FailedPanel
        title={t("kit.listFailed")}
        text={whyFailed(query.error, t, t("kit.failed"))}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) {
    // By its key an element of its own: as that of what comes, it would move to where that stands.
    return (
      <div key="coming" className="adm-rows" role="status" aria-label={t("kit.loading")}>
        {["a", "b", "c", "d", "e"].map((key) => (
          <span key={key} className="sk" />
        ))}
      </div>
    );
  }
  if (!isEmpty) return children;
  return (
    <div className="empty">
      <SearchX className="i l muted" aria-hidden="true" />
      <p className="m">{t("kit.noneFound")}</p>
      <p className="soft small">{t("kit.noneFoundText")}</p>
    </div>
  );
}
