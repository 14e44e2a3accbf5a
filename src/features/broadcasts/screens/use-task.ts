import { useState } from "react";
import { useRefresh } from "#features/administrators/client/refresh.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** Does one thing at a time, says why it failed, and has the lists read anew. Returns what came of it. */
export function useTask() {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const [pending, setPending] = useState(false);
  const run = async <T>(call: () => Promise<T>, failed: string): Promise<T | undefined> => {
    if (pending) return undefined;
    setPending(true);
    try {
      return await call();
    } catch (error) {
      toast("error", failed, whyFailed(error, t, t("admin.failed")));
      return undefined;
    } finally {
      setPending(false);
      refresh();
    }
  };
  return { pending, run };
}
