import { Question } from "#ui/kit/dialog/Question.tsx";
import { useWording } from "#ui/page.tsx";
import type { Doubt } from "./doubts.ts";
import * as styles from "./sell.module.css";

interface Props {
  doubts: readonly Doubt[];
  onSend: () => void;
  onClose: () => void;
}

/** What a seller should have seen before a listing is sent; it can be sent as it is. */
export default function DoubtQuestion({ doubts, onSend, onClose }: Props) {
  const { t } = useWording();
  return (
    <Question
      title={t("selling.doubtTitle")}
      text={t("selling.doubtText")}
      keep={t("selling.doubtBack")}
      onClose={onClose}
      told={
        <ul className={styles.tips}>
          {doubts.map(({ key, values = {} }) => (
            <li key={key}>{t(key, values)}</li>
          ))}
        </ul>
      }
    >
      <button type="button" className="btn pri" onClick={onSend}>
        {t("selling.doubtSend")}
      </button>
    </Question>
  );
}
