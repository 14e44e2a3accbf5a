import { useId, useRef, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { type Attempt, attemptOf } from "#platform/page/attempt.ts";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { Feedback } from "../inbox.contract.ts";
import { longestReply } from "../inbox.schema.ts";
import * as styles from "./feedback-tab.module.css";

/** Answers by mail. What was typed stays until it is on its way; when another administrator was faster, that is read before it is sent. */
export function ReplyForm({ feedback, onChanged }: { feedback: Feedback; onChanged: () => void }) {
  const { t } = useWording();
  const id = useId();
  const [message, setMessage] = useState("");
  const attempt = useRef<Attempt>(undefined);
  const { pending, run } = useChange(() => void onChanged());
  const send = () => {
    const body = { version: feedback.version, message };
    attempt.current = attemptOf(attempt.current, body);
    const { key } = attempt.current;
    run({
      call: () =>
        adminApi("POST /api/admin/feedback/:id/reply", {
          params: { id: feedback.id },
          body,
          idempotencyKey: key,
        }),
      said: t("feedback-tab.sent"),
      failed: t("feedback-tab.sendFailed"),
      onDone: () => {
        setMessage("");
        onChanged();
      },
    });
  };
  return (
    <div className={styles.reply}>
      <div className="field">
        <label className="lab" htmlFor={id}>
          {t("feedback-tab.reply")}
        </label>
        <textarea
          id={id}
          className="input"
          rows={6}
          maxLength={longestReply}
          dir="auto"
          value={message}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setMessage(target.value)}
        />
        <p className="small muted" id={`${id}-hint`}>
          {t("feedback-tab.replyHint", { email: `\u2066${feedback.email}\u2069` })}{" "}
          {t(feedback.language === "ar" ? "feedback-tab.readsArabic" : "feedback-tab.readsEnglish")}
        </p>
      </div>
      <ActButton className="btn pri" pending={pending} off={message.trim() === ""} onClick={send}>
        {t("feedback-tab.send")}
      </ActButton>
    </div>
  );
}
