import { type ComponentProps, useId } from "react";
import { FieldError, TextField } from "#features/accounts/fields/TextField.tsx";
import { foldDigits } from "#i18n/format.ts";

/** What was typed into a form, and what is wrong with it, by the name of its field. */
export interface Form<Name extends string> {
  typed: Readonly<Record<Name, string>>;
  type: (name: Name, value: string) => void;
  error: (name: Name) => string | undefined;
}

interface Props<Name extends string> {
  form: Form<Name>;
  name: Name;
  label: string;
}

export function Text<Name extends string>({
  form,
  name,
  label,
  ...input
}: Props<Name> & Omit<ComponentProps<"input">, "form" | "name">) {
  return (
    <TextField
      {...input}
      label={label}
      error={form.error(name)}
      value={form.typed[name]}
      onChange={({ target }) => form.type(name, target.value)}
    />
  );
}

/** A number, in any digits. */
export function Figure<Name extends string>(props: Props<Name>) {
  return <Text {...props} inputMode="decimal" dir="ltr" maxLength={10} />;
}

/** One line each. */
export function Lines<Name extends string>({
  form,
  name,
  label,
  dir,
  rows = 4,
}: Props<Name> & { dir?: "ltr" | "rtl"; rows?: number }) {
  const id = useId();
  const error = form.error(name);
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={error ? "input bad" : "input"}
        rows={rows}
        dir={dir}
        maxLength={1500}
        value={form.typed[name]}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => form.type(name, target.value)}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** What a number field holds; not a number where it holds none. */
export const numberIn = (text: string): number =>
  text.trim() === "" ? Number.NaN : Number(foldDigits(text).trim().replace("٫", "."));

export const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
