import { CircleCheck, Trash2, X } from "lucide-react";
import { LeaveQuestion } from "#ui/kit/dialog/LeaveQuestion.tsx";
import { useWording } from "#ui/page.tsx";
import type { StockImportView } from "../stock-import.contract.ts";
import { FileDrop } from "./FileDrop.tsx";
import * as styles from "./import-page.module.css";
import { useArchive } from "./use-archive.ts";

/** The zip of photos: chosen, sent in parts, and how many of them belong to rows. */
export function Photos({ view: { id, rows, archive } }: { view: StockImportView }) {
  const { t, number } = useWording();
  const { share, problem, send, stop, remove } = useArchive(id);
  const naming = rows.filter(
    ({ photos, state }) => photos.named > 0 && !photos.byAddress && state === "ready",
  ).length;
  const isThere = archive?.photos !== null && archive?.photos !== undefined;
  return (
    <section className={`panel ${styles.step}`} aria-label={t("import-page.photos")}>
      <h2>{t("import-page.photos")}</h2>
      {isThere ? (
        <div className="row between wrapx">
          <p className="row">
            <CircleCheck className="i s" aria-hidden="true" />
            {t("import-page.zipThere", {
              name: archive.name,
              found: archive.used,
              photos: archive.photos ?? 0,
            })}
          </p>
          <button type="button" className="btn quiet sm" onClick={() => void remove()}>
            <Trash2 className="i s" aria-hidden="true" />
            {t("import-page.removeZip")}
          </button>
        </div>
      ) : (
        <>
          <p className="soft">
            {archive && share === undefined
              ? t("import-page.zipPaused", { name: archive.name })
              : t("import-page.photosText", { count: naming })}
          </p>
          <FileDrop
            accept=".zip,application/zip"
            label={t("import-page.dropZip")}
            hint={t("import-page.dropZipHint")}
            busy={
              share === undefined
                ? undefined
                : {
                    text: t("import-page.sendingZip", { percent: number(Math.floor(share * 100)) }),
                    share,
                  }
            }
            error={problem}
            onFile={(file) => void send(file)}
          />
          {share !== undefined && (
            <button type="button" className="btn quiet sm" onClick={stop}>
              <X className="i s" aria-hidden="true" />
              {t("import-page.stopSending")}
            </button>
          )}
        </>
      )}
      <LeaveQuestion
        isBegun={() => share !== undefined}
        isLost={() => share !== undefined}
        title={t("import-page.leaveQuestion")}
        text={t("import-page.leaveText")}
        stay={t("import-page.leaveStay")}
        go={t("import-page.leaveGo")}
        goClass="pri"
      />
    </section>
  );
}
