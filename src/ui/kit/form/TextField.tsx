import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

interface Props extends ComponentProps<"input"> {
  label: ReactNode;
  /** What is wrong with it, in words. */
  error: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  icon?: ReactNode;
  /** Within the field, after the text. */
  end?: ReactNode;
  /** Under the field. */
  children?: ReactNode;
}

/** A labelled field of a form, its error under it. Takes what react-hook-form's `register` gives. */
export function TextField({ label, error, aside, icon, end, children, ...input }: Props) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-label">
        <label className="lab" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={error ? "input bad" : "input"}>
        {icon}
        <input
          {...input}
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : input["aria-describedby"]}
        />
        {end}
      </div>
      <FieldError id={`${id}-error`} text={error} />
      {children}
    </div>
  );
}

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="err" id={id}>
      <CircleAlert className="i s" aria-hidden="true" />
      {text}
    </p>
  );
}
