import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { sendFile } from "#platform/page/send-file.ts";
import { usePage } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { OwnPayment } from "../../payment.schema.ts";
import { paymentQuery } from "../payment.api.ts";

interface Wrong {
  file?: string;
  number?: string;
}

/** Sends the receipt of a transfer and tells how far it is. Each refusal is said at the field that it is about. */
export function useReceipt(orderId: string, onSent: () => void) {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  /** From 0 to 1 while it is sent. */
  const [share, setShare] = useState<number>();
  const [wrong, setWrong] = useState<Wrong>({});

  const refusal = (error: unknown): Wrong => {
    if (!(error instanceof ApiError)) return { file: whyFailed(error, t, t("paying.receiptFailed")) };
    if (error.code === "payment.number_used") return { number: error.message };
    if (error.errors?.transactionId) return { number: error.errors.transactionId };
    if (error.code === "request.too_large") return { file: t("paying.receiptTooLarge") };
    if (error.code === "request.unsupported_type") return { file: t("paying.receiptWrongType") };
    return { file: error.errors?.file ?? error.message };
  };

  /** `said`: what stands beside the paper; what is empty is not said. */
  async function send(file: File, said: Record<"transactionId" | "way", string>) {
    const fields = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ""));
    setShare(0);
    setWrong({});
    try {
      const after = await sendFile<OwnPayment>(
        ["POST", `/api/payments/${orderId}/receipt`],
        { file, name: file.name },
        { onProgress: setShare, fields },
      );
      queryClient.setQueryData(paymentQuery(api, orderId).queryKey, after);
      void queryClient.invalidateQueries({ queryKey: ["payments", "list"] });
      onSent();
    } catch (error) {
      setWrong(refusal(error));
    }
    setShare(undefined);
  }
  return { send, share, wrong, setWrong };
}
