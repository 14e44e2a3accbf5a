import { useMutation, useQuery } from "@tanstack/react-query";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { choicesQuery } from "../choices.api.ts";
import type { NoticeChannel, NoticeKind } from "../choices.schema.ts";

interface Choice {
  kind: NoticeKind;
  channel: NoticeChannel;
  wanted: boolean;
}

/**
 * What is chosen, and the way to choose otherwise: shown at once, saved one after the other, said with the way back; what could
 * not be saved is as it was, and that is said.
 */
export function useChoices(shown: boolean) {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const query = choicesQuery(api);
  const { data, isError, refetch } = useQuery({ ...query, enabled: shown });
  const show = ({ kind, channel, wanted }: Choice) =>
    queryClient.setQueryData(query.queryKey, (now) =>
      now?.map((one) => (one.kind === kind ? { ...one, [channel]: wanted ? "on" : "off" } : one)),
    );
  const { mutate } = useMutation({
    scope: { id: "notice-choices" },
    mutationFn: ({ kind, channel, wanted }: Choice) =>
      api("PUT /api/notification-preferences/:kind/:channel", {
        params: { kind, channel },
        body: { wanted },
      }),
    onMutate: async (choice: Choice) => {
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      show(choice);
    },
    onSuccess: (_, choice) => {
      show(choice);
      const { kind, channel, wanted } = choice;
      const words = { kind: t(`notice-choices.${kind}`), way: t(`notice-choices.${channel}`) };
      toast("success", t(wanted ? "notice-choices.nowOn" : "notice-choices.nowOff", words), undefined, {
        label: t("notice-choices.undo"),
        onClick: () => mutate({ ...choice, wanted: !wanted }),
      });
    },
    onError: (error, choice) => {
      show({ ...choice, wanted: !choice.wanted });
      const why = whyFailed(error, t, t("notice-choices.tryAgain"));
      toast("error", t("notice-choices.failed"), why);
    },
  });
  return { choices: data, isError, refetch, choose: mutate };
}
