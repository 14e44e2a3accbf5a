import { ReportDialog as Dialog } from "#ui/kit/dialog/ReportDialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { Conversation } from "../conversation.contract.ts";
import { longestReport, reportReasons } from "../conversation.schema.ts";

interface Props {
  conversation: Conversation;
  onClose: () => void;
}

/** What is wrong with a conversation. */
export default function ReportDialog({ conversation: { id, other }, onClose }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  return (
    <Dialog
      title={t("conversations.reportTitle")}
      intro={t("conversations.reportText", { name: other.name })}
      reasons={reportReasons.map((value) => ({ value, label: t(`conversations.${value}`) }))}
      label={t("conversations.reportWords")}
      longest={longestReport}
      // Each of the two reports once: a lost answer needs no key.
      send={({ reason, text }) =>
        api("POST /api/conversations/:id/report", { params: { id }, body: { reason, ...(text && { text }) } })
      }
      sent={[t("conversations.reported")]}
      onClose={onClose}
    />
  );
}
