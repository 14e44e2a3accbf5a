import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { OwnPayment } from "../payment.schema.ts";
import { paymentQuery } from "./payment.api.ts";

interface Props {
  payment: Pick<OwnPayment, "orderId" | "reference">;
  className: string;
  onCancelled?: () => void;
  children: ReactNode;
}

/** The button that cancels an open order, after a question. One that turns out to be paid says so. */
export function CancelOrder({ payment: { orderId, reference }, className, onCancelled, children }: Props) {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const [asked, setAsked] = useState(false);

  const { mutate: cancel, isPending: pending } = useMutation({
    mutationFn: () => api("POST /api/payments/:orderId/cancel", { params: { orderId } }),
    onSuccess: (after) => {
      queryClient.setQueryData(paymentQuery(api, orderId).queryKey, after);
      const paid = after.state === "paid";
      void toast(paid ? "success" : "message", t(paid ? "paying.paidAfterAll" : "paying.cancelDone"));
      if (!paid) onCancelled?.();
    },
    onError: (error) => void toast("error", t("paying.cancelFailed"), whyFailed(error, t, "")),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ["payments"] });
      void queryClient.invalidateQueries({ queryKey: ["subscription"] });
      setAsked(false);
    },
  });

  return (
    <>
      <button type="button" className={className} onClick={() => setAsked(true)}>
        {children}
        <span className="sr"> {t("paying.actionsOf", { reference })}</span>
      </button>
      {asked && (
        <Question
          title={t("paying.cancelQuestion")}
          text={t("paying.cancelQuestionText")}
          keep={t("paying.keepOrder")}
          onClose={() => setAsked(false)}
        >
          <button type="button" className="btn danger" disabled={pending} onClick={() => cancel()}>
            {t("paying.cancelOrder")}
          </button>
        </Question>
      )}
    </>
  );
}
