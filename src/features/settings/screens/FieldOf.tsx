import { useId } from "react";
import { FieldError, TextField } from "#features/accounts/fields/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import type { Field } from "./fields.ts";
import * as styles from "./settings-tab.module.css";

interface Props {
  field: Field;
  value: string | boolean;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
}

/** One field of a section, as its kind is filled in. */
export function FieldOf({ field: { key, kind, label, hint, longest }, value, error, onChange }: Props) {
  const { t } = useWording();
  const id = useId();
  const says = hint && (
    <p className="small muted" id={`${id}-hint`}>
      {t(hint)}
    </p>
  );
  if (kind === "switch" || kind === "off") {
    return (
      <div className={styles.switchRow}>
        <label>
          <input
            type="checkbox"
            className="sr"
            name={key}
            checked={value === true}
            disabled={kind === "off"}
            aria-describedby={hint && `${id}-hint`}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span className={value === true ? "switch on" : "switch"} aria-hidden="true" />
          {t(label)}
        </label>
        {says}
        <FieldError id={`${id}-error`} text={error} />
      </div>
    );
  }
  if (kind === "long") {
    return (
      <div className="field">
        <label className="lab" htmlFor={id}>
          {t(label)}
        </label>
        <textarea
          id={id}
          name={key}
          className={error ? "input bad" : "input"}
          dir="auto"
          maxLength={longest}
          value={String(value)}
          aria-invalid={Boolean(error)}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
        />
        {says}
        <FieldError id={`${id}-error`} text={error} />
      </div>
    );
  }
  return (
    <TextField
      label={t(label)}
      error={error}
      name={key}
      dir={kind === "text" ? "auto" : "ltr"}
      inputMode={kind === "number" ? "decimal" : undefined}
      autoComplete="off"
      maxLength={longest ?? 20}
      value={String(value)}
      aria-describedby={hint && `${id}-hint`}
      onChange={({ target }) => onChange(target.value)}
    >
      {says}
    </TextField>
  );
}
