import { useId } from "react";
import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { isFault } from "#features/selling/standing/ladder.ts";
import { PickBox } from "#ui/kit/list/PickBox.tsx";
import { useWording } from "#ui/page.tsx";
import { Key } from "./Key.tsx";
import * as styles from "./moderation.module.css";
import { because, type Refusal } from "./refusal.ts";

/** In characters, as the call takes it. */
const textLimit = 500;

/** Why a listing is refused: a coded reason, each with its number key, and the reviewer's own words. */
export function Reasons({
  value,
  onChange,
  bad,
  numbered = false,
}: {
  value: Refusal;
  onChange: (to: Refusal) => void;
  /** It was sent without one. */
  bad: boolean;
  numbered?: boolean;
}) {
  const { t } = useWording();
  const id = useId();
  return (
    <div className="stack s3">
      <fieldset className={styles.reasons}>
        <legend className="lab">{t("moderation.reasonTitle")}</legend>
        {rejectionCodes.map((code, index) => (
          <button
            key={code}
            type="button"
            className="chip"
            aria-pressed={value.code === code}
            onClick={() => onChange(because(value, code))}
          >
            {numbered && <Key>{index + 1}</Key>}
            {t(`moderation.code_${code}`)}
          </button>
        ))}
      </fieldset>
      <div className="field">
        <label className="lab" htmlFor={id}>
          {t("moderation.reasonText")}
        </label>
        <textarea
          id={id}
          className={bad ? "input bad" : "input"}
          rows={2}
          maxLength={textLimit}
          dir="auto"
          value={value.reason}
          aria-invalid={bad}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange({ ...value, reason: target.value })}
        />
        <p id={`${id}-hint`} className={bad ? `${styles.bad} small` : "hint small soft"}>
          {t(bad ? "moderation.reasonNeeded" : "moderation.reasonTextHint")}
        </p>
      </div>
      {isFault(value.code) && (
        <div>
          <PickBox
            label={t("moderation.warn")}
            text={t("moderation.warn")}
            checked={value.warn}
            onChange={() => onChange({ ...value, warn: !value.warn })}
          />
          <p className="hint small soft">{t("moderation.warnHint")}</p>
        </div>
      )}
    </div>
  );
}
