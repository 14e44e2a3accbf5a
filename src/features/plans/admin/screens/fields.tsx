import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { FieldError, TextField } from "#features/accounts/fields/TextField.tsx";
import { foldDigits } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./plans-tab.module.css";

/** What was typed into a form, and what is wrong with it, by the name of its field. */
export interface Form<Name extends string> {
  typed: Readonly<Record<Name, string>>;
  type: (name: Name, value: string) => void;
  error: (name: Name) => string | undefined;
}

/** A form that begins with these texts. */
export function useTyped<Name extends string>(first: Readonly<Record<Name, string>>) {
  const [typed, setTyped] = useState(first);
  return {
    typed,
    fill: setTyped,
    formWith: (errors: Readonly<Record<string, string>>): Form<Name> => ({
      typed,
      type: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
      error: (name) => errors[name],
    }),
  };
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

type Texts = "name" | "nameAr" | "description" | "descriptionAr";

/** What a thing that is sold is called and what is said of it, in both languages. */
export function Names<Name extends string>({ form }: { form: Form<Name | Texts> }) {
  const { t } = useWording();
  const text = (name: Texts, dir: "ltr" | "rtl", maxLength: number) => (
    <Text
      form={form}
      name={name}
      label={t(`plans-tab.${name}`)}
      dir={dir}
      maxLength={maxLength}
      aria-required={maxLength === nameLength}
    />
  );
  return (
    <div className={styles.two}>
      {text("nameAr", "rtl", nameLength)}
      {text("name", "ltr", nameLength)}
      {text("descriptionAr", "rtl", 300)}
      {text("description", "ltr", 300)}
    </div>
  );
}
const nameLength = 60;

/** The same, as the calls take it. */
export const textsIn = (typed: Readonly<Record<Texts, string>>): Record<Texts, string> => ({
  name: typed.name.trim(),
  nameAr: typed.nameAr.trim(),
  description: typed.description.trim(),
  descriptionAr: typed.descriptionAr.trim(),
});

export function Tick({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (to: boolean) => void;
}) {
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

/** One of a few. */
export function Choice<Name extends string>({
  form,
  name,
  label,
  options,
}: Props<Name> & { options: readonly { value: string; label: string }[] }) {
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <div className="select-place">
        <select
          id={id}
          className="input"
          value={form.typed[name]}
          onChange={({ target }) => form.type(name, target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="i s" aria-hidden="true" />
      </div>
    </div>
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
