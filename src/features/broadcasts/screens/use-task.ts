import { useMutation } from "@tanstack/react-query";
import { useRefresh } from "#features/administrators/client/refresh.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** Does one thing at a time, says why it failed, and has the lists read again. Returns what came of it. */
export function useTask() {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const { mutateAsync, isPending: pending } = useMutation({
    mutationFn: ({ call }: { call: () => Promise<void>; failed: string }) => call(),
    onError: (error, { failed }) => toast("error", failed, whyFailed(error, t, t("kit.failed"))),
    onSettled: refresh,
  });
  const run = async <T>(call: () => Promise<T>, failed: string): Promise<T | undefined> => {
    if (pending) return undefined;
    let answer: T | undefined;
    const keep = async () => {
      answer = await call();
    };
    await mutateAsync({ call: keep, failed }).catch(() => {});
    return answer;
  };
  return { pending, run };
}
