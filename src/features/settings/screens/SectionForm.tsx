import { type FormEvent, useEffect, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useHold, useRefresh } from "#features/administrators/client/refresh.tsx";
import { ActButton } from "#features/administrators/list/ActButton.tsx";
import { Conflict } from "#features/administrators/list/Conflict.tsx";
import { isolated } from "#i18n/format.ts";
import { localeOf } from "#i18n/language.ts";
import { ApiError } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { AllSettings, Section, SettingsChange } from "../settings.contract.ts";
import { FieldOf } from "./FieldOf.tsx";
import { type Field, type Filled, filledWith, forms, saidBy } from "./fields.ts";
import * as styles from "./settings-tab.module.css";

interface Props {
  section: Section;
  stored: AllSettings[Section];
  onDirty: (section: Section, dirty: boolean) => void;
}

/** The form of one section: what was changed stays while it is not saved, and says when somebody else was faster. */
export function SectionForm({ section, stored, onDirty }: Props) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const { title, text, fields } = forms[section];
  const fresh = filledWith(fields, stored.values);
  const [base, setBase] = useState({ filled: fresh, version: stored.version });
  const [filled, setFilled] = useState<Filled>(fresh);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<ApiError>();
  const [pending, setPending] = useState(false);
  const dirty = fields.some(({ key }) => filled[key] !== base.filled[key]);
  useHold(dirty);
  useEffect(() => onDirty(section, dirty), [onDirty, section, dirty]);

  const take = (next: AllSettings[Section]) => {
    const values = filledWith(fields, next.values);
    setBase({ filled: values, version: next.version });
    setFilled(values);
    setErrors({});
    setConflict(undefined);
  };
  // What somebody else saved is shown, unless something is being filled in; what this form knows to be old is not.
  const [looked, setLooked] = useState(stored);
  if (stored !== looked && !pending) {
    setLooked(stored);
    if (!dirty && stored.version !== base.version) take(stored);
  }

  const save = async () => {
    setPending(true);
    setErrors({});
    try {
      const body = { section, version: base.version, ...saidBy(fields, filled) } as SettingsChange;
      const all = await adminApi("PUT /api/admin/settings", { body });
      take(all[section]);
      toast("success", t("settings-tab.saved"));
      refresh();
    } catch (error) {
      const refused = error instanceof ApiError ? error : undefined;
      if (refused?.code === "settings.changed") setConflict(refused);
      else if (refused?.errors) setErrors(refused.errors);
      else toast("error", t("settings-tab.saveFailed"), whyFailed(error, t, t("admin.failed")));
    }
    setPending(false);
  };
  const loadNew = async () => {
    const all = await adminApi("GET /api/admin/settings").catch(() => undefined);
    if (!all) return toast("error", t("admin.listFailed"));
    take(all[section]);
    refresh();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <section
      className={`panel ${styles.section}`}
      id={`settings-${section}`}
      aria-labelledby={`${section}-title`}
    >
      <div className={styles.heading}>
        <h2 id={`${section}-title`}>{t(title)}</h2>
        <LastChange stored={stored} fields={fields} />
      </div>
      <p className="soft small">{t(text)}</p>
      {section === "rates" && <RatesAge values={stored.values} />}
      <form method="post" onSubmit={submit} noValidate>
        <div className={styles.fields}>
          {fields.map((field) => (
            <FieldOf
              key={field.key}
              field={field}
              value={filled[field.key] ?? ""}
              error={errors[field.key]}
              onChange={(value) => setFilled({ ...filled, [field.key]: value })}
            />
          ))}
        </div>
        <Conflict error={conflict} onLoad={() => void loadNew()} />
        <div className="adm-ways">
          {dirty && (
            <button
              type="button"
              className="btn sec"
              onClick={() => {
                setFilled(base.filled);
                setErrors({});
              }}
            >
              {t("settings-tab.undo")}
            </button>
          )}
          <ActButton type="submit" className="btn pri" pending={pending} off={!dirty && section !== "rates"}>
            {t(section === "rates" && !dirty ? "settings-tab.confirmRates" : "settings-tab.save")}
          </ActButton>
        </div>
      </form>
    </section>
  );
}

/** Who changed what of it last. */
function LastChange({ stored, fields }: { stored: AllSettings[Section]; fields: readonly Field[] }) {
  const { t, language } = useWording();
  const { changedBy, changedAt, changed } = stored;
  if (!changedAt) return <span className="small muted">{t("settings-tab.neverChanged")}</span>;
  const time = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Beirut",
  }).format(new Date(changedAt));
  const names = fields.filter(({ key }) => changed.includes(key)).map(({ label }) => t(label));
  const what = new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(names);
  const by = { name: isolated(changedBy ?? t("settings-tab.somebody")), time };
  return (
    <span className="small muted">
      {names.length > 0 ? t("settings-tab.changedWhat", { ...by, what }) : t("settings-tab.changedBy", by)}
    </span>
  );
}

function RatesAge({ values }: { values: AllSettings[Section]["values"] }) {
  const { t, day } = useWording();
  if (!("asOf" in values)) return null;
  return (
    <p className={styles.age}>
      <span className={values.isStale ? "badge warn" : "badge ok"}>
        {t("settings-tab.ratesOf", { day: day(values.asOf) })}
      </span>
      {values.isStale && <span className="small">{t("settings-tab.ratesStale")}</span>}
    </p>
  );
}
