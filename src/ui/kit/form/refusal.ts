import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { MessageKey } from "#i18n/catalogue.ts";
import type { Translate } from "#i18n/translate.ts";

/** What is wrong with a field, in words: the schemas say a key of the messages, the server a sentence. */
export function errorText(t: Translate, error: FieldError | undefined): string | undefined {
  if (!error) return undefined;
  if (error.type === "server") return error.message;
  const key = error.message?.startsWith("field.") ? error.message : "field.invalid";
  return (t as (key: MessageKey) => string)(`errors.${key}` as MessageKey);
}

/**
 * Shows what the server refused, a sentence by the name of a field, under the fields of the form; the first is focused.
 * Returns whether there was one of them.
 */
export function showErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: Readonly<Record<string, string>> = {},
): boolean {
  const refused = Object.keys(form.getValues()).filter((name) => errors[name]);
  for (const [index, name] of refused.entries()) {
    const message = errors[name] ?? "";
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: index === 0 });
  }
  return refused.length > 0;
}
