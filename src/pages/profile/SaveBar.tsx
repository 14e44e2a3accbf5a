import { LoaderCircle } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import * as styles from "./profile.module.css";

interface Props {
  /** What the button says. */
  save: string;
  /** Something was changed: only then is there anything to save or to discard. */
  dirty: boolean;
  pending: boolean;
  /** It cannot be sent for now, though it may be discarded. */
  held?: boolean;
  onDiscard: () => void;
}

/** The foot of a form. Its buttons keep their place whatever the form's state is. */
export function SaveBar({ save, dirty, pending, held = false, onDiscard }: Props) {
  const { t } = useWording();
  return (
    <div className={styles.saveBar}>
      <button type="submit" className="btn pri" disabled={!dirty || held} aria-busy={pending}>
        {pending && <LoaderCircle className="i s spin" aria-hidden="true" />}
        {save}
      </button>
      {dirty && !pending && (
        <button type="button" className="btn quiet" onClick={onDiscard}>
          {t("profile.discard")}
        </button>
      )}
    </div>
  );
}
