import { CircleAlert, FileUp } from "lucide-react";
import { useId } from "react";
import "../../css/file-field.css";

interface Props {
  label: string;
  /** What is taken. */
  hint: string;
  /** The types that the device offers to choose from. */
  accept: string;
  /** What is on its way, in words and from 0 to 1: nothing else is taken meanwhile. */
  sending: { text: string; share: number } | undefined;
  /** What is wrong with the last one, in words. */
  wrong: string | undefined;
  onChoose: (file: File) => void;
}

/** Chooses a file, which is sent at once. */
export function FileField({ label, hint, accept, sending, wrong, onChoose }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="file-field" htmlFor={id}>
        <FileUp className="i" aria-hidden="true" />
        <span className="grow">
          <b>{sending?.text ?? label}</b>
          <span className="tiny muted" id={`${id}-hint`}>
            {hint}
          </span>
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={sending !== undefined}
          aria-label={label}
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
      {sending && <progress className="file-field-progress" value={sending.share} aria-label={label} />}
      {wrong && (
        <p className="err" id={`${id}-error`} role="alert">
          <CircleAlert className="i s" aria-hidden="true" />
          {wrong}
        </p>
      )}
    </div>
  );
}
