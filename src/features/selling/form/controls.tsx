import type { ComponentProps, ReactNode } from "react";
import { type FieldError as Refusal, useFormContext } from "react-hook-form";
import { askedLabel } from "#features/listings/field-words/labels.ts";
import { AreaField } from "#ui/kit/form/AreaField.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import type { FieldName, Fields } from "./fields.ts";
import { FromVinMark } from "./vin/from-vin.tsx";

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
  /** Instead of the field's own words. */
  label?: string;
  optional?: boolean;
  /** Under the control. */
  children?: ReactNode;
}

/** What a seller is asked for, in words. */
function useLabel(name: FieldName): string {
  const { t } = useWording();
  return t(askedLabel(name));
}

function Label({ label, optional }: { label: string; optional?: boolean }) {
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
  const words = useLabel(name);
  return (
    <TextField
      autoComplete="off"
      aria-required={!optional}
      {...input}
      {...useField(name)}
      label={<Label label={label ?? words} optional={optional} />}
    >
      <FromVinMark name={name} />
      {children}
    </TextField>
  );
}

/** A number in any digits: a text field, because a number field refuses Arabic ones. */
export function NumberInput({ decimal = false, ...props }: InputProps & { decimal?: boolean }) {
  return <TextInput {...props} inputMode={decimal ? "decimal" : "numeric"} dir="ltr" maxLength={24} />;
}

interface SelectProps extends ComponentProps<typeof SelectField> {
  label: string;
  optional?: boolean;
}

/** One of several. */
export function Select({ label, optional = false, children, ...select }: SelectProps) {
  return (
    <SelectField {...select} label={<Label label={label} optional={optional} />} aria-required={!optional}>
      {select.name && <FromVinMark name={select.name as FieldName} />}
      {children}
    </SelectField>
  );
}

interface NamedProps extends Omit<Common, "label"> {
  /** The kind of name in the reference: `gearType`, `place`. */
  kind: string;
  slugs: readonly string[];
}

/** One of the choices of the reference, by its names; at first none. */
export function NamedSelect({ name, optional, kind, slugs, children }: NamedProps) {
  const { t, name: nameOf } = useWording();
  const choices = slugs.map((slug) => ({ value: slug, label: nameOf(kind, slug) }));
  return (
    <Select
      {...useField(name)}
      label={useLabel(name)}
      optional={optional ?? false}
      choices={choices}
      none={t("selling.choose")}
    >
      {children}
    </Select>
  );
}

/** Yes or no, or not said, which is no "no". */
export function YesOrNo({ name }: { name: FieldName }) {
  const { t } = useWording();
  const choices = [
    { value: "true", label: t("selling.yes") },
    { value: "false", label: t("selling.no") },
  ];
  return (
    <Select
      {...useField(name)}
      label={useLabel(name)}
      optional
      choices={choices}
      none={t("selling.choose")}
    />
  );
}

/** Several lines of text. */
export function TextArea({
  name,
  ...area
}: Omit<Common, "label"> & Omit<ComponentProps<"textarea">, "name">) {
  const label = useLabel(name);
  return <AreaField rows={6} {...area} {...useField(name)} label={<Label label={label} optional />} />;
}
