import { useId } from "react";
import { FieldError } from "#ui/kit/form/TextField.tsx";
import * as styles from "./integrations.module.css";

interface Props<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
}

/** Several of a few, in their order. */
export function Ticks<Value extends string>({ label, choices, chosen, error, onChange }: Props<Value>) {
  const id = useId();
  const changed = (value: Value, isOn: boolean) =>
    choices.map((one) => one.value).filter((one) => (one === value ? isOn : chosen.includes(one)));
  return (
    <fieldset className={styles.choices} aria-describedby={error && id}>
      <legend className="lab">{label}</legend>
      {choices.map(({ value, label: text }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => onChange(changed(value, target.checked))}
          />
          {text}
        </label>
      ))}
      <FieldError id={id} text={error} />
    </fieldset>
  );
}
