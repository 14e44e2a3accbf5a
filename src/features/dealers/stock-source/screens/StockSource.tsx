import { RefreshCw, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import { Runs } from "./Runs.tsx";
import * as styles from "./stock-source.module.css";
import { type SourceValues, useSource } from "./use-source.ts";

const Question = lazy(() =>
  import("#ui/kit/dialog/Question.tsx").then(({ Question }) => ({ default: Question })),
);
const none: SourceValues = { url: "", gone: "keep", isOn: true };

/** From where a dealer's stock is read at night: said, read now, forgotten; and what became of the last readings. */
export function StockSource() {
  const { t } = useWording();
  const { data, pending, isUnderWay, save, runNow, forget } = useSource();
  const [isAsked, setAsked] = useState(false);
  if (!data) return null;
  const { source, runs } = data;
  return (
    <section className={`panel ${styles.source}`} aria-label={t("stock-source.title")}>
      <h2>{t("stock-source.title")}</h2>
      <p className="soft">{t("stock-source.text")}</p>
      <SourceForm key={source?.url ?? ""} source={source ?? none} pending={pending} save={save} />
      {source && (
        <>
          <div className="row wrapx">
            <ActButton
              className="btn sec sm"
              pending={pending}
              off={isUnderWay}
              onClick={() => void runNow()}
            >
              <RefreshCw className={isUnderWay ? "i s spin" : "i s"} aria-hidden="true" />
              {t("stock-source.runNow")}
            </ActButton>
            <button type="button" className="btn quiet sm" onClick={() => setAsked(true)}>
              <Trash2 className="i s" aria-hidden="true" />
              {t("stock-source.remove")}
            </button>
          </div>
          <Runs runs={runs} />
        </>
      )}
      <Suspense>
        {isAsked && (
          <Question
            title={t("stock-source.removeQuestion")}
            text={t("stock-source.removeText")}
            keep={t("stock-source.removeKeep")}
            onClose={() => setAsked(false)}
          >
            <button
              type="button"
              className="btn danger-o"
              onClick={() => {
                setAsked(false);
                void forget();
              }}
            >
              {t("stock-source.remove")}
            </button>
          </Question>
        )}
      </Suspense>
    </section>
  );
}

interface FormProps {
  source: SourceValues;
  pending: boolean;
  save: (values: SourceValues) => Promise<string | undefined>;
}

function SourceForm({ source, pending, save }: FormProps) {
  const { t } = useWording();
  const [values, setValues] = useState(source);
  const [error, setError] = useState<string>();
  const url = values.url.trim();
  const isChanged = url !== source.url || values.gone !== source.gone || values.isOn !== source.isOn;
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && url !== "") void save({ ...values, url }).then(setError);
      }}
    >
      <TextField
        label={t("stock-source.url")}
        error={error}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        dir="ltr"
        value={values.url}
        onChange={({ target }) => setValues({ ...values, url: target.value })}
      >
        <p className="hint">{t("stock-source.urlHint")}</p>
      </TextField>
      <SelectField
        label={t("stock-source.gone")}
        error={undefined}
        choices={[
          { value: "keep", label: t("stock-source.goneKeep") },
          { value: "withdraw", label: t("stock-source.goneWithdraw") },
        ]}
        value={values.gone}
        onChange={({ target }) =>
          setValues({ ...values, gone: target.value === "withdraw" ? "withdraw" : "keep" })
        }
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={values.isOn}
          onChange={({ target }) => setValues({ ...values, isOn: target.checked })}
        />
        {t("stock-source.isOn")}
      </label>
      <div>
        <ActButton type="submit" className="btn pri" pending={pending} off={!isChanged || url === ""}>
          {t("stock-source.save")}
        </ActButton>
      </div>
    </form>
  );
}
