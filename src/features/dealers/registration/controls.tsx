import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useFormContext } from "react-hook-form";
import { FieldError, TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import type { FieldName, Fields } from "./fields.ts";

/** What ties a control to the form: its name, its value, and what is wrong with it. */
function useField(name: FieldName) {
  const { register, getValues, formState } = useFormContext<Fields>();
  return { error: formState.errors[name]?.message, defaultValue: getValues(name), ...register(name) };
}

interface Common {
  name: FieldName;
  label: string;
}

/** A line of text. */
export function TextInput({
  name,
  label,
  hint,
  ...input
}: Common & { hint?: string } & Omit<ComponentProps<"input">, "name">) {
  const id = useId();
  const field = useField(name);
  return (
    <TextField {...input} {...field} label={label} aria-required aria-describedby={hint && id}>
      {hint && !field.error && (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
    </TextField>
  );
}

/** One of several; at first none. */
export function Select({
  name,
  label,
  choices,
  ...select
}: Common & {
  choices: readonly { value: string; label: string }[];
} & Omit<ComponentProps<"select">, "name">) {
  const { t } = useWording();
  const id = useId();
  const { error, ...field } = useField(name);
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <div className="select-place">
        <select
          {...select}
          {...field}
          id={id}
          className={error ? "input bad" : "input"}
          aria-required
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
        >
          <option value="">{t("dealers.choose")}</option>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className="i s" aria-hidden="true" />
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** Several lines of text. */
export function TextArea({
  name,
  label,
  hint,
  ...area
}: Common & { hint: ReactNode } & Omit<ComponentProps<"textarea">, "name">) {
  const id = useId();
  const { error, ...field } = useField(name);
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <textarea
        dir="auto"
        rows={5}
        {...area}
        {...field}
        id={id}
        className={error ? "input bad" : "input"}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
      />
      <FieldError id={`${id}-error`} text={error} />
      {!error && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
