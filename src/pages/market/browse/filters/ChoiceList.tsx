import { useState } from "react";
import { isChosen, type ListFilter } from "#features/search/address/browse-search.ts";
import { useWording } from "#ui/page.tsx";
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
      <div className={styles.checks}>
        {shown.map((choice) => (
          <CheckRow
            key={choice.value}
            name={filter}
            choice={choice}
            checked={chosen(choice)}
            count={filters.facets && (filters.facets[filter]?.[choice.value] ?? 0)}
            onToggle={() => filters.toggle(filter, choice.value)}
          />
        ))}
      </div>
      {folds && (
        <button type="button" className="link tiny" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("browse.filterShowFewer") : t("browse.filterShowAll", { count: number(choices.length) })}
        </button>
      )}
    </>
  );
}

interface RowProps {
  name: string;
  choice: Choice;
  checked: boolean;
  /** Undefined while it is not known. */
  count: number | undefined;
  onToggle: () => void;
}

export function CheckRow({ name, choice, checked, count, onToggle }: RowProps) {
  const { number } = useWording();
  return (
    <label className={`check${checked ? " on" : ""}${count === 0 && !checked ? " zero" : ""}`}>
      <input
        className="cover"
        type="checkbox"
        name={name}
        value={choice.value}
        checked={checked}
        onChange={onToggle}
      />
      <span className="bx" />
      <span>{choice.label}</span>
      {count !== undefined && <span className="n num">{number(count)}</span>}
    </label>
  );
}
