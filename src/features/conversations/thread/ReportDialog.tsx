import { Dialog } from "@base-ui/react/dialog";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { Conversation } from "../conversation.contract.ts";
import { longestReport, type ReportReason, reportReasons } from "../conversation.schema.ts";

interface Props {
  conversation: Conversation;
  onClose: () => void;
}

/** What is wrong with a conversation: a reason, and words where one likes. */
export default function ReportDialog({ conversation, onClose }: Props) {
  const { t } = useWording();
  const { reason, setReason, text, setText, wrong, sending, send } = useReport(conversation, onClose);
  const errorId = useId();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className="dialog question">
            <Dialog.Title className="question-title">{t("conversations.reportTitle")}</Dialog.Title>
            <Dialog.Description className="soft small">
              {t("conversations.reportText", { name: conversation.other.name })}
            </Dialog.Description>
            <form className="talk-report" onSubmit={send} noValidate aria-busy={sending}>
              <fieldset aria-describedby={wrong ? errorId : undefined}>
                <legend className="lab">{t("conversations.reportReason")}</legend>
                {reportReasons.map((one) => (
                  <label key={one}>
                    <input
                      type="radio"
                      name="reason"
                      value={one}
                      checked={reason === one}
                      onChange={() => setReason(one)}
                    />
                    {t(`conversations.${one}`)}
                  </label>
                ))}
              </fieldset>
              <label className="field">
                <span className="lab">{t("conversations.reportWords")}</span>
                <textarea
                  className="input"
                  rows={3}
                  maxLength={longestReport}
                  value={text}
                  dir="auto"
                  onChange={({ target }) => setText(target.value)}
                />
              </label>
              {wrong && (
                <p id={errorId} className="note bad" role="alert">
                  <CircleAlert className="i" aria-hidden="true" />
                  {wrong}
                </p>
              )}
              <div className="question-ways">
                <Dialog.Close className="btn sec">{t("conversations.cancel")}</Dialog.Close>
                <button type="submit" className="btn pri" disabled={sending}>
                  {t(sending ? "conversations.reportSending" : "conversations.reportSend")}
                </button>
              </div>
            </form>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useReport({ id }: Conversation, onClose: () => void) {
  const { api, messages } = usePage();
  const { t } = messages;
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setWrong(t("conversations.reportMissing"));
    setWrong(undefined);
    setSending(true);
    try {
      const words = text.trim();
      await api("POST /api/conversations/:id/report", {
        params: { id },
        body: { reason, ...(words && { text: words }) },
      });
      toast("success", t("conversations.reported"));
      onClose();
    } catch (error) {
      setWrong(whyFailed(error, t, t("conversations.reportFailed")));
      setSending(false);
    }
  };
  return { reason, setReason, text, setText, wrong, sending, send };
}
