import type { PageContext } from "#platform/page/context.ts";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** Has this device act for the dealership, or for the own account. All that is known was of the other: the page is made again. */
export async function switchWork(page: PageContext, working: boolean): Promise<void> {
  const { t } = page.messages;
  try {
    await page.api("PUT /api/work", { body: { working } });
    location.assign("/user-dashboard");
  } catch (error) {
    toast("error", t("signed-in.outWarning"), whyFailed(error, t, t("common.offline")));
  }
}
