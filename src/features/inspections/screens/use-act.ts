import { useMutation } from "@tanstack/react-query";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { myInspectionsQuery } from "./inspections.api.ts";

interface Act {
  call: () => Promise<unknown>;
  said?: string;
}

/** Does one thing at a time, says how it went, and has the list read again. */
export function useAct() {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ call, said }: Act) => {
      await call();
      if (said !== undefined) toast("success", said);
    },
    onError: (error) => toast("error", t("inspections.failed"), whyFailed(error, t, t("common.offline"))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: myInspectionsQuery(api).queryKey }),
  });
  return { act: mutate, pending: isPending };
}
