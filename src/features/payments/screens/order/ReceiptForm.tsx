import { CircleAlert, FileUp, Paperclip } from "lucide-react";
import { useId, useState } from "react";
import { useWording } from "#ui/page.tsx";
import "#ui/css/file-field.css";
import type { OwnPayment } from "../../payment.schema.ts";
import * as styles from "./order.module.css";
import { receiptTypes, wrongReceipt } from "./receipt-file.ts";
import { useReceipt } from "./use-receipt.ts";
import { WayChoice } from "./WayChoice.tsx";

/** A photo or a PDF of what the counter gave, and its number where it has one. */
export function ReceiptForm({ payment, onSent }: { payment: OwnPayment; onSent: () => void }) {
  const { t, number } = useWording();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [transaction, setTransaction] = useState("");
  const [way, setWay] = useState("");
  const { send, share, wrong, setWrong } = useReceipt(payment.orderId, onSent);
  const sending = share !== undefined;

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = wrongReceipt(chosen);
    setFile(problem ? undefined : chosen);
    setWrong(problem ? { file: t(problem) } : {});
  };
  const submit = () => {
    if (file) void send(file, { transactionId: transaction.trim(), way });
    else setWrong({ file: t("paying.receiptMissing") });
  };

  return (
    <form
      className="stack s3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div>
        <h3>{t("paying.receiptTitle")}</h3>
        <p className="small muted" id={`${id}-hint`}>
          {t("paying.receiptHint")}
        </p>
      </div>
      <div className="field">
        <label className="file-field" htmlFor={`${id}-file`}>
          {file ? (
            <Paperclip className="i" aria-hidden="true" />
          ) : (
            <FileUp className="i" aria-hidden="true" />
          )}
          <span className="sr">{t("paying.receiptFile")}</span>
          <span className="grow">
            {file ? <bdi>{file.name}</bdi> : t("paying.receiptChoose")}
            {file && <span className="tiny muted">{t("paying.receiptChange")}</span>}
          </span>
          <input
            id={`${id}-file`}
            type="file"
            accept={receiptTypes}
            disabled={sending}
            aria-invalid={Boolean(wrong.file)}
            aria-describedby={`${id}-hint${wrong.file ? ` ${id}-file-error` : ""}`}
            onChange={(event) => choose(event.target.files?.[0])}
          />
        </label>
        <Wrong id={`${id}-file-error`} text={wrong.file} />
      </div>
      <WayChoice
        id={`${id}-way`}
        orderId={payment.orderId}
        value={way}
        disabled={sending}
        onChange={setWay}
      />
      <div className="field">
        <label htmlFor={`${id}-number`}>{t("paying.receiptNumber")}</label>
        <div className={wrong.number ? "input bad" : "input"}>
          <input
            id={`${id}-number`}
            dir="ltr"
            autoComplete="off"
            maxLength={100}
            value={transaction}
            disabled={sending}
            aria-invalid={Boolean(wrong.number)}
            aria-describedby={wrong.number ? `${id}-number-error` : `${id}-number-hint`}
            onChange={(event) => setTransaction(event.target.value)}
          />
        </div>
        <Wrong id={`${id}-number-error`} text={wrong.number} />
        {!wrong.number && (
          <p className="hint" id={`${id}-number-hint`}>
            {t("paying.receiptNumberHint")}
          </p>
        )}
      </div>
      <button type="submit" className={`btn pri ${styles.send}`} disabled={sending}>
        {sending
          ? t("paying.receiptSending", { percent: `${number(Math.round(share * 100))}%` })
          : t("paying.receiptSend")}
      </button>
      {sending && (
        <progress className="file-field-progress" value={share} aria-label={t("paying.receiptSend")} />
      )}
    </form>
  );
}

function Wrong({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="err" id={id} role="alert">
      <CircleAlert className="i s" aria-hidden="true" />
      {text}
    </p>
  );
}
