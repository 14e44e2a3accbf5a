import { FileImage, FileText } from "lucide-react";
import { useState } from "react";
import { Paper } from "#features/administrators/list/Paper.tsx";
import { usePaper } from "#features/administrators/list/use-paper.ts";
import { sizeOf } from "#features/media/document-file.ts";
import { useWording } from "#ui/page.tsx";
import type { ReviewedApplication } from "../dealer-admin.contract.ts";
import * as styles from "./dealers-tab.module.css";

type Document = ReviewedApplication["documents"][number];

/** The papers of an application, and the one that is looked at. */
export function Papers({ application: { id, documents } }: { application: ReviewedApplication }) {
  const { t, number } = useWording();
  const [shown, setShown] = useState<string>();
  const current = documents.find((one) => one.id === shown);
  return (
    <section className={styles.documents}>
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
                    className={styles.document}
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
          {current && <Shown key={current.id} applicationId={id} document={current} />}
          <p className="small muted">{t("dealers-tab.papersLogged")}</p>
        </>
      )}
    </section>
  );
}

function Shown({ applicationId, document: { id, name } }: { applicationId: string; document: Document }) {
  const found = usePaper(`/api/admin/dealer-applications/${applicationId}/documents/${id}`);
  return <Paper found={found} name={name} saveAs="document.pdf" />;
}
