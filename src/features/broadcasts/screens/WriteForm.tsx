import { ChevronDown } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { FieldError, TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import {
  type Audience,
  audiencesOf,
  isNamed,
  longestBody,
  longestTitle,
  mostAddresses,
} from "../broadcast.schema.ts";
import * as styles from "./broadcasts-tab.module.css";
import { addressesIn, type Written, type Wrong, wrongWith } from "./written.ts";

interface Props {
  written: Written;
  onChange: (change: Partial<Written>) => void;
  pending: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Who is notified, what, and where it leads. */
export function WriteForm({ written, onChange, pending, onSubmit, onClose }: Props) {
  const { t } = useWording();
  const [asked, setAsked] = useState(false);
  const found = wrongWith(written);
  const wrong: Wrong = asked ? found : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(found).length === 0) onSubmit();
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      <AudienceChoice written={written} onChange={onChange} />
      {isNamed(written.audience) && <Addresses written={written} wrong={wrong} onChange={onChange} />}
      <p className="small soft">{t("broadcasts-tab.oneLanguage")}</p>
      <div className={styles.languages}>
        <WordingFields
          legend={t("broadcasts-tab.arabic")}
          language="ar"
          written={written}
          error={wrong.ar && t(`broadcasts-tab.${wrong.ar}`)}
          onChange={onChange}
        />
        <WordingFields
          legend={t("broadcasts-tab.english")}
          language="en"
          written={written}
          error={wrong.en && t(`broadcasts-tab.${wrong.en}`)}
          onChange={onChange}
        />
      </div>
      <TextField
        label={t("broadcasts-tab.link")}
        error={wrong.link && t(`broadcasts-tab.${wrong.link}`)}
        dir="ltr"
        placeholder="/cars"
        maxLength={300}
        value={written.link}
        onChange={({ target }) => onChange({ link: target.value })}
      >
        <span className="hint">{t("broadcasts-tab.linkHint")}</span>
      </TextField>
      <div className="adm-ways">
        <button type="button" className="btn sec" onClick={onClose}>
          {t("kit.cancel")}
        </button>
        <button type="submit" className="btn pri" aria-busy={pending}>
          {t("broadcasts-tab.toReview")}
        </button>
      </div>
    </form>
  );
}

type PartProps = Pick<Props, "written" | "onChange">;

function AudienceChoice({ written, onChange }: PartProps) {
  const { t } = useWording();
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {t("broadcasts-tab.audience")}
      </label>
      <div className="select-place">
        <select
          id={id}
          className="input"
          value={written.audience}
          onChange={({ target }) => onChange({ audience: target.value as Audience })}
        >
          {audiencesOf[written.kind].map((one) => (
            <option key={one} value={one}>
              {t(`broadcasts-tab.${one}`)}
            </option>
          ))}
        </select>
        <ChevronDown className="i s" aria-hidden="true" />
      </div>
    </div>
  );
}

function Addresses({ written, wrong: { addresses: wrong }, onChange }: PartProps & { wrong: Wrong }) {
  const { t, number } = useWording();
  const most = number(mostAddresses);
  const error =
    wrong &&
    ("none" in wrong
      ? t("broadcasts-tab.addressesNone")
      : "many" in wrong
        ? t("broadcasts-tab.addressesMany", { count: number(wrong.many), most })
        : t("broadcasts-tab.addressesWrong", { address: `\u2068${wrong.address}\u2069` }));
  return (
    <Area
      label={t("broadcasts-tab.addresses")}
      error={error}
      dir="ltr"
      value={written.addresses}
      onChange={(addresses) => onChange({ addresses })}
    >
      <span className="hint">
        {t(written.kind === "email" ? "broadcasts-tab.addressesHint" : "broadcasts-tab.namedHint", {
          most,
        })}{" "}
        {t("broadcasts-tab.addressesCount", { count: addressesIn(written.addresses).length })}
      </span>
    </Area>
  );
}

interface WordingProps extends PartProps {
  legend: string;
  language: "ar" | "en";
  error: string | undefined;
}

function WordingFields({ legend, language, written, error, onChange }: WordingProps) {
  const { t } = useWording();
  const [title, body] =
    language === "ar" ? (["titleAr", "bodyAr"] as const) : (["titleEn", "bodyEn"] as const);
  const dir = language === "ar" ? "rtl" : "ltr";
  return (
    <fieldset className={styles.wording}>
      <legend className="m">{legend}</legend>
      <TextField
        label={t(written.kind === "email" ? "broadcasts-tab.subject" : "broadcasts-tab.title")}
        error={error}
        dir={dir}
        lang={language}
        maxLength={longestTitle}
        value={written[title]}
        onChange={({ target }) => onChange({ [title]: target.value })}
      />
      <Area
        label={t("broadcasts-tab.body")}
        dir={dir}
        lang={language}
        maxLength={longestBody[written.kind]}
        value={written[body]}
        onChange={(text) => onChange({ [body]: text })}
      >
        <span className="hint">{t("broadcasts-tab.bodyHint")}</span>
      </Area>
    </fieldset>
  );
}

interface AreaProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  dir: "ltr" | "rtl";
  lang?: string;
  maxLength?: number;
  children?: ReactNode;
}

function Area({ label, value, onChange, error, children, ...input }: AreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        className={error ? `input bad ${styles.text}` : `input ${styles.text}`}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldError id={`${id}-error`} text={error} />
      {children}
    </div>
  );
}
