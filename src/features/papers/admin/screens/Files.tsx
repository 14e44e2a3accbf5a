import { FileImage, FileText } from "lucide-react";
import { useState } from "react";
import { Paper } from "#features/administrators/list/Paper.tsx";
import { usePaper } from "#features/administrators/list/use-paper.ts";
import { sizeOf } from "#features/media/document-file.ts";
import { useWording } from "#ui/page.tsx";
import type { ReviewedPapers } from "../papers-admin.contract.ts";
import * as styles from "./papers-tab.module.css";

type File = ReviewedPapers["files"][number];

/** The files, and the one that is looked at. */
export function Files({ papers: { id, files } }: { papers: ReviewedPapers }) {
  const { t, number } = useWording();
  const [shown, setShown] = useState<number>();
  const current = files.find((one) => one.number === shown);
  return (
    <section className={`${styles.part} ${styles.files}`}>
      <h3>{t("papers-tab.files")}</h3>
      {files.length === 0 ? (
        <p className="small soft">{t("papers-tab.filesGone")}</p>
      ) : (
        <>
          <ul>
            {files.map((one) => {
              const Icon = one.type === "pdf" ? FileText : FileImage;
              const { unit, size } = sizeOf(one.bytes);
              return (
                <li key={one.number}>
                  <button
                    type="button"
                    className={styles.file}
                    aria-pressed={one.number === shown}
                    onClick={() => setShown(one.number === shown ? undefined : one.number)}
                  >
                    <Icon className="i" aria-hidden="true" />
                    <span className="grow">{t(`papers.${one.kind}`)}</span>
                    <span className="tiny muted">{t(`papers.${unit}`, { size: number(size) })}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          {current && <Shown key={current.number} papersId={id} file={current} />}
          <p className="small muted">{t("papers-tab.logged")}</p>
        </>
      )}
    </section>
  );
}

function Shown({ papersId, file: { number, kind } }: { papersId: string; file: File }) {
  const { t } = useWording();
  const found = usePaper(`/api/admin/papers/${papersId}/files/${number}`);
  return <Paper found={found} name={t(`papers.${kind}`)} saveAs="paper.pdf" />;
}
