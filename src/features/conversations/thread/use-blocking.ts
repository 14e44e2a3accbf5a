import { useMutation } from "@tanstack/react-query";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { Conversation } from "../conversation.contract.ts";

/** Blocks the other of a conversation, or takes that back, and says how it went. */
export function useBlocking({ id, other: { name } }: Pick<Conversation, "id" | "other">) {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wanted: boolean) =>
      api(wanted ? "PUT /api/conversations/:id/block" : "DELETE /api/conversations/:id/block", {
        params: { id },
      }),
    onSuccess: async (_, wanted) => {
      // It holds in every conversation with the same person.
      await queryClient.invalidateQueries({ queryKey: ["conversations"] });
      toast("success", t(wanted ? "conversations.blockedToast" : "conversations.unblockedToast", { name }));
    },
    onError: (error) =>
      toast("error", t("conversations.changeFailed"), whyFailed(error, t, t("conversations.changeFailed"))),
  });
  const change = (wanted: boolean) => () => mutateAsync(wanted).catch(() => {});
  return { block: change(true), unblock: change(false), isPending };
}
