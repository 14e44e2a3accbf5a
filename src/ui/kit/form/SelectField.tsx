import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./TextField.tsx";

interface Props extends ComponentProps<"select"> {
  label: ReactNode;
  choices: readonly { value: string; label: string }[];
  /** What stands for no choice; without it there is always one. */
  none?: string | undefined;
  /** What is wrong with it, in words. */
  error: string | undefined;
  /** Under the field. */
  children?: ReactNode;
}

/** One of several, its label over it and its error under it. Takes what react-hook-form's `register` returns. */
export function SelectField({ label, choices, none, error, children, ...select }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <div className="select-place">
        <select
          {...select}
          id={id}
          className={error ? "input bad" : "input"}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
        >
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className="i s" aria-hidden="true" />
      </div>
      <FieldError id={`${id}-error`} text={error} />
      {children}
    </div>
  );
}
