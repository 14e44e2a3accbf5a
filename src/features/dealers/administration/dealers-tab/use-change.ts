import { useState } from "react";
import { useRefresh } from "#features/admin/client/refresh.tsx";
import { ApiError } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** Carries a decision out and says what became of it; of what somebody else decided the lists show how it stands now. */
export function useChange({ onDone, onOutdated }: { onDone: () => void; onOutdated: () => void }) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const [pending, setPending] = useState(false);
  const run = async (call: () => Promise<unknown>, said: string) => {
    if (pending) return;
    setPending(true);
    try {
      await call();
      toast("success", said);
      onDone();
    } catch (error) {
      toast("error", t("admin.error"), whyFailed(error, t, t("admin.failed")));
      if (error instanceof ApiError && error.status === 409) onOutdated();
    }
    setPending(false);
    refresh();
  };
  return { pending, run };
}
