import { CloudOff, RotateCw } from "lucide-react";
import { useWording } from "./page.tsx";

interface Props {
  title: string;
  text: string;
  onRetry: () => void;
}

/** Stands in the place of a whole list or page that could not be read, with the way to try again. */
export function FailedPanel({ title, text, onRetry }: Props) {
  const { t } = useWording();
  return (
    <div className="panel empty" role="alert">
      <CloudOff className="i l muted" aria-hidden="true" />
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      <button type="button" className="btn pri" onClick={onRetry}>
        <RotateCw className="i s" aria-hidden="true" />
        {t("common.retry")}
      </button>
    </div>
  );
}
