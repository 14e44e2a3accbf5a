import { useState } from "react";
import { useRefresh } from "#features/admin/client/refresh.tsx";
import { ApiError } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/**
 * Carries a decision out and says what became of it. What somebody else decided, or what is not as it was looked at, is over:
 * the list is read again and `onOver` called.
 */
export function useDecision(onOver: () => void) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const [pending, setPending] = useState(false);
  async function run<Answer>(call: () => Promise<Answer>, said: string, onDone: (answer: Answer) => void) {
    if (pending) return;
    setPending(true);
    try {
      const answer = await call();
      toast("success", said);
      onDone(answer);
    } catch (error) {
      toast("error", t("approvals-tab.failed"), whyFailed(error, t, t("admin.failed")));
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onOver();
    }
    setPending(false);
    refresh();
  }
  return { pending, run };
}
