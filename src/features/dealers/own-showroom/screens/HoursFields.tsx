import { CircleAlert, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { formatWeekday } from "#i18n/opening-hours.ts";
import { useWording } from "#ui/page.tsx";
import { spansOfDay } from "../own-showroom.schema.ts";
import * as styles from "./my-showroom.module.css";
import type { ShowroomFormState } from "./use-showroom-form.ts";
import type { Week } from "./values.ts";

/** The hours of each day of the week, from Monday on, each with up to three openings. */
export function HoursFields({ form }: { form: ShowroomFormState }) {
  const { t } = useWording();
  const { values, errors, change } = form;
  const { hours } = values;
  const setDay = (day: number, spans: Week[number]) =>
    change({ hours: hours.map((one, index) => (index === day ? spans : one)) });
  return (
    <section className="panel stack" aria-labelledby="mine-hours">
      <h2 id="mine-hours">{t("own-showroom.hoursPart")}</h2>
      <Box
        label={t("own-showroom.hoursShown")}
        checked={values.showsHours}
        onChange={(showsHours) => change({ showsHours })}
      />
      {values.showsHours && (
        <ul className={styles.week}>
          {hours.map((spans, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week
            <Day key={day} day={day} spans={spans} onChange={(next) => setDay(day, next)}>
              {day === 0 && spans.length > 0 && (
                <button
                  type="button"
                  className="link small"
                  onClick={() => change({ hours: hours.map(() => spans) })}
                >
                  {t("own-showroom.copyDown")}
                </button>
              )}
            </Day>
          ))}
        </ul>
      )}
      {errors.hours && (
        <p className="err" role="alert">
          <CircleAlert className="i s" aria-hidden="true" />
          {errors.hours}
        </p>
      )}
    </section>
  );
}

interface DayProps {
  day: number;
  spans: Week[number];
  onChange: (spans: Week[number]) => void;
  children: ReactNode;
}

function Day({ day, spans, onChange, children }: DayProps) {
  const { t, language } = useWording();
  const name = formatWeekday(language, day);
  const set = (at: number, end: 0 | 1, value: string) =>
    onChange(
      spans.map(([opens, closes], index) =>
        index !== at ? [opens, closes] : end === 0 ? [value, closes] : [opens, value],
      ),
    );
  return (
    <li>
      <Box
        label={name}
        name={t("own-showroom.openOn", { day: name })}
        checked={spans.length > 0}
        onChange={(isOpen) => onChange(isOpen ? [["09:00", "18:00"]] : [])}
      />
      <div className={styles.spans}>
        {spans.length === 0 && <span className="muted small">{t("own-showroom.closed")}</span>}
        {spans.map(([opens, closes], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day
          <div className="row" key={at}>
            <input
              className="input"
              type="time"
              value={opens}
              aria-label={t("own-showroom.fromOn", { day: name })}
              onChange={({ target }) => set(at, 0, target.value)}
            />
            <span aria-hidden="true">–</span>
            <input
              className="input"
              type="time"
              value={closes === "24:00" ? "00:00" : closes}
              aria-label={t("own-showroom.untilOn", { day: name })}
              onChange={({ target }) => set(at, 1, target.value)}
            />
            {at > 0 && (
              <button
                type="button"
                className="icon-btn"
                aria-label={t("own-showroom.removeSpanOn", { time: opens, day: name })}
                onClick={() => onChange(spans.filter((_, index) => index !== at))}
              >
                <X className="i s" aria-hidden="true" />
              </button>
            )}
          </div>
        ))}
        <div className="row wrapx">
          {spans.length > 0 && spans.length < spansOfDay && (
            <button
              type="button"
              className="link small"
              aria-label={t("own-showroom.addSpanOn", { day: name })}
              onClick={() => onChange([...spans, ["", ""]])}
            >
              <Plus className="i s" aria-hidden="true" />
              {t("own-showroom.addSpan")}
            </button>
          )}
          {children}
        </div>
      </div>
    </li>
  );
}

interface BoxProps {
  label: string;
  /** What a reader hears instead of the label. */
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Box({ label, name, checked, onChange }: BoxProps) {
  return (
    <label className={checked ? "check on" : "check"}>
      <input
        type="checkbox"
        className="cover"
        checked={checked}
        aria-label={name}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="bx" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
