import { useState } from "react";
import { useRefresh } from "#features/admin/client/refresh.tsx";
import { ApiError } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** Does something with an administrator or an invitation, and says what became of it. */
export function useAct() {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  return {
    pending,
    /** What is wrong with the fields of a form, by field. */
    errors,
    /** True once it is done. */
    async act(call: () => Promise<unknown>, said: string): Promise<boolean> {
      setPending(true);
      setErrors({});
      let done = false;
      try {
        await call();
        toast("success", said);
        done = true;
      } catch (error) {
        if (error instanceof ApiError && error.errors) setErrors(error.errors);
        else toast("error", t("administrators-tab.failed"), whyFailed(error, t, t("admin.failed")));
      }
      setPending(false);
      refresh();
      return done;
    },
  };
}
