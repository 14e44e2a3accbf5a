import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { useWording } from "../../page.tsx";
import { Close, Description, Dialog, Title } from "./Dialog.tsx";
import { type Report, useReport } from "./use-report.ts";
import "../../css/question.css";
import "../../css/report.css";

interface Props<Reason extends string> {
  title: string;
  /** Who reads it, and who is not told. */
  intro: string;
  /** In the order they are offered; `other` is not enough without words. */
  reasons: readonly { value: Reason; label: string }[];
  /** What the words are for. */
  label: string;
  longest: number;
  /** Sends it: with the same key once. */
  send: (report: Report<Reason>, idempotencyKey: string) => Promise<unknown>;
  /** What is thanked with. */
  sent: readonly [title: string, text?: string];
  onClose: () => void;
}

/** What is wrong with something: a reason, and words where one likes. Needs the namespace "report". */
export function ReportDialog<Reason extends string>(props: Props<Reason>) {
  const { title, intro, reasons, label, longest, onClose } = props;
  const { t, number } = useWording();
  const { form, reason, text, wrong, refusal, isSending, setReason, setText, submit } = useReport(props);
  const errorId = useId();
  const left = longest - text.length;
  return (
    <Dialog
      className="dialog question"
      initialFocus={() => form.current?.querySelector("input")}
      onClose={onClose}
    >
      <Title className="question-title">{title}</Title>
      <Description className="soft small">{intro}</Description>
      <form ref={form} className="report" onSubmit={submit} noValidate aria-busy={isSending}>
        <fieldset
          className="report-reasons"
          aria-describedby={wrong === "reason" ? errorId : undefined}
          aria-invalid={wrong === "reason" || undefined}
        >
          <legend className="lab">{t("report.reason")}</legend>
          {reasons.map((one) => (
            <label key={one.value}>
              <input
                type="radio"
                name="reason"
                value={one.value}
                checked={reason === one.value}
                onChange={() => setReason(one.value)}
              />
              {one.label}
            </label>
          ))}
        </fieldset>
        <label className="field">
          <span className="lab">
            {label} {reason !== "other" && <span className="muted">{t("report.optional")}</span>}
          </span>
          <textarea
            className={`input${wrong === "text" ? " bad" : ""}`}
            name="text"
            rows={3}
            maxLength={longest}
            value={text}
            dir="auto"
            aria-invalid={wrong === "text" || undefined}
            aria-describedby={wrong === "text" ? errorId : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          {left < longest * 0.2 && (
            <span className="hint">{t("report.left", { count: left, shown: number(left) })}</span>
          )}
        </label>
        {(wrong || refusal) && (
          <p id={errorId} className="note bad" role="alert">
            <CircleAlert className="i" aria-hidden="true" />
            {wrong === "reason" && t("report.reasonMissing")}
            {wrong === "text" && t("report.textMissing")}
            {refusal}
          </p>
        )}
        <div className="question-ways">
          <Close className="btn sec">{t("report.cancel")}</Close>
          <button type="submit" className="btn pri" disabled={isSending}>
            {t(isSending ? "report.sending" : "report.send")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
