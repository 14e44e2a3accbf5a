import { Check } from "lucide-react";
import { useEffect, useRef } from "react";

interface Props {
  /** Read aloud. */
  label: string;
  checked: boolean;
  /** Some are, and some are not. */
  mixed?: boolean;
  onChange: () => void;
}

/** A box to select with: the native one lies unseen over what is drawn. */
export function PickBox({ label, checked, mixed = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="adm-pick">
      <input ref={input} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
      <span className="adm-box" aria-hidden="true">
        <Check className="i" />
      </span>
    </label>
  );
}
