import { type FormEvent, useId, useState } from "react";
import { FieldError } from "#features/accounts/fields/TextField.tsx";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { useWording } from "#ui/page.tsx";

interface Props {
  title: string;
  text: string;
  /** Reasons to choose from; any other may be written. */
  reasons: readonly string[];
  /** What its button does. */
  label: string;
  pending: boolean;
  onSay: (reason: string) => void;
  onClose: () => void;
}

const shortest = 3;

/** Asks before something is refused, and for the reason that the seller reads. */
export function ReasonDialog({ title, text, reasons, label, pending, onSay, onClose }: Props) {
  const { t } = useWording();
  const id = useId();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const short = reason.trim().length < shortest;
  const bad = asked && short;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!short && !pending) onSay(reason.trim());
  };
  return (
    <AdminDialog title={title} text={text} onClose={onClose}>
      <form method="post" onSubmit={submit} noValidate>
        <div className="apr-line">
          {reasons.map((one) => (
            <button
              key={one}
              type="button"
              className="chip apr-reason"
              aria-pressed={reason === one}
              onClick={() => setReason(one)}
            >
              {one}
            </button>
          ))}
        </div>
        <div className="field">
          <label className="lab" htmlFor={id}>
            {t("approvals-tab.reason")}
          </label>
          <textarea
            id={id}
            className={bad ? "input bad" : "input"}
            maxLength={300}
            dir="auto"
            value={reason}
            aria-required
            aria-invalid={bad}
            aria-describedby={bad ? `${id}-error` : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          <FieldError id={`${id}-error`} text={bad ? t("approvals-tab.reasonShort") : undefined} />
        </div>
        <div className="adm-ways">
          <button type="button" className="btn sec" onClick={onClose}>
            {t("admin.cancel")}
          </button>
          <button type="submit" className="btn danger" aria-busy={pending}>
            {label}
          </button>
        </div>
      </form>
    </AdminDialog>
  );
}
