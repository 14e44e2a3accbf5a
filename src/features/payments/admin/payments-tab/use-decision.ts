import { useState } from "react";
import { adminApi } from "#features/admin/client/admin-api.ts";
import { useRefresh } from "#features/admin/client/refresh.tsx";
import { ApiError } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { AdminPayment } from "../payment-admin.contract.ts";

/** What is open over the list, and the payment it is about. */
export type Open = { what: "verify" | "reject" | "refund" | "receipt" | "details"; payment: AdminPayment };

/** Carries a decision out and says what became of it; a payment that somebody else decided is shown as it is now. */
export function useDecision({ id }: AdminPayment, onDone: () => void) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const [pending, setPending] = useState(false);
  const run = async (call: () => Promise<unknown>, said: string, failed: string) => {
    setPending(true);
    try {
      await call();
      toast("success", said);
      onDone();
    } catch (error) {
      toast("error", t("admin.error"), `${failed}. ${whyFailed(error, t, t("admin.failed"))}`);
      if (error instanceof ApiError && error.status === 409) onDone();
    }
    setPending(false);
    refresh();
  };
  return {
    pending,
    verify: (reopen: boolean) =>
      run(
        () => adminApi("PUT /api/admin/payments/:id/verify", { params: { id }, body: { reopen } }),
        t("payments-tab.verified"),
        t("payments-tab.verifyFailed"),
      ),
    reject: (reason: string) =>
      run(
        () => adminApi("PUT /api/admin/payments/:id/reject", { params: { id }, body: { reason } }),
        t("payments-tab.rejected"),
        t("payments-tab.rejectFailed"),
      ),
    refund: (body: { reference: string; reason: string }) =>
      run(
        () => adminApi("POST /api/admin/payments/:id/refund", { params: { id }, body }),
        t("payments-tab.refunded"),
        t("payments-tab.refundFailed"),
      ),
  };
}
