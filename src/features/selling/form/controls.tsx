import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { type FieldError as Refusal, useFormContext } from "react-hook-form";
import { FieldError, TextField } from "#features/accounts/fields/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import type { FieldName, Fields } from "./fields.ts";
import * as styles from "./sell.module.css";

/** What is wrong with a field, in words. */
export function useRefusal(name: FieldName): string | undefined {
  const { formState } = useFormContext<Fields>();
  return (formState.errors[name] as Refusal | undefined)?.message;
}

/** What ties a control to the form: its name, what is wrong with it, and its value, which the server writes too. */
function useField(name: FieldName) {
  const { register, getValues } = useFormContext<Fields>();
  return { error: useRefusal(name), defaultValue: String(getValues(name)), ...register(name) };
}

interface Common {
  name: FieldName;
  label: string;
  optional?: boolean;
  /** Under the control. */
  children?: ReactNode;
}

function Label({ label, optional }: Pick<Common, "label" | "optional">) {
  const { t } = useWording();
  if (!optional) return label;
  return (
    <>
      {label} <span className="muted">{t("selling.optional")}</span>
    </>
  );
}

type InputProps = Common & Omit<ComponentProps<"input">, "name">;

/** A line of text. */
export function TextInput({ name, label, optional = false, children, ...input }: InputProps) {
  return (
    <TextField
      autoComplete="off"
      aria-required={!optional}
      {...input}
      {...useField(name)}
      label={<Label label={label} optional={optional} />}
    >
      {children}
    </TextField>
  );
}

/** A number in any digits: a text field, because a number field refuses Arabic ones. */
export function NumberInput({ decimal = false, ...props }: InputProps & { decimal?: boolean }) {
  return <TextInput {...props} inputMode={decimal ? "decimal" : "numeric"} dir="ltr" maxLength={24} />;
}

interface Choice {
  value: string;
  label: string;
}
interface SelectProps extends ComponentProps<"select"> {
  label: string;
  optional?: boolean;
  choices: readonly Choice[];
  /** What stands for no choice; without it there is always one. */
  none?: string | undefined;
  error: string | undefined;
}

/** One of several. */
export function Select({ label, optional = false, choices, none, error, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        <Label label={label} optional={optional} />
      </label>
      <div className="select-place">
        <select
          {...select}
          id={id}
          className={error ? "input bad" : "input"}
          aria-required={!optional}
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
    </div>
  );
}

interface NamedProps extends Omit<Common, "children"> {
  /** The kind of name in the reference: `gearType`, `place`. */
  kind: string;
  slugs: readonly string[];
  /** There may be no choice at first. */
  mayLack?: boolean;
}

/** One of the choices of the reference, by its names. */
export function NamedSelect({ name, label, optional, kind, slugs, mayLack = false }: NamedProps) {
  const { t, name: nameOf } = useWording();
  const choices = slugs.map((slug) => ({ value: slug, label: nameOf(kind, slug) }));
  return (
    <Select
      {...useField(name)}
      label={label}
      optional={optional ?? false}
      choices={choices}
      none={mayLack ? t("selling.choose") : undefined}
    />
  );
}

/** Yes or no. */
export function Tick({ name, label }: { name: FieldName; label: string }) {
  const { register, getValues } = useFormContext<Fields>();
  const error = useRefusal(name);
  const id = useId();
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          className={styles.tick}
          defaultChecked={getValues(name) === true}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
          {...register(name)}
        />
        {label}
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </>
  );
}

/** Several lines of text. */
export function TextArea({
  name,
  label,
  children,
  ...area
}: Common & Omit<ComponentProps<"textarea">, "name">) {
  const id = useId();
  const { error, ...field } = useField(name);
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        <Label label={label} optional />
      </label>
      <textarea
        dir="auto"
        rows={6}
        {...area}
        {...field}
        id={id}
        className={error ? "input bad" : "input"}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
      />
      <FieldError id={`${id}-error`} text={error} />
      {children}
    </div>
  );
}
