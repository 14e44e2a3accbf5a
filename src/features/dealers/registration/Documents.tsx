import { CircleAlert, FileImage, FileText, FileUp, Trash2 } from "lucide-react";
import { useId } from "react";
import { useWording } from "#ui/page.tsx";
import type { DealerDocument, OwnApplication } from "../application.contract.ts";
import { documentTypes, mostDocuments, sizeOf } from "./document-file.ts";
import * as styles from "./registration.module.css";
import { useDocuments } from "./use-documents.ts";

/** The papers of an application; while it is under review they may still be changed. */
export function Documents({ application }: { application: OwnApplication }) {
  const { t } = useWording();
  const { documents, state } = application;
  const { add, remove, sending, wrong } = useDocuments();
  const isOpen = state === "pending";
  return (
    <section className={styles.documents} aria-label={t("dealers.documents")}>
      <div>
        <h2>{t("dealers.documents")}</h2>
        <p className="soft small">{isOpen ? t("dealers.documentsText") : null}</p>
      </div>
      {documents.length > 0 ? (
        <ul className={styles.documentList}>
          {documents.map((one) => (
            <Paper key={one.id} document={one} onRemove={isOpen ? () => void remove(one) : undefined} />
          ))}
        </ul>
      ) : (
        !isOpen && <p className="muted small">{t("dealers.documentsNone")}</p>
      )}
      {isOpen && (
        <Adding count={documents.length} onChoose={(file) => void add(file)} {...{ sending, wrong }} />
      )}
    </section>
  );
}

function Paper({ document, onRemove }: { document: DealerDocument; onRemove: (() => void) | undefined }) {
  const { t, number } = useWording();
  const { id, name, type, bytes } = document;
  const Icon = type === "pdf" ? FileText : FileImage;
  const { unit, size } = sizeOf(bytes);
  return (
    <li>
      <Icon className="i" aria-hidden="true" />
      <span className="grow">
        <a className="link" href={`/api/users/dealership/documents/${id}`} target="_blank" rel="noopener">
          <bdi>{name}</bdi>
        </a>
        <span className="tiny muted">{t(`dealers.${unit}`, { size: number(size) })}</span>
      </span>
      {onRemove && (
        <button
          type="button"
          className="icon-btn"
          aria-label={t("dealers.documentRemove", { name })}
          onClick={onRemove}
        >
          <Trash2 className="i s" aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

interface AddingProps {
  count: number;
  sending: { name: string; share: number } | undefined;
  wrong: string | undefined;
  onChoose: (file: File) => void;
}

function Adding({ count, sending, wrong, onChoose }: AddingProps) {
  const { t } = useWording();
  const id = useId();
  if (count >= mostDocuments) return <p className="muted small">{t("dealers.documentFull")}</p>;
  return (
    <div className="field">
      <label className={styles.file} htmlFor={id}>
        <FileUp className="i" aria-hidden="true" />
        <span className="grow">
          <b>
            {sending
              ? t("dealers.documentSending", { name: `\u2068${sending.name}\u2069` })
              : t("dealers.documentAdd")}
          </b>
          <span className="tiny muted" id={`${id}-hint`}>
            {t("dealers.documentLimits", { count: mostDocuments })}
          </span>
        </span>
        <input
          id={id}
          type="file"
          accept={documentTypes}
          disabled={sending !== undefined}
          aria-label={t("dealers.documentAdd")}
          aria-invalid={Boolean(wrong)}
          aria-describedby={wrong ? `${id}-error` : `${id}-hint`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file again, after it failed, is a choice too.
            target.value = "";
            if (file) onChoose(file);
          }}
        />
      </label>
      {sending && (
        <progress className={styles.progress} value={sending.share} aria-label={t("dealers.documentAdd")} />
      )}
      {wrong && (
        <p className="err" id={`${id}-error`} role="alert">
          <CircleAlert className="i s" aria-hidden="true" />
          {wrong}
        </p>
      )}
    </div>
  );
}
