import { Eye } from "lucide-react";
import { useState } from "react";
import { Paper } from "#features/administrators/list/Paper.tsx";
import { usePaper } from "#features/administrators/list/use-paper.ts";
import { isolated } from "#i18n/format.ts";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminVerification } from "../approval.contract.ts";
import * as styles from "./approvals-tab.module.css";
import { Step } from "./Step.tsx";
import { nameOf } from "./words.ts";

interface Props {
  badge: AdminVerification;
  pending: boolean;
  onSeen: () => void;
}

/** The document, once it is asked for: each look is written down. Its room is there before it and after it. */
export function DocumentStep({ badge, pending, onSeen }: Props) {
  const { t } = useWording();
  const { user, documentSentAt, documentSeenAt, hasDocument } = badge;
  const [asked, setAsked] = useState(false);
  const found = usePaper(`/api/admin/verifications/${user.id}/document`, {
    version: documentSentAt ?? "",
    enabled: asked && hasDocument,
  });
  const name = nameOf(user);
  return (
    <Step title={t("approvals-tab.documentStep")} done={documentSeenAt !== null}>
      <p className="soft">{t("approvals-tab.documentText", { name: isolated(name) })}</p>
      {!hasDocument ? (
        <p className="adm-paper soft">
          {t(documentSeenAt ? "approvals-tab.documentGone" : "approvals-tab.documentWaits")}
        </p>
      ) : asked ? (
        <Paper found={found} name={t("approvals-tab.documentOf", { name })} saveAs="document.pdf" />
      ) : (
        <div className="adm-paper">
          <button type="button" className="btn sec" onClick={() => setAsked(true)}>
            <Eye className="i s" aria-hidden="true" />
            {t("approvals-tab.documentShow")}
          </button>
          <span className="small muted">{t("approvals-tab.documentLogged")}</span>
        </div>
      )}
      <div className={styles.line}>
        <ActButton className="btn soft" pending={pending} off={!(hasDocument && found.data)} onClick={onSeen}>
          {t("approvals-tab.documentRight")}
        </ActButton>
      </div>
    </Step>
  );
}
