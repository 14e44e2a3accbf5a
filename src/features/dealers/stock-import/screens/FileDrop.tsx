import { CircleAlert, FileUp } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import * as styles from "./import-page.module.css";

interface Props {
  accept: string;
  label: string;
  hint: string;
  /** What is going on with a file; nothing can be chosen then. */
  busy?: { text: string; share?: number } | undefined;
  error?: string | undefined;
  onFile: (file: File) => void;
}

/** A place to choose a file in, or to drop it on. */
export function FileDrop({ accept, label, hint, busy, error, onFile }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <div className="field">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside choosing, which keyboards do */}
      <div
        className={styles.drop}
        data-over={over || undefined}
        data-busy={busy ? true : undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          const file = event.dataTransfer.files[0];
          if (file && !busy) onFile(file);
        }}
      >
        <FileUp className="i l" aria-hidden="true" />
        {busy ? (
          <p role="status">{busy.text}</p>
        ) : (
          <label htmlFor={id} className={styles.dropLabel}>
            {label}
          </label>
        )}
        {busy?.share !== undefined && <progress value={busy.share} aria-label={busy.text} />}
        {!busy && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {!busy && (
          <input
            id={id}
            type="file"
            accept={accept}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file again, after it was mended, is a choice too.
              target.value = "";
              if (file) onFile(file);
            }}
          />
        )}
      </div>
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          <CircleAlert className="i s" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
