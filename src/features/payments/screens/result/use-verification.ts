import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#platform/http/api.ts";
import { usePage } from "#ui/page.tsx";
import type { Verification } from "../../payment.schema.ts";
import { pauseAfter } from "./verify-pauses.ts";

/** What is known of a payment that a user comes back from. */
type Known = { state: "verifying" } | { state: "notFound" } | Decided;
export type Decided =
  | { state: "success" | "failed" | "cancelled" | "refunded" | "unknown"; answer: Verification }
  | { state: "pending"; answer: Verification | undefined }
  | { state: "unasked" };

/** A gateway that does not answer has decided nothing: the same as one that has not decided yet. */
const isAway = (error: unknown) => error instanceof ApiError && error.code === "payment.gateway_away";
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** One that is held waits for people, not for the gateway. */
const isOpen = (answer: Verification | undefined) =>
  answer?.status === "PENDING" && answer.payment.state !== "held";

/** Has the gateway asked what became of an order, again and again while that is open, with growing pauses. */
export function useVerification(orderId: string) {
  const { api, queryClient } = usePage();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["payments", "verify", orderId],
    queryFn: async ({ signal }) => {
      const answer = await api("GET /api/payments/:orderId/verify", { params: { orderId }, signal });
      // What was bought shows everywhere else too.
      if (answer.success) {
        void queryClient.invalidateQueries({ queryKey: ["subscription"] });
        void queryClient.invalidateQueries({ queryKey: ["limit"] });
      }
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      const open = state.error ? isAway(state.error) : isOpen(state.data);
      return open ? pauseAfter(state.dataUpdateCount + state.errorUpdateCount) : false;
    },
  });
  return { known: knownOf(data, error), again: () => void refetch(), isFetching };
}

function knownOf(answer: Verification | undefined, error: unknown): Known {
  if (isMissing(error)) return { state: "notFound" };
  if (isAway(error)) return { state: "pending", answer: undefined };
  if (error) return { state: "unasked" };
  if (!answer) return { state: "verifying" };
  if (answer.success && answer.status === "SUCCESS") return { state: "success", answer };
  if (answer.status === "PENDING") return { state: "pending", answer };
  if (answer.payment.state === "refunded") return { state: "refunded", answer };
  if (answer.status === "FAILED") return { state: "failed", answer };
  return { state: answer.status === "CANCELLED" ? "cancelled" : "unknown", answer };
}
