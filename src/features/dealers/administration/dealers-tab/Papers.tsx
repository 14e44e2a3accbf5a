import { useQuery } from "@tanstack/react-query";
import { Download, FileImage, FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { adminFile } from "#features/admin/client/admin-api.ts";
import { saveFile } from "#features/admin/list/save-file.ts";
import { Failed } from "#ui/Failed.tsx";
import { useWording } from "#ui/page.tsx";
import { sizeOf } from "../../registration/document-file.ts";
import type { ReviewedApplication } from "../dealer-admin.contract.ts";

type Document = ReviewedApplication["documents"][number];

/** The papers of an application, and the one that is looked at. */
export function Papers({ application: { id, documents } }: { application: ReviewedApplication }) {
  const { t, number } = useWording();
  const [shown, setShown] = useState<string>();
  const current = documents.find((one) => one.id === shown);
  return (
    <section className="dlr-docs">
      <h3>{t("dealers-tab.papers")}</h3>
      {documents.length === 0 ? (
        <p className="small soft">{t("dealers-tab.papersNone")}</p>
      ) : (
        <>
          <ul>
            {documents.map((one) => {
              const Icon = one.type === "pdf" ? FileText : FileImage;
              const { unit, size } = sizeOf(one.bytes);
              return (
                <li key={one.id}>
                  <button
                    type="button"
                    className="dlr-doc"
                    aria-pressed={one.id === shown}
                    onClick={() => setShown(one.id === shown ? undefined : one.id)}
                  >
                    <Icon className="i" aria-hidden="true" />
                    <span className="grow">
                      <bdi>{one.name}</bdi>
                    </span>
                    <span className="tiny muted">{t(`dealers.${unit}`, { size: number(size) })}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          {current && <Paper key={current.id} applicationId={id} document={current} />}
          <p className="small muted">{t("dealers-tab.papersLogged")}</p>
        </>
      )}
    </section>
  );
}

function Paper({ applicationId, document }: { applicationId: string; document: Document }) {
  const { t } = useWording();
  const { id, name, type } = document;
  const file = useQuery({
    queryKey: ["admin-dealer-document", id],
    queryFn: ({ signal }) =>
      adminFile(`/api/admin/dealer-applications/${applicationId}/documents/${id}`, signal),
    // Each look is written down: not again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (file.isPending) return <span className="sk dlr-paper" role="status" aria-label={t("admin.loading")} />;
  if (!file.data) return <Failed text={t("dealers-tab.paperFailed")} onRetry={() => void file.refetch()} />;
  if (type === "picture") return <Picture file={file.data} name={name} />;
  return (
    <div className="note plain between">
      {t("dealers-tab.paperPdf")}
      <button type="button" className="btn sec sm" onClick={() => saveFile("document.pdf", file.data)}>
        <Download className="i s" aria-hidden="true" />
        {t("dealers-tab.paperSave")}
      </button>
    </div>
  );
}

function Picture({ file, name }: { file: Blob; name: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener">
      <img className="dlr-paper" src={address} alt={name} />
    </a>
  );
}
