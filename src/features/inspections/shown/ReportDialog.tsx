import { useQuery } from "@tanstack/react-query";
import { Failed } from "#ui/Failed.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { ReportView } from "./ReportView.tsx";

/** All that a report says. */
export default function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery({
    queryKey: ["inspection", id],
    queryFn: ({ signal }) => api("GET /api/inspections/:id", { params: { id }, signal }),
  });
  return (
    <TitledDialog
      size="wide"
      title={t("inspections.report")}
      text={data?.listing.name[language]}
      onClose={onClose}
    >
      {data ? (
        <ReportView report={data} />
      ) : isError ? (
        <Failed text={t("inspections.notRead")} onRetry={() => void refetch()} />
      ) : (
        <span className="sk dialog-opening" role="status" aria-label={t("kit.loading")} />
      )}
    </TitledDialog>
  );
}
