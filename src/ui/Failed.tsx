import { RotateCw } from "lucide-react";
import { useWording } from "./page.tsx";

/** Stands in the place of what could not be read, with the way to try again. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useWording();
  return (
    <div className="note plain between" role="alert">
      {text}
      <button type="button" className="link" onClick={onRetry}>
        <RotateCw className="i s" aria-hidden="true" />
        {t("common.retry")}
      </button>
    </div>
  );
}
