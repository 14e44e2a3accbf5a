import type { ComponentProps } from "react";
import { type FieldError, type FieldValues, type Path, useFormContext } from "react-hook-form";
import { useWording } from "../../page.tsx";
import { AreaField } from "./AreaField.tsx";
import { errorText } from "./refusal.ts";
import { SelectField } from "./SelectField.tsx";
import { TextField } from "./TextField.tsx";

/**
 * What ties a control to the form around it (react-hook-form's `FormProvider`): its name, its value, and what is wrong with
 * it in words.
 */
export function useField<Values extends FieldValues>(name: Path<Values>) {
  const { t } = useWording();
  const { register, formState } = useFormContext<Values>();
  return { error: errorText(t, formState.errors[name] as FieldError | undefined), ...register(name) };
}

interface Named {
  /** The field of the form. */
  name: string;
  label: string;
}

/** A line of text. */
export const Text = ({ name, ...input }: Named & ComponentProps<"input">) => (
  <TextField {...input} {...useField(name)} />
);

/** A number, in any digits (`numberIn` reads it): a text field, because a number field refuses Arabic ones. */
export const NumberText = (props: ComponentProps<typeof Text>) => (
  <Text inputMode="decimal" dir="ltr" maxLength={10} {...props} />
);

/** One of a few. */
export const Choice = ({
  name,
  ...select
}: Named & Pick<ComponentProps<typeof SelectField>, "choices" | "none">) => (
  <SelectField {...select} {...useField(name)} />
);

/** Several lines of text. */
export const Lines = ({ name, ...area }: Named & ComponentProps<"textarea">) => (
  <AreaField {...area} {...useField(name)} />
);

/** Yes or no. */
export function Tick({ name, label }: Named) {
  const { register } = useFormContext();
  return (
    <label>
      <input type="checkbox" {...register(name)} />
      {label}
    </label>
  );
}
