import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./hero.module.css";

interface Props {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A choice of the quick search: its name over what is chosen, and the whole box opens the list. */
export function Choice({ label, name, value, onChange, children }: Props) {
  return (
    <label className={`${styles.field} sel`}>
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
      <ChevronDown className="i s" aria-hidden="true" />
    </label>
  );
}
