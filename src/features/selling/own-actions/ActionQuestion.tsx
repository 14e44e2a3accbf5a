import { Question } from "#ui/kit/dialog/Question.tsx";
import { useWording } from "#ui/page.tsx";
import type { AskedAction } from "./use-own-actions.ts";

interface Props {
  action: AskedAction;
  /** Of the listing: in a list it says which one. */
  title: string;
  onClose: () => void;
  onConfirm: () => void;
}

const goOn = {
  withdraw: "own-actions.withdraw",
  delete: "own-actions.delete",
} as const satisfies Record<AskedAction, string>;

/** Asks before a listing is ended or deleted. */
export default function ActionQuestion({ action, title, onClose, onConfirm }: Props) {
  const { t } = useWording();
  const text =
    action === "delete"
      ? t("own-actions.deleteQuestionText", { title })
      : t(`own-actions.${action}QuestionText`);
  return (
    <Question
      title={t(`own-actions.${action}Question`)}
      text={text}
      keep={t("own-actions.keep")}
      onClose={onClose}
    >
      <button type="button" className={`btn ${action === "delete" ? "danger" : "pri"}`} onClick={onConfirm}>
        {t(goOn[action])}
      </button>
    </Question>
  );
}
