import type { Translate } from "#i18n/translate.ts";
import { ApiError } from "#platform/http/api.ts";

/** Why a call failed: as the server said it, for want of a network, or what the caller says for the rest. */
export function whyFailed(error: unknown, t: Translate, otherwise: string): string {
  if (error instanceof ApiError) return error.message;
  // A call that found no network fails with a TypeError.
  return error instanceof TypeError ? t("common.offline") : otherwise;
}
