import { Eye, LoaderCircle } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import * as styles from "./sell.module.css";

interface Props {
  isNew: boolean;
  pending: boolean;
  /** There is a further step before it is sent. */
  goesOn: boolean;
  onBack: (() => void) | undefined;
}

/** The way on: under the preview on a wide screen, at the bottom of a phone. */
export function SendBar({ isNew, pending, goesOn, onBack }: Props) {
  const { t } = useWording();
  const label = goesOn
    ? t("selling.next")
    : isNew
      ? t(pending ? "selling.publishing" : "selling.publish")
      : t(pending ? "selling.saving" : "selling.save");
  return (
    <div className={styles.bar}>
      {onBack ? (
        <button type="button" className="btn sec" onClick={onBack}>
          {t("selling.previous")}
        </button>
      ) : (
        <a href="#preview" className="btn sec phone">
          <Eye className="i" aria-hidden="true" />
          {t("selling.showPreview")}
        </a>
      )}
      <button
        type="submit"
        className="btn pri grow"
        aria-disabled={pending}
        aria-busy={pending}
        onClick={(event) => pending && event.preventDefault()}
      >
        {pending && <LoaderCircle className="i s spin" aria-hidden="true" />}
        {label}
      </button>
    </div>
  );
}
