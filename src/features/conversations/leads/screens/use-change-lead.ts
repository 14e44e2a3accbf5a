import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { leadsKey } from "./leads.api.ts";

/** Does something with a lead, one thing at a time, says how it went, and reads again what it changed. */
export function useChangeLead() {
  const { t } = useWording();
  const queryClient = useQueryClient();
  const { api } = usePage();
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  /** Whether it worked. */
  async function act(work: (call: typeof api) => Promise<unknown>, done: string): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    try {
      await work(api);
      void toast("success", done);
      return true;
    } catch (error) {
      void toast("error", t("leads.failed"), whyFailed(error, t, t("common.offline")));
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: leadsKey });
      isBusy.current = false;
      setBusy(false);
    }
  }
  return { act, busy };
}
