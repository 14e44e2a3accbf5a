import { type FormEvent, useId, useState } from "react";
import { Close } from "#ui/kit/dialog/Dialog.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { AreaField } from "#ui/kit/form/AreaField.tsx";
import { FieldError } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import type { OwnReview } from "../review.contract.ts";
import { reviewLimits } from "../review.schema.ts";
import { StarField } from "./Stars.tsx";
import { useWords } from "./use-words.ts";
import "#ui/css/question.css";

interface Props {
  slug: string;
  name: string;
  stored: OwnReview | null;
  onClose: () => void;
}

/** What a buyer says of a dealer: stars and words. */
export default function ReviewDialog({ slug, name, stored, onClose }: Props) {
  const { t } = useWording();
  const starsError = useId();
  const [stars, setStars] = useState(stored?.stars ?? 0);
  const [text, setText] = useState(stored?.text ?? "");
  const { send, pending, errors, setErrors } = useWords({
    slug,
    send: (api) => api("PUT /api/dealers/:slug/my-review", { params: { slug }, body: { stars, text } }),
    said: ({ state }) => t(state === "held" ? "dealer-reviews.sentHeld" : "dealer-reviews.sent"),
    failed: t("dealer-reviews.failedToSend"),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = {
      ...(stars === 0 && { stars: t("dealer-reviews.starsMissing") }),
      ...([...text.trim()].length < reviewLimits.shortest && { text: t("errors.field.contact_message") }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) send();
  };
  return (
    <TitledDialog
      title={t("dealer-reviews.dialogTitle", { name })}
      text={t("dealer-reviews.dialogText")}
      keepsInput
      onClose={onClose}
    >
      <form className="stack" noValidate onSubmit={submit}>
        <div>
          <StarField value={stars} onChange={setStars} error={errors.stars} errorId={starsError} />
          <FieldError id={starsError} text={errors.stars} />
        </div>
        <AreaField
          label={t("dealer-reviews.text")}
          error={errors.text}
          rows={6}
          maxLength={reviewLimits.longest}
          value={text}
          onChange={({ target }) => setText(target.value)}
        >
          <p className="hint">{t("dealer-reviews.textHint")}</p>
        </AreaField>
        <div className="question-ways">
          <Close className="btn sec">{t("dealer-reviews.cancel")}</Close>
          <ActButton type="submit" className="btn pri" pending={pending}>
            {t("dealer-reviews.send")}
          </ActButton>
        </div>
      </form>
    </TitledDialog>
  );
}
