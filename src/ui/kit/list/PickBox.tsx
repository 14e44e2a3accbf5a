import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import "../../css/pick.css";

interface Props {
  label: string;
  /** What stands beside the box; without it the label is read aloud only. */
  text?: string;
  checked: boolean;
  /** Some are, and some are not. */
  mixed?: boolean;
  /** It stands in a cell of a table. */
  inCell?: boolean;
  onChange: () => void;
}

/** A box to select with: the native one lies unseen over what is drawn. */
export function PickBox({ label, text, checked, mixed = false, inCell = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={inCell ? "pick in-cell" : "pick"}>
      <input ref={input} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
      <span className="pick-box" aria-hidden="true">
        <Check className="i" />
      </span>
      {text && <span aria-hidden="true">{text}</span>}
    </label>
  );
}
