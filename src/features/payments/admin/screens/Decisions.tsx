import { type FormEvent, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { isolated } from "#i18n/format.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { isReason, ReasonField } from "#ui/kit/form/ReasonField.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminPayment } from "../payment-admin.contract.ts";
import { nameOf } from "./words.ts";

interface Props {
  payment: AdminPayment;
  onClose: () => void;
}

function useFacts(payment: AdminPayment) {
  const { money } = useWording();
  return {
    amount: isolated(money(payment.amount)),
    name: isolated(nameOf(payment)),
    reference: isolated(payment.reference),
    what: payment.planName,
  };
}

/** Asks once more: what was bought starts at once. */
export function VerifyDialog({ payment, onClose }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange(onClose);
  const { id } = payment;
  const reopen = payment.actions.includes("reopen");
  const verify = () =>
    run({
      call: () => adminApi("PUT /api/admin/payments/:id/verify", { params: { id }, body: { reopen } }),
      said: t("payments-tab.verified"),
      failed: t("payments-tab.verifyFailed"),
      onDone: onClose,
    });
  return (
    <TitledDialog
      size="medium"
      title={t("payments-tab.verifyTitle")}
      text={t("payments-tab.verifyText", useFacts(payment))}
      onClose={onClose}
    >
      {payment.note && <p className="note warn">{payment.note}</p>}
      <DialogActions onClose={onClose}>
        <ActButton className="btn pri" pending={pending} onClick={verify}>
          {t(reopen ? "payments-tab.reopen" : "payments-tab.verify")}
        </ActButton>
      </DialogActions>
    </TitledDialog>
  );
}

/** Rejects with a reason that the buyer reads. */
export function RejectDialog({ payment, onClose }: Props) {
  const { t } = useWording();
  const { amount, name, reference } = useFacts(payment);
  const { pending, run } = useChange(onClose);
  const { id } = payment;
  const reject = (reason: string) =>
    run({
      call: () => adminApi("PUT /api/admin/payments/:id/reject", { params: { id }, body: { reason } }),
      said: t("payments-tab.rejected"),
      failed: t("payments-tab.rejectFailed"),
      onDone: onClose,
    });
  return (
    <ReasonDialog
      title={t("payments-tab.rejectTitle")}
      text={t("payments-tab.rejectText", { amount, name, reference })}
      usual={(["transferNotFound", "amountDiffers", "receiptUnreadable"] as const).map((key) =>
        t(`usual-reasons.${key}`),
      )}
      label={t("payments-tab.reject")}
      pending={pending}
      onSay={reject}
      onClose={onClose}
    />
  );
}

/** Records money that was given back already. */
export function RefundDialog({ payment, onClose }: Props) {
  const { t } = useWording();
  const { amount, name } = useFacts(payment);
  const { pending, run } = useChange(onClose);
  const [reference, setReference] = useState("");
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const params = { id: payment.id };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isReason(reference) || !isReason(reason)) return;
    const body = { reference: reference.trim(), reason: reason.trim() };
    run({
      call: () => adminApi("POST /api/admin/payments/:id/refund", { params, body }),
      said: t("payments-tab.refunded"),
      failed: t("payments-tab.refundFailed"),
      onDone: onClose,
    });
  };
  return (
    <TitledDialog
      size="medium"
      title={t("payments-tab.refundTitle")}
      text={t("payments-tab.refundText", { amount, name })}
      onClose={onClose}
    >
      <form method="post" onSubmit={submit} noValidate>
        <TextField
          label={t("payments-tab.refundReference")}
          error={asked && !isReason(reference) ? t("payments-tab.refundReferenceShort") : undefined}
          dir="ltr"
          maxLength={100}
          aria-required
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <ReasonField value={reason} onChange={setReason} bad={asked && !isReason(reason)} />
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className="btn danger" pending={pending}>
            {t("payments-tab.refund")}
          </ActButton>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
