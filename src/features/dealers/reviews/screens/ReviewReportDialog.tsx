import { ReportDialog } from "#ui/kit/dialog/ReportDialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { longestReport, type ReviewPart, reviewReportReasons } from "../review.schema.ts";

interface Props {
  id: string;
  part: ReviewPart;
  onClose: () => void;
}

/** What is wrong with a review, or with the reply to it. */
export default function ReviewReportDialog({ id, part, onClose }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  return (
    <ReportDialog
      title={t("dealer-reviews.reportTitle")}
      intro={t("dealer-reviews.reportText")}
      reasons={reviewReportReasons.map((value) => ({ value, label: t(`dealer-reviews.${value}`) }))}
      label={t("dealer-reviews.reportWords")}
      longest={longestReport}
      // Each user reports each part once: a lost answer needs no key.
      send={({ reason, text }) =>
        api("POST /api/dealer-reviews/:id/report", {
          params: { id },
          body: { part, reason, ...(text && { text }) },
        })
      }
      sent={[t("dealer-reviews.reported")]}
      onClose={onClose}
    />
  );
}
