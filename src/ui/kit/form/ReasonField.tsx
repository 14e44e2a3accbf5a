import { useId } from "react";
import { useWording } from "../../page.tsx";
import { FieldError } from "./TextField.tsx";

const usualShortest = 3;
/** Whether it says anything: what the calls take too. */
export const isReason = (text: string, shortest = usualShortest) => text.trim().length >= shortest;

interface Props {
  value: string;
  onChange: (to: string) => void;
  /** It was sent without one. */
  bad: boolean;
  /** Reasons to choose from; any other may be written. */
  usual?: readonly string[];
  hint?: string;
  shortest?: number;
  longest?: number;
}

/** Why, in the administrator's words or in ready ones. */
export function ReasonField(props: Props) {
  const { value, onChange, bad, usual = [], hint, shortest = usualShortest, longest = 300 } = props;
  const { t } = useWording();
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {t("kit.reason")}
      </label>
      {usual.length > 0 && (
        <div className="adm-usual">
          {usual.map((text) => (
            <button
              key={text}
              type="button"
              className="chip"
              aria-pressed={value === text}
              onClick={() => onChange(text)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      <textarea
        id={id}
        className={bad ? "input bad" : "input"}
        maxLength={longest}
        dir="auto"
        value={value}
        aria-required
        aria-invalid={bad}
        aria-describedby={bad ? `${id}-error` : hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={bad ? t("kit.reasonShort", { count: shortest }) : undefined} />
    </div>
  );
}
