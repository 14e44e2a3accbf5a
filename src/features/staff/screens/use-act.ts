import { useRef, useState } from "react";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { staffKey } from "./staff.api.ts";

/** Does something of this page, one thing at a time, says how it went, and reads again what it changed. */
export function useAct() {
  const { queryClient, messages } = usePage();
  const { t } = messages;
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  /** Whether it worked. */
  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    try {
      await work();
      toast("success", done);
      return true;
    } catch (error) {
      toast("error", t("staff.failed"), whyFailed(error, t, t("common.offline")));
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: staffKey });
      isBusy.current = false;
      setBusy(false);
    }
  }
  return { act, busy };
}
