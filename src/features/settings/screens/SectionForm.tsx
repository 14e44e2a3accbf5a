import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useRefresh } from "#features/administrators/client/refresh.tsx";
import { isolated } from "#i18n/format.ts";
import { localeOf } from "#i18n/language.ts";
import { formatMoment } from "#i18n/moments.ts";
import { ApiError } from "#platform/http/api.ts";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Conflict } from "#ui/kit/form/Conflict.tsx";
import { showErrors } from "#ui/kit/form/refusal.ts";
import { useHold } from "#ui/kit/hold.ts";
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

/** The form of one section: what was changed stays while it is not saved, and says when another user was faster. */
export function SectionForm({ section, stored, onDirty }: Props) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const { title, text, fields } = forms[section];
  const form = useForm<Filled>({ defaultValues: filledWith(fields, stored.values) });
  const { isDirty } = form.formState;
  const [version, setVersion] = useState(stored.version);
  const [conflict, setConflict] = useState<ApiError>();
  useHold(isDirty);
  useEffect(() => onDirty(section, isDirty), [onDirty, section, isDirty]);

  const take = (next: AllSettings[Section]) => {
    form.reset(filledWith(fields, next.values));
    setVersion(next.version);
    setConflict(undefined);
  };
  const { mutate: save, isPending } = useMutation({
    mutationFn: (filled: Filled) => {
      const body = { section, version, ...saidBy(fields, filled) } as SettingsChange;
      return adminApi("PUT /api/admin/settings", { body });
    },
    onSuccess: (all) => {
      take(all[section]);
      toast("success", t("settings-tab.saved"));
      refresh();
    },
    onError: (error) => {
      const refused = error instanceof ApiError ? error : undefined;
      if (refused?.code === "settings.changed") setConflict(refused);
      else if (!showErrors(form, refused?.errors))
        toast("error", t("settings-tab.saveFailed"), whyFailed(error, t, t("kit.failed")));
    },
  });
  // What another user saved is shown, unless something is being filled in; what this form knows to be old is not.
  const looked = useRef(stored);
  useEffect(() => {
    if (stored === looked.current || isPending) return;
    looked.current = stored;
    if (!isDirty && stored.version !== version) take(stored);
  });

  const loadNew = async () => {
    const all = await adminApi("GET /api/admin/settings").catch(() => undefined);
    if (!all) return toast("error", t("kit.listFailed"));
    take(all[section]);
    refresh();
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
      <FormProvider {...form}>
        <form method="post" onSubmit={form.handleSubmit((filled) => save(filled))} noValidate>
          <div className={styles.fields}>
            {fields.map((field) => (
              <FieldOf key={field.key} field={field} />
            ))}
          </div>
          <Conflict error={conflict} onLoad={() => void loadNew()} />
          <div className="adm-ways">
            {isDirty && (
              <button type="button" className="btn sec" onClick={() => form.reset()}>
                {t("settings-tab.undo")}
              </button>
            )}
            <ActButton
              type="submit"
              className="btn pri"
              pending={isPending}
              off={!isDirty && section !== "rates"}
            >
              {t(section === "rates" && !isDirty ? "settings-tab.confirmRates" : "settings-tab.save")}
            </ActButton>
          </div>
        </form>
      </FormProvider>
    </section>
  );
}

/** Who changed what of it last. */
function LastChange({ stored, fields }: { stored: AllSettings[Section]; fields: readonly Field[] }) {
  const { t, language } = useWording();
  const { changedBy, changedAt, changed } = stored;
  if (!changedAt) return <span className="small muted">{t("settings-tab.neverChanged")}</span>;
  const names = fields.filter(({ key }) => changed.includes(key)).map(({ label }) => t(label));
  const what = new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(names);
  const by = {
    name: isolated(changedBy ?? t("settings-tab.somebody")),
    time: formatMoment(language, changedAt),
  };
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
