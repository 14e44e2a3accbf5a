import { type CSSProperties, memo, type PointerEvent, useState } from "react";
import { Chart } from "#ui/kit/charts/Chart.tsx";
import { useWording } from "#ui/page.tsx";
import { DailyTable } from "./DailyTable.tsx";
import * as styles from "./daily-chart.module.css";
import { type DayCounts, dayUnder, type Series, series } from "./day-counts.ts";
import { longDay, shortDay } from "./day-names.ts";

/** Something that happened on a day: its number on the chart, and what is said of it. */
export interface Mark {
  day: string;
  number: number;
  text: string;
}

const forms = {
  views: { form: "area", colour: "var(--chart-1)" },
  contacts: { form: "bars", colour: "var(--chart-2)" },
  favorites: { form: "stems", colour: "var(--chart-3)" },
} as const;

interface Props {
  /** Every day of the period, today last. */
  days: readonly DayCounts[];
  marks?: readonly Mark[];
}

/**
 * Views, contacts and favourites per day, one band under the other, each with its own scale. The values of a day are told
 * under the pointer, a finger, or the arrow keys; all of them stand in a table below. Needs the namespace "analytics".
 */
export function DailyChart({ days, marks = [] }: Props) {
  const { t, language, number } = useWording();
  const [hidden, setHidden] = useState<ReadonlySet<Series>>(new Set());
  const [at, setAt] = useState<number>();
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last || !days.some((day) => series.some((one) => day[one] > 0))) return <NothingYet />;

  const shown = series.filter((one) => !hidden.has(one));
  const total = (one: Series) => days.reduce((sum, day) => sum + day[one], 0);
  const told = at === undefined ? undefined : days[at];
  const toggle = (one: Series) => {
    const next = new Set(hidden);
    if (!next.delete(one)) next.add(one);
    setHidden(next);
  };
  return (
    <figure
      className="chart"
      aria-label={t("analytics.chartOf", {
        from: shortDay(language, first.day),
        to: shortDay(language, last.day),
      })}
    >
      <p className={styles.when} aria-hidden="true">
        {told ? longDay(language, told.day) : t("analytics.lastDays", { days: days.length })}
        {marks
          .filter(({ day }) => day === told?.day)
          .map((mark) => (
            <span key={mark.number}>{mark.text}</span>
          ))}
      </p>
      <div className={styles.legend}>
        {series.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={!hidden.has(one)}
            disabled={shown.length === 1 && !hidden.has(one)}
            onClick={() => toggle(one)}
          >
            <i className={`chart-key ${one}`} aria-hidden="true" />
            {t(`analytics.${one}`)}
            <b aria-hidden="true">{number(told ? told[one] : total(one))}</b>
          </button>
        ))}
      </div>
      <div className={styles.plot} style={{ "--days": days.length } as CSSProperties}>
        {marks.length > 0 && <MarkNumbers days={days} marks={marks} />}
        {shown.map((one) => (
          <Band key={one} kind={one} days={days} at={one === "views" ? at : undefined} />
        ))}
        <DayPicker days={days} marks={marks} shown={shown} at={at} onPick={setAt} />
      </div>
      <p className={styles.days} aria-hidden="true">
        <span>{shortDay(language, first.day)}</span>
        <span>{shortDay(language, days[Math.floor((days.length - 1) / 2)]?.day ?? first.day)}</span>
        <span>{t("analytics.today")}</span>
      </p>
      <DailyTable days={days} />
    </figure>
  );
}

/** One series with a scale of its own; drawn again only where the day that is told is marked on it. */
const Band = memo(({ kind, days, at }: Pick<Props, "days"> & { kind: Series; at: number | undefined }) => {
  const { number } = useWording();
  return (
    <Chart
      className={`${styles.band} ${kind}`}
      points={days.map((day) => ({ key: day.day, values: [day[kind]] }))}
      series={[forms[kind]]}
      format={number}
      ticks={kind === "views" ? [0, 0.5, 1] : [0, 1]}
      marked={at}
    />
  );
});

function NothingYet() {
  const { t } = useWording();
  return (
    <p className={styles.nothing}>
      <b>{t("analytics.nothingCounted")}</b>
      <span>{t("analytics.nothingCountedText")}</span>
    </p>
  );
}

/** Where in its period a day lies, as a share of the width. */
const placeOf = (at: number, count: number): CSSProperties => ({
  insetInlineStart: `${((at + 0.5) / count) * 100}%`,
});

function MarkNumbers({ days, marks }: { days: readonly DayCounts[]; marks: readonly Mark[] }) {
  const { number } = useWording();
  return (
    <div className={styles.marks} aria-hidden="true">
      {marks.map((mark) => {
        const at = days.findIndex(({ day }) => day === mark.day);
        return at < 0 ? null : (
          <span key={mark.number} style={placeOf(at, days.length)}>
            <b>{number(mark.number)}</b>
          </span>
        );
      })}
    </div>
  );
}

interface PickerProps extends Required<Props> {
  shown: readonly Series[];
  at: number | undefined;
  onPick: (at: number | undefined) => void;
}

/** A slider that lies over the plot unseen: the browser brings its keys, its touch and its direction. */
function DayPicker({ days, marks, shown, at, onPick }: PickerProps) {
  const { t, language } = useWording();
  const picked = at ?? days.length - 1;
  const day = days[picked];
  const said = [
    ...shown.map((one) => t(`analytics.${one}Count`, { count: day?.[one] ?? 0 })),
    ...marks.filter((mark) => mark.day === day?.day).map(({ text }) => text),
  ];
  const follow = ({ pointerType, clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    if (pointerType !== "mouse") return;
    const { left: edge, width } = currentTarget.getBoundingClientRect();
    const way = (clientX - edge) / width;
    onPick(dayUnder(language === "ar" ? 1 - way : way, days.length));
  };
  return (
    <div className={styles.picker}>
      <input
        type="range"
        min={0}
        max={days.length - 1}
        value={picked}
        autoComplete="off"
        aria-label={t("analytics.day")}
        aria-valuetext={t("analytics.dayTold", {
          day: day ? longDay(language, day.day) : "",
          values: said.join(t("analytics.comma")),
        })}
        onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
        onFocus={() => onPick(picked)}
        onBlur={() => onPick(undefined)}
        onPointerMove={follow}
        onPointerLeave={({ currentTarget }) => currentTarget !== document.activeElement && onPick(undefined)}
      />
      {at !== undefined && <span className={styles.cursor} style={placeOf(at, days.length)} />}
    </div>
  );
}
