import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { catchUp } from "../screens/conversations.api.ts";
import type { Offer } from "./offer.contract.ts";
import { offersKey, offersQuery } from "./offers.api.ts";

/** The open offer of a conversation; null: none, undefined: not known yet. It goes when its time is over. */
export function useOpenOffer(conversationId: string): Offer | null | undefined {
  const { api, queryClient } = usePage();
  const { data } = useQuery(offersQuery(api, conversationId));
  const open = data && (data.find(({ state }) => state === "open") ?? null);
  const until = open?.until;
  useEffect(() => {
    if (until === undefined) return;
    const again = () => void queryClient.invalidateQueries({ queryKey: offersKey(conversationId) });
    const timer = setTimeout(again, Math.max(0, Date.parse(until) - Date.now()) + 500);
    return () => clearTimeout(timer);
  }, [until, conversationId, queryClient]);
  return open;
}

/** Accepts, declines or withdraws an offer; what became of it is read again however it went. */
export function useAnswer(conversationId: string) {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: "accept" | "decline" | "withdraw" }) =>
      api(`POST /api/offers/:id/${answer}`, { params: { id } }),
    onError: (error) => toast("error", t("offers.failed"), whyFailed(error, t, t("offers.failed"))),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: offersKey(conversationId) });
      catchUp(queryClient, conversationId);
    },
  });
  return { answer: mutate, isPending };
}
