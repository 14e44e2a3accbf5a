import { useState } from "react";
import { Close } from "#ui/kit/dialog/Dialog.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { AreaField } from "#ui/kit/form/AreaField.tsx";
import { useWording } from "#ui/page.tsx";
import { longestReply } from "../review.schema.ts";
import { useWords } from "./use-words.ts";
import "#ui/css/question.css";

interface Props {
  id: string;
  slug: string;
  /** The reply as it is shown. */
  stored: string;
  onClose: () => void;
}

/** The dealer's reply to a review. */
export default function ReplyDialog({ id, slug, stored, onClose }: Props) {
  const { t } = useWording();
  const [text, setText] = useState(stored);
  const { send, pending, errors, setErrors } = useWords({
    slug,
    send: (api) => api("PUT /api/dealer-reviews/:id/reply", { params: { id }, body: { text } }),
    said: ({ state }) => t(state === "held" ? "dealer-reviews.repliedHeld" : "dealer-reviews.replied"),
    failed: t("dealer-reviews.replyFailed"),
    onDone: onClose,
  });
  return (
    <TitledDialog
      title={t("dealer-reviews.replyTitle")}
      text={t("dealer-reviews.replyText")}
      keepsInput
      onClose={onClose}
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim().length < 2) setErrors({ text: t("errors.field.required") });
          else send();
        }}
      >
        <AreaField
          label={t("dealer-reviews.replyField")}
          error={errors.text}
          rows={5}
          maxLength={longestReply}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="question-ways">
          <Close className="btn sec">{t("dealer-reviews.cancel")}</Close>
          <ActButton type="submit" className="btn pri" pending={pending}>
            {t("dealer-reviews.replySend")}
          </ActButton>
        </div>
      </form>
    </TitledDialog>
  );
}
