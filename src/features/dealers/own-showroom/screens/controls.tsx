import { type ComponentProps, useId } from "react";
import { FieldError, TextField } from "#ui/kit/form/TextField.tsx";
import type { ShowroomFormState } from "./use-showroom-form.ts";
import type { TextName } from "./values.ts";

interface Common {
  form: ShowroomFormState;
  name: TextName;
  label: string;
}

/** A line of text. */
export function TextLine({
  form: { values, errors, change },
  name,
  label,
  hint,
  ...input
}: Common & { hint?: string } & Omit<ComponentProps<"input">, "name" | "form">) {
  const id = useId();
  return (
    <TextField
      {...input}
      label={label}
      value={values[name]}
      error={errors[name]}
      aria-describedby={hint && id}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      {hint && (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
    </TextField>
  );
}

/** Several lines of text. */
export function TextArea({
  form: { values, errors, change },
  name,
  label,
  ...area
}: Common & Omit<ComponentProps<"textarea">, "name" | "form">) {
  const id = useId();
  const error = errors[name];
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={5}
        {...area}
        id={id}
        className={error ? "input bad" : "input"}
        value={values[name]}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => change({ [name]: target.value })}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
