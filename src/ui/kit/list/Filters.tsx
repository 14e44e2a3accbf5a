import { ChevronDown, Search, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useWording } from "../../page.tsx";
import type { ListAddress } from "./list-address.ts";

/** So long after the last letter a search begins. */
const settledMs = 350;

/** What of the address is no filter: which list is shown, how, and what of it is open. */
const kept: readonly string[] = ["tab", "view", "open", "page", "sort"];

/** The line over a list: its search box, its choices, and the way to clear them. The address holds them. */
export function Filters({ at, hint, children }: { at: ListAddress; hint: string; children?: ReactNode }) {
  const { t } = useWording();
  const filters = Object.keys(at.address).filter((key) => !kept.includes(key));
  return (
    <search className="adm-filters">
      <SearchBox key={at.address.tab} at={at} hint={hint} />
      {children}
      {filters.length > 0 && (
        <button
          type="button"
          className="btn quiet sm"
          onClick={() => at.set(Object.fromEntries(filters.map((key) => [key, undefined])))}
        >
          <X className="i s" aria-hidden="true" />
          {t("kit.clearFilters")}
        </button>
      )}
    </search>
  );
}

function SearchBox({ at: { address, set }, hint }: { at: ListAddress; hint: string }) {
  const { t } = useWording();
  const asked = address.q ?? "";
  const [typed, setTyped] = useState(asked);
  const wrote = useRef(asked);
  // Gone back to, or cleared.
  useEffect(() => {
    if (asked === wrote.current) return;
    wrote.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    const text = typed.trim();
    if (text === wrote.current) return;
    const timer = setTimeout(() => {
      wrote.current = text;
      set({ q: text });
    }, settledMs);
    return () => clearTimeout(timer);
  });
  return (
    <span className="input adm-search">
      <Search className="i s" aria-hidden="true" />
      <input
        type="search"
        value={typed}
        maxLength={100}
        placeholder={hint}
        aria-label={t("kit.search")}
        onChange={({ target }) => setTyped(target.value)}
      />
    </span>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
  /** What is shown without a choice, where it is not all. */
  otherwise?: string;
}

/** One choice of a filter; "all" first. */
export function FilterChoice({ label, value, options, onChange, otherwise }: ChoiceProps) {
  const { t } = useWording();
  const id = useId();
  return (
    <div className="adm-choice select-place">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{otherwise ?? `${label}: ${t("kit.all")}`}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="i s" aria-hidden="true" />
    </div>
  );
}
