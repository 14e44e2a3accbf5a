import { ReportDialog as Dialog } from "#ui/kit/dialog/ReportDialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { reportReasons, reportTextLimit } from "./report-reasons.ts";

export interface ReportDialogProps {
  listingId: string;
  onClose: () => void;
}

/** What is wrong with a listing. */
export default function ReportDialog({ listingId, onClose }: ReportDialogProps) {
  const { t } = useWording();
  const { api } = usePage();
  return (
    <Dialog
      title={t("reporting.title")}
      intro={t("reporting.intro")}
      reasons={reportReasons.map((value) => ({ value, label: t(`reporting.${value}`) }))}
      label={t("reporting.text")}
      longest={reportTextLimit}
      send={(body, idempotencyKey) =>
        api("POST /api/cars/:id/report", { params: { id: listingId }, body, idempotencyKey })
      }
      sent={[t("reporting.sent"), t("reporting.sentText")]}
      onClose={onClose}
    />
  );
}
