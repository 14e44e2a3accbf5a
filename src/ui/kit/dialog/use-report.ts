import { type FormEvent, useRef, useState } from "react";
import { type Attempt, attemptOf } from "#platform/page/attempt.ts";
import { usePage } from "../../page.tsx";
import { toast } from "../../Toasts.tsx";
import { whyFailed } from "../../why-failed.ts";

export interface Report<Reason> {
  reason: Reason;
  /** Empty where nothing was written. */
  text: string;
}

interface Ways<Reason> {
  send: (report: Report<Reason>, idempotencyKey: string) => Promise<unknown>;
  sent: readonly [title: string, text?: string];
  onClose: () => void;
}

/** The state of a report until it is sent: what is missing takes the focus. */
export function useReport<Reason extends string>({ send, sent, onClose }: Ways<Reason>) {
  const { t } = usePage().messages;
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<"reason" | "text">();
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const attempt = useRef<Attempt>(undefined);

  const refuse = (what: "reason" | "text") => {
    setWrong(what);
    form.current?.querySelector<HTMLElement>(`[name="${what}"]`)?.focus();
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setRefusal(undefined);
    setWrong(undefined);
    const words = text.trim();
    if (!reason) return refuse("reason");
    if (reason === "other" && !words) return refuse("text");
    setSending(true);
    try {
      const report = { reason, text: words };
      attempt.current = attemptOf(attempt.current, report);
      await send(report, attempt.current.key);
      onClose();
      toast("success", ...sent);
    } catch (error) {
      setRefusal(whyFailed(error, t, t("report.failed")));
    } finally {
      setSending(false);
    }
  }
  const change =
    <Value>(set: (value: Value) => void) =>
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
    isSending,
    setReason: change(setReason),
    setText: change(setText),
    submit,
  };
}
