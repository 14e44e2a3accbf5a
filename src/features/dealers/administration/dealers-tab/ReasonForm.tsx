import { type FormEvent, useId, useState } from "react";
import { FieldError } from "#features/accounts/fields/TextField.tsx";
import { useWording } from "#ui/page.tsx";

const shortest = 3;
const longest = 1000;

interface Props {
  hint: string;
  /** Reasons to choose from. */
  usual?: readonly string[];
  /** What sends it. */
  label: string;
  tone: "danger" | "pri";
  pending: boolean;
  onBack: () => void;
  onSend: (reason: string) => void;
}

/** A reason in a sentence or more, and the decision that it is given for. */
export function ReasonForm({ hint, usual = [], label, tone, pending, onBack, onSend }: Props) {
  const { t } = useWording();
  const id = useId();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const short = reason.trim().length < shortest;
  const bad = asked && short;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!short && !pending) onSend(reason.trim());
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      {usual.length > 0 && (
        <div className="dlr-usual">
          {usual.map((text) => (
            <button
              key={text}
              type="button"
              className="chip"
              aria-pressed={reason === text}
              onClick={() => setReason(text)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      <div className="field">
        <label className="lab" htmlFor={id}>
          {t("dealers-tab.reason")}
        </label>
        <textarea
          id={id}
          className={bad ? "input bad" : "input"}
          maxLength={longest}
          dir="auto"
          value={reason}
          aria-required
          aria-invalid={bad}
          aria-describedby={bad ? `${id}-error` : `${id}-hint`}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
        <FieldError id={`${id}-error`} text={bad ? t("dealers-tab.reasonShort") : undefined} />
      </div>
      <div className="adm-ways">
        <button type="button" className="btn sec" onClick={onBack}>
          {t("admin.cancel")}
        </button>
        <button type="submit" className={`btn ${tone}`} aria-busy={pending}>
          {label}
        </button>
      </div>
    </form>
  );
}
