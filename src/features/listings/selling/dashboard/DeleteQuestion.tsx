import { useWording } from "#ui/page.tsx";
import { Question } from "#ui/Question.tsx";

interface Props {
  title: string;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before a listing is deleted (spec §8). */
export default function DeleteQuestion({ title, onClose, onDelete }: Props) {
  const { t } = useWording();
  return (
    <Question
      title={t("dashboard.deleteQuestion")}
      text={t("dashboard.deleteText", { title })}
      keep={t("dashboard.deleteKeep")}
      onClose={onClose}
    >
      <button type="button" className="btn danger" onClick={onDelete}>
        {t("dashboard.delete")}
      </button>
    </Question>
  );
}
