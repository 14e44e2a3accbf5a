import type { Translate } from "#i18n/translate.ts";
import { ApiError } from "#platform/http/api.ts";
import { whyFailed } from "#ui/why-failed.ts";

/** What is said when an application was not taken, in the words of the page or of the dialog. */
export function refusalText(
  place: "page" | "dialog",
  error: unknown,
  t: Translate,
): { title: string; text: string } {
  if (place === "dialog") {
    return { title: t("dealers.dialogFailed"), text: whyFailed(error, t, t("dealers.dialogFailedText")) };
  }
  const title = t("dealers.pageFailed");
  if (!(error instanceof ApiError)) return { title, text: whyFailed(error, t, t("dealers.pageRetry")) };
  if (error.errors) return { title, text: t("dealers.pageFix") };
  if (error.status === 400) return { title, text: t("dealers.pageCheck") };
  // What only the server knows is more help than to try again: one is under review already, too many were sent.
  return { title, text: error.status < 500 ? error.message : t("dealers.pageRetry") };
}
