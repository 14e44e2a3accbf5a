import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { arrangedKey, offersQuery, viewingsQuery } from "./arranged.api.ts";
import type { Offer } from "./offers/offer.contract.ts";
import { catchUp } from "./screens/conversations.api.ts";
import type { Viewing } from "./viewings/viewing.contract.ts";

/** The open offer of a conversation; null: none, undefined: not known yet. It goes when its time is over. */
export function useOpenOffer(conversationId: string): Offer | null | undefined {
  const { api } = usePage();
  const { data } = useQuery(offersQuery(api, conversationId));
  const open = data && (data.find(({ state }) => state === "open") ?? null);
  useEnd(conversationId, open?.until);
  return open;
}

const openStates: ReadonlySet<Viewing["state"]> = new Set(["asked", "offered", "confirmed"]);

/** The open viewing of a conversation, as the open offer. */
export function useOpenViewing(conversationId: string): Viewing | null | undefined {
  const { api } = usePage();
  const { data } = useQuery(viewingsQuery(api, conversationId));
  const open = data && (data.find(({ state }) => openStates.has(state)) ?? null);
  useEnd(conversationId, open?.until);
  return open;
}

/** What has an end is asked for again at its end; a timer holds no more than some weeks. */
function useEnd(conversationId: string, until: string | undefined): void {
  const { queryClient } = usePage();
  useEffect(() => {
    if (until === undefined) return;
    const left = Date.parse(until) - Date.now();
    if (left > longestTimer) return;
    const again = () => void queryClient.invalidateQueries({ queryKey: arrangedKey(conversationId) });
    const timer = setTimeout(again, Math.max(0, left) + 500);
    return () => clearTimeout(timer);
  }, [until, conversationId, queryClient]);
}
const longestTimer = 2_000_000_000;

/** Sends an answer to an offer or a viewing; what became of it is read again however it went. */
export function useAnswer(conversationId: string, failed: "offers.failed" | "viewings.failed") {
  const { queryClient, messages } = usePage();
  const { t } = messages;
  const { mutate, isPending } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onError: (error) => toast("error", t(failed), whyFailed(error, t, t(failed))),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: arrangedKey(conversationId) });
      catchUp(queryClient, conversationId);
    },
  });
  return { answer: mutate, isPending };
}
