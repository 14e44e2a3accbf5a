import { ChevronDown } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import type { Bucket } from "#features/reference/reference.types.ts";
import { mostOf, type Range, type RangeName } from "#features/search/address/browse-search.ts";
import { presetOf, typedAmount } from "#features/search/address/range.ts";
import { formatAmount } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import { Repeated, Select } from "#ui/Repeated.tsx";
import * as styles from "./filters.module.css";

interface PresetProps {
  title: string;
  presets: readonly Bucket[];
  range: Range;
  /** How many listings lie within; undefined where that is not known. */
  count: (preset: Bucket) => number | undefined;
  onChange: (range: Range) => void;
}

/** Ready ranges: choosing one fills both ends, typing an end makes it "custom", and "custom" leads to the ends. */
export function PresetSelect({ title, presets, range, count, onChange }: PresetProps) {
  const { t, language, number } = useWording();
  // "Custom" stands as long as the range is the one for which it was chosen.
  const [customFor, setCustomFor] = useState<Range>();
  const custom = customFor && customFor.min === range.min && customFor.max === range.max;
  const preset = custom ? "custom" : presetOf(range, presets);
  const label = (one: Bucket) => {
    const listings = count(one);
    return listings === undefined
      ? one[language]
      : t("browse.filterPresetCount", { preset: one[language], count: number(listings) });
  };
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const slug = target.value;
    setCustomFor(slug === "custom" ? range : undefined);
    if (slug === "custom") {
      target.closest("details")?.querySelector<HTMLElement>(`.${styles.pair} :is(input, select)`)?.focus();
      return;
    }
    const found = presets.find((one) => one.slug === slug);
    onChange({ min: found?.min || undefined, max: found?.max });
  };
  return (
    <span className="select">
      <Select
        className="input"
        aria-label={t("browse.filterPresetOf", { filter: title })}
        value={preset}
        onChange={choose}
        choices={[
          ["all", t("browse.filterAnyRange")],
          ...presets.map((one) => [one.slug, label(one)] as const),
          ["custom", t("browse.filterCustom")],
        ]}
      />
      <ChevronDown className="i s" aria-hidden="true" />
    </span>
  );
}

interface PairProps {
  title: string;
  /** The fields' names in the address, before Min and Max. */
  name: RangeName;
  range: Range;
  unit: string;
  onChange: (range: Range) => void;
}

/** Both ends as typed numbers, in any digits. An end is taken when the field is left or Enter is pressed. */
export function AmountPair({ title, name, range, unit, onChange }: PairProps) {
  const { t } = useWording();
  const most = mostOf(name);
  const field = (end: "min" | "max", label: string, fullLabel: string): AmountProps => ({
    // What is typed stands in the field alone: another amount is another field.
    id: `${end}${range[end]}`,
    label,
    fullLabel,
    name: `${name}${end === "min" ? "Min" : "Max"}`,
    shown: shownAmount(range[end]),
    unit,
    onType(field) {
      const typed = typedAmount(field.value, range[end], most);
      const next = typed === 0 && end === "min" ? undefined : typed;
      // What was typed may be no amount, or too much: the field shows what holds.
      field.value = shownAmount(next);
      if (next !== range[end]) onChange({ ...range, [end]: next });
    },
  });
  const each = [
    field("min", t("browse.filterMin"), t("browse.filterMinOf", { filter: title })),
    field("max", t("browse.filterMax"), t("browse.filterMaxOf", { filter: title })),
  ];
  return <Repeated of={AmountField} each={each} by="id" className={styles.pair} />;
}

interface AmountProps {
  id: string;
  label: string;
  fullLabel: string;
  name: string;
  shown: string;
  unit: string;
  onType: (field: HTMLInputElement) => void;
}

function AmountField({ label, fullLabel, name, shown, unit, onType }: AmountProps) {
  return (
    <div className="field">
      <span className="lab" aria-hidden="true">
        {label}
      </span>
      <span className="input">
        <span className="muted" aria-hidden="true">
          {unit}
        </span>
        <input
          name={name}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          aria-label={fullLabel}
          defaultValue={shown}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => onType(event.target)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onType(event.currentTarget);
          }}
        />
      </span>
    </div>
  );
}

const shownAmount = (value: number | undefined) => (value === undefined ? "" : formatAmount(value));

interface YearProps {
  title: string;
  range: Range;
  /** The first and the last year there may be. */
  first: number;
  last: number;
  onChange: (range: Range) => void;
}

export function YearPair({ title, range, first, last, onChange }: YearProps) {
  const { t, plain } = useWording();
  const choices: (readonly [string, string])[] = [["", t("browse.filterAny")]];
  for (let year = last; year >= first; year--) choices.push([String(year), plain(year)]);
  const select = (end: "min" | "max", label: string, fullLabel: string) => (
    <div className="field">
      <span className="lab" aria-hidden="true">
        {label}
      </span>
      <span className="select">
        <Select
          className="input"
          name={end === "min" ? "yearMin" : "yearMax"}
          aria-label={fullLabel}
          value={String(range[end] ?? "")}
          onChange={(event) => onChange({ ...range, [end]: Number(event.target.value) || undefined })}
          choices={choices}
        />
        <ChevronDown className="i s" aria-hidden="true" />
      </span>
    </div>
  );
  return (
    <div className={styles.pair}>
      {select("min", t("browse.filterMin"), t("browse.filterMinOf", { filter: title }))}
      {select("max", t("browse.filterMax"), t("browse.filterMaxOf", { filter: title }))}
    </div>
  );
}
