import { type ReactNode, useState } from "react";
import { isChosen, type ListFilter } from "#features/search/address/browse-search.ts";
import { useWording, type Wording } from "#ui/page.tsx";
import { Repeated } from "#ui/Repeated.tsx";
import type { CountedFilters } from "../use-browse.ts";
import * as styles from "./filters.module.css";

export interface Choice {
  value: string;
  label: string;
}
interface Props {
  filters: CountedFilters;
  filter: ListFilter;
  choices: readonly Choice[];
  /** How many to show before "show all"; chosen ones always show. */
  limit?: number;
}

/** Check boxes with live counts; what would show nothing is dimmed. */
export function ChoiceList({ filters, filter, choices, limit }: Props) {
  const { t, number } = useWording();
  const [all, setAll] = useState(false);
  const chosen = (choice: Choice) => isChosen(filters.search, filter, choice.value);
  const folds = limit !== undefined && choices.length > limit + 2;
  const shown = folds && !all ? choices.filter((one, index) => index < limit || chosen(one)) : choices;
  return (
    <>
      <CheckRows filters={filters} filter={filter} choices={shown} />
      {folds && (
        <button type="button" className="link tiny" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("browse.filterShowFewer") : t("browse.filterShowAll", { count: number(choices.length) })}
        </button>
      )}
    </>
  );
}

/** Those with the counts of now, each in its state. */
export function CheckRows({
  className = styles.checks,
  ...given
}: Omit<Props, "limit"> & { className?: string }) {
  return <Repeated of={CheckRow} each={boxesOf(given, useWording())} by="value" className={className} />;
}

/** A check box of a filter, as it is drawn. */
export interface Box extends Choice {
  name: ListFilter;
  checked: boolean;
  /** Undefined while it is not known. */
  count: string | undefined;
  /** Whether it would show nothing. */
  empty: boolean;
  onToggle: () => void;
}

export const boxesOf = ({ filters, filter, choices }: Omit<Props, "limit">, { number }: Wording): Box[] =>
  choices.map(({ value, label }) => {
    const checked = isChosen(filters.search, filter, value);
    const count = filters.facets && (filters.facets[filter]?.[value] ?? 0);
    return {
      name: filter,
      value,
      label,
      checked,
      count: count === undefined ? undefined : number(count),
      empty: count === 0 && !checked,
      onToggle: () => filters.toggle(filter, value),
    };
  });

/** The native box lies unseen over the whole choice, which `children` draw before its name. */
export function ChoiceBox({
  className,
  children,
  ...box
}: Box & { className: string | undefined; children: ReactNode }) {
  const { name, value, label, checked, count, empty, onToggle } = box;
  return (
    <label className={`${className}${checked ? " on" : ""}${empty ? " zero" : ""}`}>
      <input
        className="cover"
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={onToggle}
      />
      {children}
      <span>{label}</span>
      {count !== undefined && <span className="n num">{count}</span>}
    </label>
  );
}

const CheckRow = (box: Box) => (
  <ChoiceBox className="check" {...box}>
    <span className="bx" />
  </ChoiceBox>
);
