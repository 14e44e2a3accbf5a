import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Translate } from "#i18n/translate.ts";
import { ApiError } from "#platform/http/api.ts";
import { showErrors } from "#ui/kit/form/refusal.ts";
import { whyFailed } from "#ui/why-failed.ts";

/**
 * Shows what the server refused under the fields it belongs to; what belongs to no field is returned in words. A call that
 * never arrived says so.
 */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  t: Translate,
): string | undefined {
  if (!(error instanceof ApiError)) return failureText(error, t);
  return showErrors(form, error.errors) ? undefined : error.message;
}

/** Why something failed: as the server said it, for want of a network, or without a reason that would help. */
export const failureText = (error: unknown, t: Translate): string =>
  whyFailed(error, t, t("accounts.failed"));
