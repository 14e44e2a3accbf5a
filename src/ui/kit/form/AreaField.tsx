import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./TextField.tsx";

interface Props extends ComponentProps<"textarea"> {
  label: ReactNode;
  /** What is wrong with it, in words. */
  error: string | undefined;
  /** Under the field. */
  children?: ReactNode;
}

/** Several lines of text, their label over them and their error under them. Takes what react-hook-form's `register` returns. */
export function AreaField({ label, error, children, ...area }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <textarea
        dir="auto"
        {...area}
        id={id}
        className={error ? "input bad" : "input"}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : area["aria-describedby"]}
      />
      <FieldError id={`${id}-error`} text={error} />
      {children}
    </div>
  );
}
