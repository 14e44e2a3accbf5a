import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** Does something of this page, says how it went, and reads again what it changed. */
export function useAct(queryKey: readonly unknown[]) {
  const { queryClient, messages } = usePage();
  const { t } = messages;
  return async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    try {
      await work();
      if (done) toast("success", done);
    } catch (error) {
      toast("error", t("integrations.failed"), whyFailed(error, t, t("common.offline")));
    }
    await queryClient.invalidateQueries({ queryKey });
  };
}
