import { Dialog } from "@base-ui/react/dialog";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { type Attempt, attemptOf } from "#platform/page/attempt.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { type ReportReason, reportReasons, reportTextLimit } from "../selling/report-reasons.ts";
import "#ui/css/question.css";
import "./reporting.css";

export interface ReportDialogProps {
  listingId: string;
  onClose: () => void;
}

/** What is wrong with a listing: a reason, and words where one likes; needed for "something else". */
export default function ReportDialog({ listingId, onClose }: ReportDialogProps) {
  const { t, number } = useWording();
  const { form, reason, text, wrong, refusal, sending, setReason, setText, send } = useReport(
    listingId,
    onClose,
  );
  const errorId = useId();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className="dialog question" initialFocus={() => form.current?.querySelector("input")}>
            <Dialog.Title className="question-title">{t("reporting.title")}</Dialog.Title>
            <Dialog.Description className="soft small">{t("reporting.intro")}</Dialog.Description>
            <form ref={form} className="report" onSubmit={send} noValidate aria-busy={sending}>
              <fieldset
                className="report-reasons"
                aria-describedby={wrong === "reason" ? errorId : undefined}
                aria-invalid={wrong === "reason" || undefined}
              >
                <legend className="lab">{t("reporting.reason")}</legend>
                {reportReasons.map((one) => (
                  <label key={one}>
                    <input
                      type="radio"
                      name="reason"
                      value={one}
                      checked={reason === one}
                      onChange={() => setReason(one)}
                    />
                    {t(`reporting.${one}`)}
                  </label>
                ))}
              </fieldset>
              <label className="field">
                <span className="lab">
                  {t("reporting.text")}{" "}
                  {reason !== "other" && <span className="muted">{t("reporting.optional")}</span>}
                </span>
                <textarea
                  className={`input${wrong === "text" ? " bad" : ""}`}
                  name="text"
                  rows={3}
                  maxLength={reportTextLimit}
                  value={text}
                  dir="auto"
                  aria-invalid={wrong === "text" || undefined}
                  aria-describedby={wrong === "text" ? errorId : undefined}
                  onChange={({ target }) => setText(target.value)}
                />
                {text.length > reportTextLimit * 0.8 && (
                  <span className="hint">
                    {t("reporting.left", {
                      count: reportTextLimit - text.length,
                      shown: number(reportTextLimit - text.length),
                    })}
                  </span>
                )}
              </label>
              {(wrong || refusal) && (
                <p id={errorId} className="note bad" role="alert">
                  <CircleAlert className="i" aria-hidden="true" />
                  {wrong === "reason" && t("reporting.reasonMissing")}
                  {wrong === "text" && t("reporting.textMissing")}
                  {refusal}
                </p>
              )}
              <div className="question-ways">
                <Dialog.Close className="btn sec">{t("reporting.cancel")}</Dialog.Close>
                <button type="submit" className="btn pri" disabled={sending}>
                  {t(sending ? "reporting.sending" : "reporting.send")}
                </button>
              </div>
            </form>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useReport(listingId: string, onClose: () => void) {
  const { api, messages } = usePage();
  const { t } = messages;
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<"reason" | "text">();
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);
  const attempt = useRef<Attempt>(undefined);

  const refuse = (what: "reason" | "text") => {
    setWrong(what);
    form.current?.querySelector<HTMLElement>(`[name="${what}"]`)?.focus();
  };
  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setRefusal(undefined);
    setWrong(undefined);
    if (!reason) return refuse("reason");
    if (reason === "other" && !text.trim()) return refuse("text");
    setSending(true);
    try {
      const body = { reason, text };
      attempt.current = attemptOf(attempt.current, body);
      const idempotencyKey = attempt.current.key;
      await api("POST /api/cars/:id/report", { params: { id: listingId }, body, idempotencyKey });
      onClose();
      toast("success", t("reporting.sent"), t("reporting.sentText"));
    } catch (error) {
      setRefusal(whyFailed(error, t, t("reporting.failed")));
    } finally {
      setSending(false);
    }
  }
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setWrong(undefined);
      set(value);
    };
  return {
    form,
    reason,
    text,
    wrong,
    refusal,
    sending,
    setReason: change(setReason),
    setText: change(setText),
    send,
  };
}
