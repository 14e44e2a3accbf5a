import { FileImage, FileText, Trash2 } from "lucide-react";
import { documentTypes, sizeOf } from "#features/media/document-file.ts";
import { FileField } from "#ui/kit/form/FileField.tsx";
import { useWording } from "#ui/page.tsx";
import type { DealerDocument, OwnApplication } from "../application.contract.ts";
import * as styles from "./registration.module.css";
import { useDocuments } from "./use-documents.ts";

const mostDocuments = 5;

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
  if (count >= mostDocuments) return <p className="muted small">{t("dealers.documentFull")}</p>;
  return (
    <FileField
      label={t("dealers.documentAdd")}
      hint={t("dealers.documentLimits", { count: mostDocuments })}
      accept={documentTypes}
      sending={
        sending && {
          share: sending.share,
          text: t("dealers.documentSending", { name: `\u2068${sending.name}\u2069` }),
        }
      }
      {...{ wrong, onChoose }}
    />
  );
}
