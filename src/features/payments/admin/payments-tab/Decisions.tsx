import { type FormEvent, useId, useState } from "react";
import { FieldError, TextField } from "#features/accounts/fields/TextField.tsx";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { isolated } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import type { AdminPayment } from "../payment-admin.contract.ts";
import { useDecision } from "./use-decision.ts";
import { nameOf } from "./words.ts";

interface Props {
  payment: AdminPayment;
  onClose: () => void;
}

const shortest = 3;

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
  const { pending, verify } = useDecision(payment, onClose);
  const reopen = payment.actions.includes("reopen");
  return (
    <AdminDialog
      title={t("payments-tab.verifyTitle")}
      text={t("payments-tab.verifyText", useFacts(payment))}
      onClose={onClose}
    >
      {payment.note && <p className="note warn">{payment.note}</p>}
      <Ways onClose={onClose}>
        <button
          type="button"
          className="btn pri"
          aria-busy={pending}
          onClick={() => pending || void verify(reopen)}
        >
          {t(reopen ? "payments-tab.reopen" : "payments-tab.verify")}
        </button>
      </Ways>
    </AdminDialog>
  );
}

/** Rejects with a reason that the buyer reads. */
export function RejectDialog({ payment, onClose }: Props) {
  const { t } = useWording();
  const { amount, name, reference } = useFacts(payment);
  const { pending, reject } = useDecision(payment, onClose);
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const short = reason.trim().length < shortest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!short && !pending) void reject(reason.trim());
  };
  return (
    <AdminDialog
      title={t("payments-tab.rejectTitle")}
      text={t("payments-tab.rejectText", { amount, name, reference })}
      onClose={onClose}
    >
      <form method="post" onSubmit={submit} noValidate>
        <div className="pay-reasons">
          {(["noMoneySeen", "reasonAmount", "reasonReceipt"] as const).map((key) => (
            <button
              key={key}
              type="button"
              className="chip"
              aria-pressed={reason === t(`payments-tab.${key}`)}
              onClick={() => setReason(t(`payments-tab.${key}`))}
            >
              {t(`payments-tab.${key}`)}
            </button>
          ))}
        </div>
        <ReasonField value={reason} onChange={setReason} bad={asked && short} />
        <Ways onClose={onClose}>
          <button type="submit" className="btn danger" aria-busy={pending}>
            {t("payments-tab.reject")}
          </button>
        </Ways>
      </form>
    </AdminDialog>
  );
}

/** Records money that was given back already. */
export function RefundDialog({ payment, onClose }: Props) {
  const { t } = useWording();
  const { amount, name } = useFacts(payment);
  const { pending, refund } = useDecision(payment, onClose);
  const [reference, setReference] = useState("");
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const noReference = reference.trim().length < shortest;
  const noReason = reason.trim().length < shortest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!noReference && !noReason && !pending) {
      void refund({ reference: reference.trim(), reason: reason.trim() });
    }
  };
  return (
    <AdminDialog
      title={t("payments-tab.refundTitle")}
      text={t("payments-tab.refundText", { amount, name })}
      onClose={onClose}
    >
      <form method="post" onSubmit={submit} noValidate>
        <TextField
          label={t("payments-tab.refundReference")}
          error={asked && noReference ? t("payments-tab.refundReferenceShort") : undefined}
          dir="ltr"
          maxLength={100}
          aria-required
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <ReasonField value={reason} onChange={setReason} bad={asked && noReason} />
        <Ways onClose={onClose}>
          <button type="submit" className="btn danger" aria-busy={pending}>
            {t("payments-tab.refund")}
          </button>
        </Ways>
      </form>
    </AdminDialog>
  );
}

function ReasonField({
  value,
  onChange,
  bad,
}: {
  value: string;
  onChange: (to: string) => void;
  bad: boolean;
}) {
  const { t } = useWording();
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {t("payments-tab.reason")}
      </label>
      <textarea
        id={id}
        className={bad ? "input bad" : "input"}
        maxLength={300}
        value={value}
        aria-required
        aria-invalid={bad}
        aria-describedby={bad ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldError id={`${id}-error`} text={bad ? t("payments-tab.reasonShort") : undefined} />
    </div>
  );
}

function Ways({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { t } = useWording();
  return (
    <div className="adm-ways">
      <button type="button" className="btn sec" onClick={onClose}>
        {t("admin.cancel")}
      </button>
      {children}
    </div>
  );
}
