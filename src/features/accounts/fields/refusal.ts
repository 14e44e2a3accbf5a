import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { MessageKey } from "#i18n/catalogue.ts";
import type { Translate } from "#i18n/translate.ts";
import { ApiError } from "#platform/http/api.ts";
import { whyFailed } from "#ui/why-failed.ts";

/** What is wrong with a field, in words: the schemas say a key of the messages, the server a sentence. */
export function errorText(t: Translate, error: FieldError | undefined): string | undefined {
  if (!error) return undefined;
  if (error.type === "server") return error.message;
  const key = error.message?.startsWith("field.") ? error.message : "field.invalid";
  return (t as (key: MessageKey) => string)(`errors.${key}` as MessageKey);
}

/**
 * Shows what the server refused: under the fields it belongs to, the first of the form focused; what belongs to no field is
 * given back in words. A call that never arrived says so.
 */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  t: Translate,
): string | undefined {
  if (!(error instanceof ApiError)) return failureText(error, t);
  const refused = Object.keys(form.getValues()).filter((name) => error.errors?.[name]);
  for (const [index, name] of refused.entries()) {
    const message = error.errors?.[name] ?? "";
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: index === 0 });
  }
  return refused.length > 0 ? undefined : error.message;
}

/** Why something failed: as the server said it, for want of a network, or without a reason that would help. */
export const failureText = (error: unknown, t: Translate): string =>
  whyFailed(error, t, t("accounts.failed"));
