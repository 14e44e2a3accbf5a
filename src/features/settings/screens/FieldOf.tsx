import { type ReactNode, useId } from "react";
import { useFormContext } from "react-hook-form";
import { Lines, Text, useField } from "#ui/kit/form/fields.tsx";
import { FieldError } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import type { Field, Filled } from "./fields.ts";
import * as styles from "./settings-tab.module.css";

/** One field of a section, as its kind is filled in. */
export function FieldOf({ field }: { field: Field }) {
  const { key, kind, label, hint, longest } = field;
  const { t } = useWording();
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const says = hint && (
    <p className="small muted" id={hintId}>
      {t(hint)}
    </p>
  );
  const described = { name: key, label: t(label), "aria-describedby": hintId, children: says };
  if (kind === "switch" || kind === "off") return <Switch {...described} off={kind === "off"} />;
  if (kind === "long") return <Lines {...described} maxLength={longest} />;
  return (
    <Text
      {...described}
      dir={kind === "text" ? "auto" : "ltr"}
      inputMode={kind === "number" ? "decimal" : undefined}
      autoComplete="off"
      maxLength={longest ?? 20}
    />
  );
}

interface SwitchProps {
  name: string;
  label: string;
  /** It is shown, and not to be turned on. */
  off: boolean;
  "aria-describedby": string | undefined;
  children: ReactNode;
}

function Switch({ name, label, off, children, ...input }: SwitchProps) {
  const id = useId();
  const { error, ...field } = useField<Filled>(name);
  const on = useFormContext<Filled>().watch(name) === true;
  return (
    <div className={styles.switchRow}>
      <label>
        <input
          {...input}
          type="checkbox"
          className="sr"
          {...(off ? { disabled: true, checked: on, readOnly: true } : field)}
        />
        <span className={on ? "switch on" : "switch"} aria-hidden="true" />
        {label}
      </label>
      {children}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
