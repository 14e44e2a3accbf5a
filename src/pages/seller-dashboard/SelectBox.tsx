import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import * as styles from "./dashboard.module.css";

interface Props {
  label: string;
  /** What stands beside the box; without it the label is read aloud only. */
  text?: string;
  checked: boolean;
  /** Some are, and some are not. */
  mixed?: boolean;
  onChange: () => void;
}

/** A box to select with: the native one lies unseen over what is drawn. */
export function SelectBox({ label, text, checked, mixed = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.pick}>
      <input ref={input} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
      <span className={styles.pickBox} aria-hidden="true">
        <Check className="i" />
      </span>
      {text && <span aria-hidden="true">{text}</span>}
    </label>
  );
}
