import { useQuery } from "@tanstack/react-query";
import { Eye, FileText } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { adminFile } from "#features/admin/client/admin-api.ts";
import { saveFile } from "#features/admin/list/save-file.ts";
import { Failed } from "#ui/Failed.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminVerification } from "../approval.contract.ts";
import { nameOf } from "./words.ts";

/** The document, fetched when it is asked for: each look is written down. Under it, once it is there, what may be said about it. */
export function DocumentView({ badge, children }: { badge: AdminVerification; children: ReactNode }) {
  const { t } = useWording();
  const [asked, setAsked] = useState(false);
  const { user, documentSentAt } = badge;
  const found = useQuery({
    queryKey: ["admin-document", user.id, documentSentAt],
    queryFn: ({ signal }) => adminFile(`/api/admin/verifications/${user.id}/document`, signal),
    enabled: asked,
    // Not again by itself, and not kept once it is closed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (!asked) {
    return (
      <div className="apr-line">
        <button type="button" className="btn sec" onClick={() => setAsked(true)}>
          <Eye className="i s" aria-hidden="true" />
          {t("approvals-tab.documentShow")}
        </button>
        <span className="small muted">{t("approvals-tab.documentLogged")}</span>
      </div>
    );
  }
  if (found.isError) {
    return <Failed text={t("approvals-tab.documentFailed")} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <span className="sk apr-paper" role="status" aria-label={t("admin.loading")} />;
  return (
    <>
      <Paper file={found.data} name={nameOf(user)} />
      <div className="apr-line">{children}</div>
    </>
  );
}

function Paper({ file, name }: { file: Blob; name: string }) {
  const { t } = useWording();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (file.type !== "application/pdf") {
    return address ? (
      <img className="apr-paper" src={address} alt={t("approvals-tab.documentOf", { name })} />
    ) : null;
  }
  return (
    <div className="note plain between">
      {t("approvals-tab.documentPdf")}
      <button type="button" className="btn sec sm" onClick={() => saveFile("document.pdf", file)}>
        <FileText className="i s" aria-hidden="true" />
        {t("approvals-tab.documentSave")}
      </button>
    </div>
  );
}
